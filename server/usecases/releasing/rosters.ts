import { randomUUID } from 'node:crypto';
import { type CampaignSize, minimumInvited } from '../../../domain/campaigns/benchmarkStatus.ts';
import { addDays } from '../../../domain/dates/days.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Release } from '../../../domain/release/buildRelease.ts';
import { everybodyIn, type PublishedAudience } from '../../../domain/release/overlap/audience.ts';
import { comparedDays } from '../../../domain/release/overlap/comparedAudiences.ts';
import {
  audienceOf,
  type InvitedPerson,
  type OverlapRequest,
} from '../../../domain/release/overlap/limitRelease.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import {
  addRoster,
  erasedUserIds,
  findRoster,
  invitedParticipants,
  knownUserIds,
  publishedRosters,
  publishRoster,
  removeRoster,
  type StoredRoster,
} from '../../store/releasing/audienceRosters.ts';
import { textOfKeyName } from '../../vault/keyStore/keyStore.ts';
import { callKeyStore } from '../keys/callKeyStore.ts';
import type { ReleaseInput } from './makeRelease.ts';
import { createRosterBox, type RosterBox } from './rosterBox.ts';

interface ClosedCampaign extends CampaignSize {
  readonly id: number;
  readonly account_id: number;
}

/** The audiences that a release has to be compared with. */
export interface ComparedAudiences extends Pick<OverlapRequest, 'invited' | 'minInvited' | 'earlier'> {
  /** The campaigns of `earlier`. */
  readonly campaignIds: readonly number[];
  readonly box: RosterBox;
}

const keyNameOf = (id: number) => ({ kind: 'audience', id }) as const;

/** Returns the first day of the campaigns with which a campaign that closed on `day` is compared. */
export const comparedSince = (day: string): string => addDays(day, -comparedDays);

/**
 * Stores who was invited to a campaign that is being closed, in the builder role and before the attributes
 * are deleted. The key exists before the closing transaction commits; `reconcileKeys` leaves it in place as long as the
 * campaign is open. Throws `unavailable` if the key store fails.
 */
export async function storeClosedRoster(
  deps: Deps,
  tx: Tx,
  { id, account_id }: ClosedCampaign,
  closed_on: string,
): Promise<void> {
  const name = keyNameOf(id);
  const key = await callKeyStore(deps, name, () => deps.keys.obtain(name));
  const box = createRosterBox(deps.environment.secret, id, key);
  const participants = await invitedParticipants(tx, id);
  const people = participants.map(
    ({ user_id, attributes }) =>
      [box.pseudonymOf(user_id === null ? randomUUID() : String(user_id)), attributes] as const,
  );
  await addRoster(tx, { campaign_id: id, account_id, closed_on, sealed: box.seal({ people }) });
}

/**
 * Returns the audience of a closed campaign and those of the account's results within the last 400 days, with
 * the same keys for the same people. Null for a campaign that was closed before audiences were stored. Throws
 * `unavailable` if a key is missing.
 */
export async function readComparedAudiences(
  deps: Deps,
  tx: Tx,
  campaign: ClosedCampaign,
  closedOn: string,
): Promise<ComparedAudiences | null> {
  const { id, account_id } = campaign;
  const own = await findRoster(tx, id);
  if (!own) return null;
  const stored = await publishedRosters(tx, account_id, comparedSince(closedOn));
  // The keys are needed together, so they are read together.
  const [{ box }, ...others] = await Promise.all([
    openRoster(deps, own),
    ...stored.map((roster) => openRoster(deps, roster)),
  ]);
  const userIds = await knownUserIds(tx, account_id);
  const nameOf = personNames(id, userIds, box);
  const earlier = others.map((roster) => audienceIn(roster, userIds));
  const invited = box.openClosed(own.sealed).people.map(([pseudonym, g]) => ({ ...nameOf(pseudonym), g }));
  const erased = await erasedUserIds(tx, userIds);
  return {
    invited: matchErased(invited, earlier, erased),
    minInvited: minimumInvited(campaign),
    earlier,
    campaignIds: stored.map(({ campaign_id }) => campaign_id),
    box,
  };
}

