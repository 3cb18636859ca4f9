import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { listCampaignsWithLetterForms } from '../../store/campaigns/participantPages.ts';
import { listNamedTopics } from '../../store/content/benchmarkContent.ts';
import type { Tx } from '../../store/database.ts';
import { type PublishedCell, publishedCells } from '../../store/results/publishedCells.ts';
import {
  audienceKey,
  campaignHeadOf,
  idsWithOverallResults,
  readClosedCampaigns,
  scopeOfOtherAccount,
  scoredTopics,
  toScore,
  type VisibleCampaign,
} from './readClosedCampaigns.ts';
import { combinedMargin } from './readMargins.ts';
import { readFinalParticipation } from './reportedParticipation.ts';

/** Returns the topic scores of an account the caller may view, one row per campaign and topic, newest first. */
export async function readAccountTopicScores(deps: Deps, caller: Caller, accountId: number) {
  const scope = await deps.database.as(caller.scope, (tx) => scopeOfOtherAccount(tx, caller, accountId));
  return deps.database.as(scope, async (tx) => {
    const campaigns = await readClosedCampaigns(tx, caller, accountId, null);
    const cells = await overallCells(tx, accountId, campaigns);
    const topics = await listNamedTopics(tx);
    return campaigns.flatMap(({ campaign_id }) =>
      topics.flatMap(({ topic_id, topic }) => {
        const cell = cells.find(
          (one) => one.campaign_id === campaign_id && one.subject === 'topic' && one.subject_id === topic_id,
        );
        return cell ? { campaign_id, topic_id, topic, ...toScore(cell) } : [];
      }),
    );
  });
}

/** Returns the published results of all respondents of a campaign together. */
export async function readOverallResults(deps: Deps, caller: Caller, campaignId: number | null) {
  const accountId = accountOf(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const campaigns = await readClosedCampaigns(tx, caller, accountId, campaignId);
    const cells = await overallCells(tx, accountId, campaigns);
    const topics = await listNamedTopics(tx);
    const final = await readFinalParticipation(
      deps.database,
      tx,
      campaigns.map(({ campaign_id, closed_on, k }) => ({ id: campaign_id, closed_on, k })),
    );
    const withLetters = await listCampaignsWithLetterForms(
      tx,
      campaigns.map(({ campaign_id }) => campaign_id),
    );
    return campaigns.map((campaign) => {
      const own = cells.filter(({ campaign_id }) => campaign_id === campaign.campaign_id);
      const overall = own.find(({ subject }) => subject === 'overall');
      const scored = scoredTopics(own, campaign, topics);
      return {
        ...campaignHeadOf(campaign),
        audience: overall ? audienceKey(campaign.audience) : null,
        n_band: own[0]?.n_band ?? null,
        certificate: campaign.certificate,
        participation_percent:
          own.length === 0 ? null : (final.get(campaign.campaign_id)?.participation_percent ?? null),
        has_letter_forms: own.length > 0 && withLetters.has(campaign.campaign_id),
        ...(campaign.showsOverall ? {} : { hides_overall: true }),
        limited_by_audience: campaign.showsOverall && campaign.limited_by_audience,
        shares_limited: campaign.showsOverall && campaign.shares_limited,
        overall: overall ? { ...toScore(overall), margin: combinedMargin(overall.margin, scored) } : null,
        topics: scored,
      };
    });
  });
}

/** Returns the number of people behind each campaign's results, in bands; null if nothing was published. */
export async function readRespondentBands(deps: Deps, caller: Caller) {
  const whole = await readOverallResults(deps, caller, null);
  return whole.map(({ campaign_id, name, length, quarter, closed_on, k, n_band }) => ({
    campaign_id,
    name,
    length,
    quarter,
    closed_on,
    k,
    n_band,
  }));
}

function overallCells(
  tx: Tx,
  accountId: number,
  campaigns: readonly VisibleCampaign[],
): Promise<PublishedCell[]> {
  return publishedCells(tx, accountId, idsWithOverallResults(campaigns), 'overall');
}
