import type { VisiblePerson } from '../../../contract/v2/metricResults.ts';
import { isAdmin } from '../../../domain/access/roles.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { audienceLedBy } from '../../store/campaigns/audienceMembers.ts';
import type { Tx } from '../../store/database.ts';
import {
  type Constellation,
  listBlueprintRanges,
  listConstellations,
} from '../../store/metricResults/constellations.ts';
import { listNames } from '../../store/metricResults/metricProfiles.ts';
import { overallMetricsOf } from './readPublishedMetrics.ts';
import { visiblePeople, visibleProfilesOf } from './visiblePeople.ts';

const maxPeople = 200;

/** Returns everyone whose profile the caller may see. Throws `emulating`, like all functions in this file. */
export async function readVisibleProfiles(deps: Deps, caller: Caller) {
  refuseEmulation(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const visible = (await visiblePeople(tx, caller, null)).slice(0, maxPeople);
    const { profiles, refused } = await visibleProfilesOf(tx, visible);
    const people = visible.map(({ user_id, name }) => ({
      user_id,
      name,
      profile: profiles.get(user_id) ?? null,
    }));
    return { people, refused };
  });
}

/** Returns the constellations the caller may view. */
export async function readConstellations(deps: Deps, caller: Caller) {
  refuseEmulation(caller);
  return deps.database.as(caller.scope, async (tx) =>
    (await visibleConstellations(tx, caller)).map(constellationHead),
  );
}

/**
 * Returns one constellation with its people. Throws `not_found`, also for constellations the caller may not
 * view.
 */
export async function readConstellationResults(deps: Deps, caller: Caller, constellationId: number) {
  refuseEmulation(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const constellation = (await visibleConstellations(tx, caller)).find(({ id }) => id === constellationId);
    if (!constellation) throw new Refusal('not_found');
    const accountId = accountOf(caller);
    const { profiles, refused } = await visibleProfilesOf(
      tx,
      await visiblePeople(tx, caller, constellation.user_ids),
    );
    const names = await listNames(tx, accountId, constellation.user_ids);
    const query =
      constellation.blueprint_id === null
        ? []
        : await listBlueprintRanges(tx, accountId, constellation.blueprint_id);
    return {
      constellation: constellationHead(constellation),
      people: names.map((one) => ({ ...one, profile: profiles.get(one.user_id) ?? null })),
      // Only administrators see drafts.
      wanted: query.find(({ status }) => status !== 'draft' || isAdmin(caller.person.user)) ?? null,
      refused,
    };
  });
}

/**
 * Returns the caller's own profile and another one. Throws `not_found` for a person who isn't visible,
 * whatever the reason.
 */
export async function compareProfiles(deps: Deps, caller: Caller, userId: number) {
  refuseEmulation(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const ownId = caller.person.user.id;
    const visible = await visiblePeople(tx, caller, [...new Set([ownId, userId])]);
    const other = visible.find(({ user_id }) => user_id === userId);
    if (!other && userId !== ownId) throw new Refusal('not_found');
    const { profiles, refused } = await visibleProfilesOf(tx, visible);
    return {
      own: profiles.get(ownId) ?? null,
      other: { user_id: userId, name: other?.name ?? '', profile: profiles.get(userId) ?? null },
      blueprints: await listBlueprintRanges(tx, accountOf(caller), null),
      refused,
    };
  });
}

/** Returns a profile and the published results of everyone in its campaign. Throws `not_found`. */
export async function compareProfileWithCampaign(deps: Deps, caller: Caller, userId: number | null) {
  refuseEmulation(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const { person, standing: status, refused } = await readVisiblePerson(tx, caller, userId);
    if (!status) return { person, everybody: null, released_on: null, refused };
    return { person, refused, ...(await overallMetricsOf(tx, accountOf(caller), status.campaign_id)) };
  });
}

/** Returns a visible person; the caller is included even without a profile. Throws `not_found`. */
export async function readVisiblePerson(tx: Tx, caller: Caller, userId: number | null) {
  const own = caller.person.user.id;
  const personId = userId ?? own;
  const visible = await visiblePeople(tx, caller, [personId]);
  const [status = null] = visible;
  if (!status && personId !== own) throw new Refusal('not_found');
  const { profiles, refused } = await visibleProfilesOf(tx, visible);
  const [named] = await listNames(tx, accountOf(caller), [personId]);
  const person: VisiblePerson = {
    user_id: personId,
    name: named?.name ?? '',
    profile: profiles.get(personId) ?? null,
  };
  return { person, standing: status, refused };
}

/**
 * Administrators may view all constellations, team leads those with members of their teams, and others those
 * they belong to.
 */
async function visibleConstellations(tx: Tx, caller: Caller): Promise<Constellation[]> {
  const accountId = accountOf(caller);
  const { user } = caller.person;
  if (isAdmin(user)) return listConstellations(tx, accountId, null);
  const { user_ids } = await audienceLedBy(tx, accountId, user.id);
  return listConstellations(tx, accountId, [...user_ids, user.id]);
}

const constellationHead = ({ id, name, note, user_ids }: Constellation) => {
  return { constellation_id: id, name, note, people: user_ids.length };
};