/** Stores the published groups and numbers of a release, or removes the audience if nothing was published. Returns whether it was stored. */
export async function storePublishedRoster(
  tx: Tx,
  campaignId: number,
  { box, invited }: ComparedAudiences,
  release: Release,
  { topics, k }: Pick<ReleaseInput, 'topics' | 'k'>,
): Promise<boolean> {
  if (release.cells.length === 0) {
    await removeRoster(tx, campaignId);
    return false;
  }
  const { groups, figures, banded } = audienceOf(release, { invited, topics, k });
  const members = groups.map(({ people }) => new Set(people));
  const sealed = box.seal({
    people: invited.map(({ key }) => [
      box.pseudonymOf(key),
      [...members.keys()].filter((at) => members[at]?.has(key)),
    ]),
    groups: groups.map(({ dim, category }) => ({ dim, category })),
    figures: figures.map(({ dim, category, subject, subject_id, value, low, high, n_band }) => {
      return { dim, category, subject, subject_id, value, low, high, n_band };
    }),
    k,
    topics,
    banded,
  });
  await publishRoster(tx, { campaign_id: campaignId, sealed });
  return true;
}

interface OpenedRoster extends StoredRoster {
  readonly box: RosterBox;
}

/**
 * Opens a stored audience. Throws if its key can't be read, because publishing without the comparison would
 * leave a person unprotected.
 */
async function openRoster(deps: Deps, roster: StoredRoster): Promise<OpenedRoster> {
  const { campaign_id } = roster;
  const name = keyNameOf(campaign_id);
  const key = await callKeyStore(deps, name, () => deps.keys.read(name));
  if (key) return { ...roster, box: createRosterBox(deps.environment.secret, campaign_id, key) };
  deps.log.error(
    { key: textOfKeyName(name) },
    'results wait for the key of an audience with which they are compared',
  );
  throw new Refusal('unavailable');
}

interface NamedPerson {
  readonly key: string;
  readonly isKnown: boolean;
}

/** Finds the person of a pseudonym among people of the account. */
function personNames(campaignId: number, userIds: readonly number[], box: RosterBox) {
  const names = new Map(userIds.map((id) => [box.pseudonymOf(String(id)), String(id)]));
  return (pseudonym: string): NamedPerson => {
    const key = names.get(pseudonym);
    return { key: key ?? `${campaignId}:${pseudonym}`, isKnown: key !== undefined };
  };
}

function audienceIn(
  { campaign_id, sealed, box }: OpenedRoster,
  userIds: readonly number[],
): PublishedAudience {
  const nameOf = personNames(campaign_id, userIds, box);
  const { people, groups, ...published } = box.openPublished(sealed);
  const members: string[][] = groups.map(() => []);
  for (const [pseudonym, own] of people) {
    const { key } = nameOf(pseudonym);
    for (const at of own) members[at]?.push(key);
  }
  return { ...published, groups: groups.map((group, at) => ({ ...group, people: members[at] ?? [] })) };
}

/**
 * Participants who were erased after they finished have no person anymore. They are matched with erased
 * people of the newest audience who aren't invited otherwise, so that an erasure doesn't make two audiences
 * look more different than they are.
 */
function matchErased(
  invited: readonly (InvitedPerson & NamedPerson)[],
  earlier: readonly PublishedAudience[],
  erased: ReadonlySet<number>,
): readonly InvitedPerson[] {
  const own = new Set(invited.map(({ key }) => key));
  const missing = new Set(
    earlier.flatMap((audience) =>
      everybodyIn(audience).filter((key) => erased.has(Number(key)) && !own.has(key)),
    ),
  );
  const candidates = missing.values();
  return invited.map(({ key, isKnown, g }) => ({ key: isKnown ? key : (candidates.next().value ?? key), g }));
}
