import { array, mixed, object } from 'yup';
import { type DriverWord, driverWords } from '../../domain/scoring/drivers.ts';
import { readCall } from '../call.ts';
import { externalScore, id, listOf, objectsOf } from '../sharedShapes.ts';
import { numberOrNull, requiredNumber, requiredText } from '../values.ts';
import { benchmarkAccess, closedCampaign, oneOrAllCampaigns } from './resultShapes.ts';
import {
  commentSearchText,
  feedbackResult,
  questionComments,
  supplementalResult,
} from './supplementalShapes.ts';
import { cultureTechnicalResponse } from './technicalShapes.ts';

const ofCampaign = object({ campaign_id: id() });

const forAdmins = { ...benchmarkAccess, needs: 'local_admin' } as const;

/** Published results of a campaign other than its scores, and the benchmark across accounts. */
export const additionalResultCalls = {
  supplementals: readCall(benchmarkAccess, '/v2/microsurvey_results/supplementals', {
    summary:
      "Distribution of answers to scales and options of the account's custom questions across all respondents, and the eNPS; suppressed below the anonymity threshold.",
    body: ofCampaign,
    response: object({ questions: listOf(supplementalResult) }),
  }),
  comments: readCall(forAdmins, '/v2/microsurvey_results/comments', {
    summary: 'Redacted comments in random order; a search with too few matching comments returns none.',
    body: ofCampaign.shape({ search: commentSearchText() }),
    response: object({ questions: listOf(questionComments) }),
  }),
  feedback: readCall(forAdmins, '/v2/microsurvey_results/feedback', {
    summary:
      'Feedback on the survey: distribution of ratings, and redacted suggestions in random order; suppressed below the anonymity threshold.',
    body: ofCampaign.shape({ search: commentSearchText() }),
    response: feedbackResult,
  }),
  technical: readCall(forAdmins, '/v2/microsurvey_results/technical', {
    summary:
      "How reliable one person's topics are, from all respondents of a campaign; null for results from before it was measured.",
    body: ofCampaign,
    response: cultureTechnicalResponse,
  }),
  drivers: readCall(benchmarkAccess, '/v2/microsurvey_results/drivers', {
    summary:
      'The topics related to the outcome, strongest first; across the company, for at least 100 respondents.',
    body: oneOrAllCampaigns,
    response: object({
      campaigns: array(
        closedCampaign.shape({
          outcome: object({ topic_id: id(), topic: requiredText }).nullable().defined(),
          topics: objectsOf({
            topic_id: id(),
            topic: requiredText,
            word: mixed<DriverWord>().oneOf(driverWords).required(),
            /** Rank correlation in steps of .05, from -.95 to .95. */
            value: requiredNumber,
            /** The ends of its 90 percent interval. */
            low: requiredNumber,
            high: requiredNumber,
          }),
        }),
      ).required(),
    }),
  }),
  companyBenchmark: readCall(benchmarkAccess, '/v2/microsurvey_results/external_benchmark', {
    summary:
      'Percentiles across all participating accounts, built once a quarter; null for other accounts, and with fewer than ten participating accounts. In addition, the scores of outside sources, each with its source and year.',
    body: object({}),
    response: object({
      benchmark: object({
        built_on: requiredText,
        /** Lower bound of the number of accounts. */
        accounts_band: requiredNumber,
        topics: objectsOf({
          topic_id: id(),
          p25: requiredNumber,
          p50: requiredNumber,
          p75: requiredNumber,
          /** In steps of 5; null for an account without a campaign that counts. */
          own_percentile: numberOrNull,
        }),
      })
        .nullable()
        .defined(),
      /** From the file of the platform's administrators, for every account; never part of the percentiles. */
      external_scores: listOf(externalScore),
    }),
  }),
} as const;
