import { array, boolean, type InferType, mixed, object, string } from 'yup';
import { type ChangeWord, changeWords } from '../../domain/scoring/detectChanges.ts';
import { readCall } from '../call.ts';
import { id, listOf, objectsOf } from '../sharedShapes.ts';
import {
  numberOrNull,
  requiredFlag,
  requiredNumber,
  requiredText,
  requiredTexts,
  textOrNull,
} from '../values.ts';
import { additionalResultCalls } from './additionalBenchmarkResults.ts';
import { releaseCertificate } from './releaseCertificate.ts';
import { benchmarkAccess, closedCampaign, oneOrAllCampaigns } from './resultShapes.ts';

/** A published score, 0-100, limited (`high`: "80 or more"); `n_band` is the lower bound of the number of people. */
const score = object({
  answer_percent: requiredNumber,
  low: requiredFlag,
  high: requiredFlag,
  n_band: requiredNumber,
  /** Whether values are lower bounds of bands of ten: 60 means "60 to 69", 90 means "90 to 100". */
  banded: boolean().optional(),
});

/**
 * A score with its 90 percent margin of error, in points. The margin is null for fewer than 20 people in total, and for limited and banded
 * scores.
 */
const measuredScore = score.shape({ margin: numberOrNull });
const elementScore = measuredScore.shape({ element_id: id(), element: requiredText });
const topicScore = measuredScore.shape({
  topic_id: id(),
  topic: requiredText,
  elements: listOf(elementScore),
});

/** If nothing is published, `topics` is empty and all fields that depend on the number of answers are null. */
const campaignScores = closedCampaign.shape({
  /** 'everybody', or a key that is equal for equal audiences; only campaigns with equal keys are compared. */
  audience: textOrNull,
  n_band: numberOrNull,
  certificate: releaseCertificate.nullable().defined(),
  participation_percent: numberOrNull,
  /** Whether forms were submitted with letters. They can raise the reported participation, so the margins don't rely on it. */
  has_letter_forms: requiredFlag,
  /**
   * True if the caller, a team lead, may not see the results of the invited people, whatever was published: they aren't whole teams of theirs.
   */
  hides_overall: boolean().optional(),
  /** Whether it has fewer or coarser numbers because its audience is nearly equal to that of another campaign. */
  limited_by_audience: requiredFlag,
  /** Whether the shares of custom questions and survey feedback were left out because of another campaign's audience. */
  shares_limited: requiredFlag,
  overall: measuredScore.nullable().defined(),
  topics: listOf(topicScore),
});

/** One group, or several that are combined; `members` lists them. Teams also have ids, because two can have the same name. */
const group = object({
  members: requiredTexts,
  team_ids: listOf(id()).optional(),
  n_band: requiredNumber,
  topics: listOf(topicScore),
});
const groupedCampaignScores = closedCampaign.shape({ dimension: requiredText, groups: listOf(group) });

const trendPoint = score.shape({
  campaign_id: id(),
  year: requiredNumber,
  quarter: requiredNumber,
  closed_on: requiredText,
  /** Compared with the previous campaign that had the same audience; null for the first one. */
  change: mixed<ChangeWord>().oneOf(changeWords).nullable().defined(),
});

const groups = object({ campaigns: listOf(groupedCampaignScores) });

export type CampaignScores = InferType<typeof campaignScores>;
export type GroupedCampaignScores = InferType<typeof groupedCampaignScores>;

