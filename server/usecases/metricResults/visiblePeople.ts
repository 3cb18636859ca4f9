import type { PersonProfile } from '../../../contract/v2/metricResults.ts';
import { isAdmin } from '../../../domain/access/roles.ts';
import { type VisibilityReason, visibilityReason } from '../../../domain/metricResults/profileVisibility.ts';
import { publishableProfiles } from '../../../domain/metricResults/publishableProfiles.ts';
import { metrics } from '../../../domain/metrics/metrics.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { NOT_STATED } from '../../../domain/release/mergeCategories.ts';
import { scoreDomains } from '../../../domain/scoring/personal/domainScores.ts';
import { NO_NORM, toPercentileScale } from '../../../domain/scoring/personal/percentileScale.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { audienceLedBy } from '../../store/campaigns/audienceMembers.ts';
import type { Tx } from '../../store/database.ts';
import {
  type AssessmentStatus,
  assessmentStatuses,
  countedPeople,
  managedBy,
  profilesOf,
  publishedGroups,
  type StoredProfile,
} from '../../store/metricResults/profiles.ts';
import type { ScoreResult } from '../../store/scoring/scores.ts';
import { checkComparable, scoreContextOf } from '../scoring/checkComparable.ts';

/** A person whose profile the caller may see, with the reason. */
export interface VisibleAssessment extends AssessmentStatus {
  readonly reason: VisibilityReason;
}

/**
 * The people whose profiles the caller sees, in the order of names, among `userIds` or everyone (docs/decisions/0025).
 */
export async function visiblePeople(
  tx: Tx,
  caller: Caller,
  userIds: readonly number[] | null,
): Promise<readonly VisibleAssessment[]> {
  const accountId = accountOf(caller);
  const { user } = caller.person;
  const led = new Set((await audienceLedBy(tx, accountId, user.id)).user_ids);
  const managed = new Set(await managedBy(tx, accountId, user.id));
  const statuses = await assessmentStatuses(tx, accountId, user.id);
  const visible = statuses.flatMap((one): VisibleAssessment[] => {
    const reader = {
      isSelf: one.user_id === user.id,
      isAdmin: isAdmin(user),
      isManager: managed.has(one.user_id),
      leads: led.has(one.user_id),
    };
    const sight = visibilityReason(reader, one.released_to, one.shared_with);
    return sight ? [{ ...one, reason: sight }] : [];
  });
  const publishable = new Set<number>();
  for (const campaignId of new Set(visible.filter(isShared).map(({ campaign_id }) => campaign_id))) {
    const of = ({ campaign_id }: AssessmentStatus) => campaign_id === campaignId;
    for (const id of await publishableSharers(tx, statuses.filter(of), visible.filter(isShared).filter(of)))
      publishable.add(id);
  }
  return visible.filter(
    (one) =>
      (!isShared(one) || publishable.has(one.user_id)) && (userIds === null || userIds.includes(one.user_id)),
  );
}

const isShared = ({ reason }: VisibleAssessment) => reason === 'shared';

/**
 * The people in `own` whom the caller may see together with the published means of their campaign. The rule is checked for
 * everyone who shares first, and then for those visible to this caller, so the result never depends on the people requested.
 */
async function publishableSharers(
  tx: Tx,
  statuses: readonly AssessmentStatus[],
  own: readonly VisibleAssessment[],
) {
  const campaignId = own[0]?.campaign_id ?? 0;
  const groups = await publishedGroups(tx, campaignId);
  const counted = (await countedPeople(tx, campaignId)).map(({ user_id, attributes }) => ({
    user_id,
    groups: groups
      .filter(({ dim, members }) => dim === 'overall' || members.includes(attributes[dim] ?? NOT_STATED))
      .map(({ dim, category }) => `${dim}:${category}`),
  }));
  const sharing = statuses
    .filter(({ shared_on }) => shared_on !== null)
    .sort((a, b) => (a.shared_on ?? '').localeCompare(b.shared_on ?? '') || a.user_id - b.user_id)
    .map(({ user_id }) => user_id);
  const stored = publishableProfiles(counted, sharing);
  const visible = new Set(own.map(({ user_id }) => user_id));
  return publishableProfiles(
    counted,
    sharing.filter((id) => stored.has(id) && visible.has(id)),
  );
}

/** The profiles of visible people by person, or the refusal code if they may not be compared. */
export async function visibleProfilesOf(
  tx: Tx,
  visible: readonly VisibleAssessment[],
): Promise<{ readonly profiles: ReadonlyMap<number, PersonProfile>; readonly refused: string | null }> {
  const stored = await profilesOf(
    tx,
    visible.map(({ score_id }) => score_id),
  );
  const refused = stored.length > 1 ? await comparisonRefusal(tx, stored) : null;
  const profiles = new Map<number, PersonProfile>();
  if (refused !== null) return { profiles, refused };
  const [first] = stored;
  if (!first) return { profiles, refused };
  const { norm } = await scoreContextOf(tx, first);
  for (const { score_id, user_id, campaign_id, campaign } of visible) {
    const own = stored.find(({ id }) => id === score_id);
    if (own)
      profiles.set(user_id, { campaign_id, campaign, ...percentileScoresOf(own, norm?.metrics ?? null) });
  }
  return { profiles, refused };
}

type Norms = Parameters<typeof scoreDomains>[1];

/** Percentiles with the limits of their 80% confidence ranges. */
export function percentileScoresOf({ result }: { readonly result: ScoreResult }, norms: Norms) {
  const { theta, se, covariance } = result;
  if (!theta || !se || !covariance) return { metrics: [], domains: [] };
  return {
    metrics: metrics.map((metric, at) => ({
      metric,
      ...toPercentileScale(theta[at] ?? 0, se[at] ?? 0, norms?.[at] ?? NO_NORM),
    })),
    domains: scoreDomains({ theta, covariance }, norms).map(({ domain, value, low, high }) => {
      return { domain, value, low, high };
    }),
  };
}

async function comparisonRefusal(tx: Tx, stored: readonly StoredProfile[]): Promise<string | null> {
  try {
    await checkComparable(tx, stored, 'betweenPeople');
    return null;
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    return refused.code;
  }
}
