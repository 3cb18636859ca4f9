import type { VisiblePerson } from '../../../contract/v2/metricResults.ts';
import { isAdmin } from '../../../domain/access/roles.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { ledBy } from '../../store/campaigns/audienceMembers.ts';
import type { Tx } from '../../store/database.ts';
import {
  type Constellation,
  constellationsWith,
  wantedBy,
} from '../../store/metricResults/constellations.ts';
import { namesOf } from '../../store/metricResults/profiles.ts';
import { accountOf } from '../campaigns/campaignAccess.ts';
import { everybodyIn } from './publishedMetrics.ts';
import { refuseEmulation, visiblePeople, visibleProfilesOf } from './visibility.ts';

const mostPeople = 200;

/** Everyone whose profile the caller may see. Throws `emulating`, like all functions here. */
export async function visibleProfiles(deps: Deps, caller: Caller) {
  refuseEmulation(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const seen = (await visiblePeople(tx, caller, null)).slice(0, mostPeople);
    const { profiles, refused } = await visibleProfilesOf(tx, seen);
    const people = seen.map(({ user_id, name }) => ({
      user_id,
      name,
      profile: profiles.get(user_id) ?? null,
    }));
    return { people, refused };
  });
}

/** The constellations the caller may view. */
export async function viewedConstellations(deps: Deps, caller: Caller) {
  refuseEmulation(caller);
  return deps.database.as(caller.scope, async (tx) => (await inSight(tx, caller)).map(headOf));
}

/** One constellation with its people. Throws `not_found` also for constellations the caller may not view. */
export async function constellationResults(deps: Deps, caller: Caller, constellationId: number) {
  refuseEmulation(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const found = (await inSight(tx, caller)).find(({ id }) => id === constellationId);
    if (!found) throw new Refusal('not_found');
    const accountId = accountOf(caller);
    const { profiles, refused } = await visibleProfilesOf(
      tx,
      await visiblePeople(tx, caller, found.user_ids),
    );
    const names = await namesOf(tx, accountId, found.user_ids);
    const query = found.blueprint_id === null ? [] : await wantedBy(tx, accountId, found.blueprint_id);
    return {
      constellation: headOf(found),
      people: names.map((one) => ({ ...one, profile: profiles.get(one.user_id) ?? null })),
      wanted: query[0] ?? null,
      refused,
    };
  });
}

/** The caller's own profile and another one. Throws `not_found` for a person who isn't visible, whatever the reason. */
export async function compareProfiles(deps: Deps, caller: Caller, userId: number) {
  refuseEmulation(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const ownId = caller.person.user.id;
    const seen = await visiblePeople(tx, caller, [...new Set([ownId, userId])]);
    const other = seen.find(({ user_id }) => user_id === userId);
    if (!other && userId !== ownId) throw new Refusal('not_found');
    const { profiles, refused } = await visibleProfilesOf(tx, seen);
    return {
      own: profiles.get(ownId) ?? null,
      other: { user_id: userId, name: other?.name ?? '', profile: profiles.get(userId) ?? null },
      blueprints: await wantedBy(tx, accountOf(caller), null),
      refused,
    };
  });
}

/** A profile and the published results of everyone in its campaign. Throws `not_found`. */
export async function benchmarkProfile(deps: Deps, caller: Caller, userId: number | null) {
  refuseEmulation(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const { person, standing, refused } = await onePerson(tx, caller, userId);
    if (!standing) return { person, everybody: null, released_on: null, refused };
    return { person, refused, ...(await everybodyIn(tx, accountOf(caller), standing.campaign_id)) };
  });
}

/** A visible person; the caller is included even without a profile. Throws `not_found`. */
export async function onePerson(tx: Tx, caller: Caller, userId: number | null) {
  const own = caller.person.user.id;
  const wanted = userId ?? own;
  const seen = await visiblePeople(tx, caller, [wanted]);
  const [standing = null] = seen;
  if (!standing && wanted !== own) throw new Refusal('not_found');
  const { profiles, refused } = await visibleProfilesOf(tx, seen);
  const [named] = await namesOf(tx, accountOf(caller), [wanted]);
  const person: VisiblePerson = {
    user_id: wanted,
    name: named?.name ?? '',
    profile: profiles.get(wanted) ?? null,
  };
  return { person, standing, refused };
}

/** Administrators view all constellations, team leads those with members of their teams, and others those they belong to. */
async function inSight(tx: Tx, caller: Caller): Promise<Constellation[]> {
  const accountId = accountOf(caller);
  const { user } = caller.person;
  if (isAdmin(user)) return constellationsWith(tx, accountId, null);
  const { user_ids } = await ledBy(tx, accountId, user.id);
  return constellationsWith(tx, accountId, [...user_ids, user.id]);
}

const headOf = ({ id, name, note, user_ids }: Constellation) => {
  return { constellation_id: id, name, note, people: user_ids.length };
};
