import { percentilesOfTheta } from '../../../../domain/metricResults/percentileOfTheta.ts';
import { groupKey } from '../../../../domain/metricResults/sharing/groupKey.ts';
import type { NormVersion } from '../../../../domain/scoring/personal/normVersion.ts';
import type { Tx } from '../../../store/database.ts';
import {
  type DecidedProfile,
  listCountedProfiles,
  type StoredCountedProfile,
} from '../../../store/metricResults/countedProfiles.ts';
import { listSharingStatuses } from '../../../store/metricResults/metricProfiles.ts';
import { listMetricCells, listReleasedCampaigns } from '../../../store/metricResults/metricReleases.ts';
import { findNorm } from '../../../store/scoring/norms.ts';
import type { AdmissionInput } from './decideAdmissions.ts';

/**
 * Everything that the audit of one campaign's shared profiles needs, in the order of `listCountedProfiles`, and what was decided when these were
 * read. Other audits may commit between these statements, so what is decided is never read a second time.
 */
export async function readAdmissionInput(
  tx: Tx,
  accountId: number,
  campaignId: number,
): Promise<{ readonly input: AdmissionInput; readonly decided: readonly DecidedProfile[] }> {
  const counted = await listCountedProfiles(tx, campaignId);
  const [release] = await listReleasedCampaigns(tx, accountId, campaignId);
  const figures = (await listMetricCells(tx, accountId, release ? [release.release_id] : [])).filter(
    ({ view }) => view === 'self',
  );
  const norms = await normsOf(tx, counted);
  const sharing = (await listSharingStatuses(tx, accountId))
    .filter(({ campaign_id }) => campaign_id === campaignId)
    .sort((a, b) => (a.shared_on ?? '').localeCompare(b.shared_on ?? '') || a.user_id - b.user_id)
    .map(({ user_id }) => user_id);
  const indexOf = new Map(counted.map(({ user_id }, at) => [user_id, at]));
  const sharers = new Set(sharing);
  const groups = new Map(
    figures.map(({ dim, category }) => [groupKey({ dim, category }), { dim, category }]),
  );
  const decided = counted.map(({ id, shown, shown_in, is_refused }) => ({ id, shown, shown_in, is_refused }));
  const input: AdmissionInput = {
    people: counted.map(({ user_id, groups: own, shown, shown_in, is_refused, is_shown_elsewhere }) => ({
      groups: own,
      shown,
      shown_in,
      is_refused,
      isSharing: user_id !== null && sharers.has(user_id),
      isShownElsewhere: is_shown_elsewhere,
    })),
    order: sharing.flatMap((userId) => indexOf.get(userId) ?? []),
    groups: [...groups].map(([key, group]) => ({
      ...group,
      key,
      people: [...counted.keys()].filter((at) => counted[at]?.groups.includes(key)),
    })),
    contentGroups: contentGroupsOf(counted),
    figures: figures.map(({ dim, category, subject, name, value, low, high, n_band }) => {
      return { dim, category, subject, name, value, low, high, n_band };
    }),
    profiles: counted.map(
      ({ theta, norm_version }) => theta && percentilesOfTheta(theta, norms.get(norm_version)?.metrics),
    ),
  };
  return { input, decided };
}

/** The norm versions of these scores. */
async function normsOf(tx: Tx, counted: readonly StoredCountedProfile[]) {
  const norms = new Map<number | null, NormVersion | null>();
  for (const { norm_version } of counted) {
    if (norm_version !== null && !norms.has(norm_version))
      norms.set(norm_version, await findNorm(tx, norm_version));
  }
  return norms;
}

/** The groups of the comparisons by completed course, whose differences are published next to the means. */
function contentGroupsOf(counted: readonly StoredCountedProfile[]): number[][] {
  const keys = new Set(counted.flatMap(({ content_groups }) => content_groups));
  return [...keys].map((key) =>
    [...counted.keys()].filter((at) => counted[at]?.content_groups.includes(key)),
  );
}
