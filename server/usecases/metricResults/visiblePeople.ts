import type { PersonProfile } from '../../../contract/v2/metricResults.ts';
import { isAdmin } from '../../../domain/access/roles.ts';
import { type VisibilityReason, visibilityReason } from '../../../domain/metricResults/profileVisibility.ts';
import { metrics } from '../../../domain/metrics/metrics.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { scoreDomains } from '../../../domain/scoring/personal/domainScores.ts';
import { NO_NORM, toPercentileScale } from '../../../domain/scoring/personal/percentileScale.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { audienceLedBy } from '../../store/campaigns/audienceMembers.ts';
import type { Tx } from '../../store/database.ts';
import { listGroupMembers } from '../../store/metricResults/countedProfiles.ts';
import {
  type AssessmentStatus,
  listAssessmentStatuses,
  listManagedPeople,
  listProfiles,
  type StoredProfile,
} from '../../store/metricResults/metricProfiles.ts';
import type { ScoreResult } from '../../store/scoring/scores.ts';
import { checkComparable, scoreContextOf } from '../scoring/checkComparable.ts';

/** A person whose profile the caller may see, with the reason. */
export interface VisibleAssessment extends AssessmentStatus {
  readonly reason: VisibilityReason;
}

/**
 * Returns the people whose profiles the caller may see, ordered by name, among `userIds` or everyone
 * (docs/decisions/0025).
 */
export async function visiblePeople(
  tx: Tx,
  caller: Caller,
  userIds: readonly number[] | null,
): Promise<readonly VisibleAssessment[]> {
  const accountId = accountOf(caller);
  const { user } = caller.person;
  const led = new Set((await audienceLedBy(tx, accountId, user.id)).user_ids);
  const managed = new Set(await listManagedPeople(tx, accountId, user.id));
  const statuses = await listAssessmentStatuses(tx, accountId, user.id);
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
  const openGroups = await findOpenGroups(tx, visible);
  return visible.filter(
    (one) =>
      (one.reason !== 'shared' || isShown(one, openGroups)) &&
      (userIds === null || userIds.includes(one.user_id)),
  );
}

/** Whether a shared profile is shown next to the published means of its campaign (R25). */
const isShown = (one: AssessmentStatus, openGroups: ReadonlySet<string>) =>
  one.shown === 'alone' || (one.shown === 'together' && openGroups.has(groupOf(one)));

const groupOf = ({ campaign_id, shown_in }: AssessmentStatus) => `${campaign_id} ${shown_in}`;

/**
 * Returns the groups that are shown as a whole and whose members all share with the caller. The result
 * doesn't depend on the people requested.
 */
async function findOpenGroups(tx: Tx, visible: readonly VisibleAssessment[]): Promise<ReadonlySet<string>> {
  const groups = new Map(
    visible
      .filter(({ reason, shown }) => reason === 'shared' && shown === 'together')
      .map((one) => [groupOf(one), one]),
  );
  const open = new Set<string>();
  for (const [key, { campaign_id, shown_in }] of groups) {
    const own = new Set(
      visible.filter((one) => one.campaign_id === campaign_id).map(({ user_id }) => user_id),
    );
    const members = await listGroupMembers(tx, campaign_id, shown_in ?? '');
    if (members.every((userId) => userId !== null && own.has(userId))) open.add(key);
  }
  return open;
}

/** Returns the profiles of visible people by person, or the refusal code if they may not be compared. */
export async function visibleProfilesOf(
  tx: Tx,
  visible: readonly VisibleAssessment[],
): Promise<{ readonly profiles: ReadonlyMap<number, PersonProfile>; readonly refused: string | null }> {
  const stored = await listProfiles(
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

/** Returns percentiles with the limits of their 80% confidence ranges. */
export function percentileScoresOf({ result }: { readonly result: ScoreResult }, norms: Norms) {
  const { theta, se, covariance, scale_error } = result;
  if (!theta || !se || !covariance) return { metrics: [], domains: [] };
  return {
    metrics: metrics.map((metric, at) => ({
      metric,
      ...toPercentileScale(theta[at] ?? 0, se[at] ?? 0, norms?.[at] ?? NO_NORM),
    })),
    domains: scoreDomains({ theta, covariance, scale_error }, norms).map(({ domain, value, low, high }) => {
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