/** Results of the culture benchmark, read from published cells only. There are no filters other than those declared here. */
export const benchmarkResultCalls = {
  accountScores: readCall(benchmarkAccess, '/v2/microsurvey_results/account_scores', {
    summary: 'Topic scores of an account, newest campaign first.',
    body: object({ accountId: id() }),
    response: object({
      scores: listOf(score.shape({ campaign_id: id(), topic_id: id(), topic: requiredText })),
    }),
  }),
  topicScoresByElement: readCall(benchmarkAccess, '/v2/microsurvey_results/topic_scores_by_element', {
    summary:
      'Topics and elements of each closed campaign, newest first, with the certificate of its release.',
    body: oneOrAllCampaigns,
    response: object({ campaigns: listOf(campaignScores) }),
  }),
  byOrg: readCall(benchmarkAccess, '/v2/microsurvey_results/topic_scores_by_element_org', {
    summary: 'Topics and elements by department, location, level or team.',
    body: oneOrAllCampaigns.shape({ dimension: string().max(40, 'tooLong').required('required') }),
    response: groups,
  }),
  byRace: readCall(benchmarkAccess, '/v2/microsurvey_results/topic_scores_element_by_race', {
    summary: 'Topics and elements by race.',
    body: oneOrAllCampaigns,
    response: groups,
  }),
  byGender: readCall(benchmarkAccess, '/v2/microsurvey_results/topic_scores_element_by_gender', {
    summary: 'Topics and elements by gender.',
    body: oneOrAllCampaigns,
    response: groups,
  }),
  byDecade: readCall(benchmarkAccess, '/v2/microsurvey_results/topic_scores_element_by_decade', {
    summary: 'Topics and elements by decade of birth.',
    body: oneOrAllCampaigns,
    response: groups,
  }),
  trends: readCall(benchmarkAccess, '/v2/microsurvey_results/icb_topic_trends', {
    summary:
      'Trend of each topic over campaigns, oldest first, and whether changes are statistically significant.',
    body: object({}),
    response: object({
      topics: objectsOf({ topic_id: id(), topic: requiredText, points: listOf(trendPoint) }),
    }),
  }),
  quarterPreview: readCall(benchmarkAccess, '/v2/microsurvey_results/quarter_preview', {
    summary: 'Participation in open campaigns, in bands, as of the previous day; no results.',
    body: object({}),
    response: object({
      campaigns: objectsOf({
        campaign_id: id(),
        name: requiredText,
        closes_on: requiredText,
        invited_from: numberOrNull,
        participation_percent: numberOrNull,
      }),
    }),
  }),
  quarterCounts: readCall(benchmarkAccess, '/v2/microsurvey_results/quarter_result_counts', {
    summary: 'Number of respondents of each closed campaign, in bands.',
    body: object({}),
    response: object({
      campaigns: array(closedCampaign.shape({ n_band: numberOrNull })).required(),
    }),
  }),
  scoreCounts: readCall(benchmarkAccess, '/v2/microsurvey_results/icb_score_counts_by_topic', {
    summary: 'Distribution of scores per topic across all respondents of each closed campaign, newest first.',
    body: object({}),
    response: object({
      counts: objectsOf({
        campaign_id: id(),
        topic_id: id(),
        topic: requiredText,
        n_band: requiredNumber,
        /** Scores from `from` (inclusive) to `to` (exclusive, except 100); `share` is the percentage of people, in steps of 5. */
        bands: objectsOf({
          from: requiredNumber,
          to: requiredNumber,
          share: requiredNumber,
        }),
      }),
    }),
  }),
  teamMembers: readCall(benchmarkAccess, '/v2/microsurvey_results/quarter_aggr_result_team_members', {
    summary: 'Published groups that include teams led by the caller.',
    body: oneOrAllCampaigns,
    response: groups,
  }),
  ...additionalResultCalls,
  individual: readCall({ ...benchmarkAccess, needs: 'user' }, '/v2/microsurvey_results/individual_results', {
    summary: "The caller's private copies of their own results.",
    body: object({ user_id: id(), answer_time: string().max(40, 'tooLong').nullable().default(null) }),
    response: object({
      results: objectsOf({
        campaign_id: id(),
        campaign: requiredText,
        finished_on: requiredText,
        topics: objectsOf({
          topic_id: id(),
          topic: requiredText,
          answer_percent: requiredNumber,
          elements: objectsOf({
            element_id: id(),
            element: requiredText,
            answer_percent: requiredNumber,
          }),
        }),
      }),
    }),
  }),
} as const;
