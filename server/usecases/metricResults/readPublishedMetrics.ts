import type { MetricGroup, PublishedMetrics } from '../../../contract/v2/metricResults.ts';
import { addDays } from '../../../domain/dates/days.ts';
import { type MetricCell, metricCuts } from '../../../domain/metricResults/buildMetricRelease.ts';
import { percentileSpread } from '../../../domain/metricResults/percentileOfTheta.ts';
import { type Metric, metricDomainNames, metricDomains, metrics } from '../../../domain/metrics/metrics.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { minRespondentsForMargins } from '../../../domain/release/measureMargins.ts';
import { canLeadSeeOverall, visibleCells } from '../../../domain/release/visibleCells.ts';
import { marginOfError } from '../../../domain/scoring/detectChanges.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, isLimitedToLedTeams } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { audienceLedBy } from '../../store/campaigns/audienceMembers.ts';
import { cycleAudiences } from '../../store/campaigns/audienceTargets.ts';
import type { Tx } from '../../store/database.ts';
import {
  listMetricCells,
  listReleasedCampaigns,
  type ReleasedCampaign,
} from '../../store/metricResults/metricReleases.ts';
import { teamIdFromKey, teamNameFromKey } from '../survey/freezeAttributes.ts';
import { readSelfParticipation } from './readSelfParticipation.ts';

const headOf = ({ campaign_id, name, released_on, k }: ReleasedCampaign) => {
  return { campaign_id, name, released_on, k };
};

/** Returns the released campaigns of the viewed account, newest first. */
export async function readReleasedCampaigns(deps: Deps, caller: Caller) {
  return deps.database.as(caller.scope, async (tx) =>
    (await listReleasedCampaigns(tx, accountOf(caller), null)).map(headOf),
  );
}

/**
 * Returns the published results of one campaign, or of the latest; null before the first release. Team leads
 * see the overall results, the rater results, and the groups with teams they lead. Throws `not_found`.
 */
export async function readPublishedMetrics(
  deps: Deps,
  caller: Caller,
  campaignId: number | null,
): Promise<PublishedMetrics | null> {
  const accountId = accountOf(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const [campaign] = await listReleasedCampaigns(tx, accountId, campaignId);
    if (!campaign && campaignId !== null) throw new Refusal('not_found');
    if (!campaign) return null;
    const cells = await listMetricCells(tx, accountId, [campaign.release_id]);
    const own = await visibleMetricCells(
      tx,
      caller,
      cells.filter(({ view }) => view === 'self'),
    );
    return {
      ...headOf(campaign),
      certificate: campaign.certificate,
      ...(await visibleParticipation(tx, caller, campaign, cells.length > 0)),
      everybody: groupsIn(own, campaign, 'overall')[0] ?? null,
      by: metricCuts.map((dimension) => ({ dimension, groups: groupsIn(own, campaign, dimension) })),
      others: groupsIn(
        cells.filter(({ view }) => view === 'others'),
        campaign,
        'relationship',
      ),
    };
  });
}

/** Returns the published results of everyone in one campaign, for comparison with a person. */
export async function overallMetricsOf(tx: Tx, accountId: number, campaignId: number) {
  const [campaign] = await listReleasedCampaigns(tx, accountId, campaignId);
  if (!campaign) return { everybody: null, released_on: null };
  const cells = (await listMetricCells(tx, accountId, [campaign.release_id])).filter(
    ({ view }) => view === 'self',
  );
  return { everybody: groupsIn(cells, campaign, 'overall')[0] ?? null, released_on: campaign.released_on };
}

async function visibleMetricCells(tx: Tx, caller: Caller, cells: readonly MetricCell[]) {
  if (!isLimitedToLedTeams(caller)) return cells;
  const led = new Set((await audienceLedBy(tx, accountOf(caller), caller.person.user.id)).team_ids);
  const keys = cells.flatMap(({ members }) => members);
  const ledTeams = keys.filter((key) => led.has(teamIdFromKey(key) ?? 0));
  return visibleCells(cells, { seesAllGroups: false, ledTeams });
}

/**
 * Returns the final participation in the self-assessments; null without a release. Team leads see it like overall results of a benchmark: if
 * everyone was asked, or whole teams that they lead.
 */
async function visibleParticipation(
  tx: Tx,
  caller: Caller,
  campaign: ReleasedCampaign,
  isPublished: boolean,
) {
  if (!isPublished || !(await canSeeParticipation(tx, caller, campaign)))
    return { invited_from: null, finished_percent: null };
  const { final_invited_from, final_finished_percent } = campaign;
  if (final_finished_percent !== null)
    return { invited_from: final_invited_from, finished_percent: final_finished_percent };
  const day = addDays(campaign.released_on, 1);
  return readSelfParticipation(tx, { campaignId: campaign.campaign_id, day, k: campaign.k });
}

async function canSeeParticipation(
  tx: Tx,
  caller: Caller,
  { campaign_id: campaignId, audience }: ReleasedCampaign,
): Promise<boolean> {
  if (!isLimitedToLedTeams(caller)) return true;
  const accountId = accountOf(caller);
  const { team_ids: teamIds, user_ids: userIds } = await cycleAudiences.of(tx, { accountId, campaignId });
  const { team_ids } = await audienceLedBy(tx, accountId, caller.person.user.id);
  return canLeadSeeOverall({ forEverybody: audience === 'everyone', teamIds, userIds }, team_ids);
}

function groupsIn(
  cells: readonly MetricCell[],
  campaign: ReleasedCampaign,
  dimension: string,
): MetricGroup[] {
  const placed = cells.filter(({ dim }) => dim === dimension);
  return [...new Set(placed.map(({ category }) => category))].flatMap((category) => {
    const own = placed.filter((cell) => cell.category === category);
    const [first] = own;
    if (!first) return [];
    const spreadOf = spreadsOf(first, cells, campaign);
    return {
      members: first.members.map(teamNameFromKey),
      n_band: first.n_band,
      metrics: metrics.flatMap((metric) => {
        const cell = own.find(({ name }) => name === metric);
        return cell ? { metric, ...meanOf(cell, spreadOf([metric])) } : [];
      }),
      domains: metricDomainNames.flatMap((domain) => {
        const cell = own.find(({ name }) => name === domain);
        return cell ? { domain, ...meanOf(cell, spreadOf(metricDomains[domain])) } : [];
      }),
    };
  });
}

/**
 * Returns the spread of a mean of some metrics: at most the largest spread that an earlier release published,
 * otherwise that of the scale. None if all groups of the dimension together have fewer than 20 people.
 */
function spreadsOf(first: MetricCell, cells: readonly MetricCell[], campaign: ReleasedCampaign) {
  const { view, dim, category } = first;
  const earlier = campaign.spread[view === 'self' ? 'self' : category];
  const everybody = dim === 'relationship' ? first : cells.find((cell) => cell.dim === 'overall');
  const isLarge = (everybody?.n_band ?? 0) >= minRespondentsForMargins;
  return (names: readonly Metric[]): number | undefined => {
    const known = names.flatMap((name) => earlier?.[name] ?? []);
    if (known.length > 0) return Math.max(...known);
    return isLarge ? percentileSpread : undefined;
  };
}

/** Computes the margin from the spread and the smallest number of people in the band (decision 7). */
function meanOf({ value, low, high, n_band }: MetricCell, spread: number | undefined) {
  return {
    value,
    low,
    high,
    margin: spread === undefined ? null : Math.ceil(marginOfError(spread / Math.sqrt(n_band))),
  };
}
