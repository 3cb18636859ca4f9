import { array, mixed, number, object, string } from 'yup';
import type { DriverWord } from '../../domain/scoring/drivers.ts';
import { defineCall } from '../call.ts';
import { id } from '../records.ts';
import { commentedQuestion, feedbackResult, searchText, supplementalResult } from './ownQuestionShapes.ts';
import { closedCampaign, oneOrAllCampaigns, resultCall } from './resultShapes.ts';

const ofCampaign = object({ campaign_id: id() });

/** Published results of a campaign other than its cells, and the benchmark across accounts. */
export const additionalResultCalls = {
  supplementals: defineCall({
    ...resultCall,
    path: '/v2/microsurvey_results/supplementals',
    summary:
      'How the ratings and choices of an account’s own questions are spread over everybody; no shares from too few answers.',
    body: ofCampaign,
    answer: object({
      questions: array(supplementalResult.required()).required(),
    }),
  }),
  comments: defineCall({
    ...resultCall,
    needs: 'local_admin',
    path: '/v2/microsurvey_results/comments',
    summary:
      'What was said in own words, redacted and in no order; a search that too few comments fit finds none.',
    body: ofCampaign.shape({ search: searchText() }),
    answer: object({
      questions: array(commentedQuestion.required()).required(),
    }),
  }),
  feedback: defineCall({
    ...resultCall,
    needs: 'local_admin',
    path: '/v2/microsurvey_results/feedback',
    summary:
      'What people thought of the survey: shares of its rating, and what could be better, redacted and in no order; nothing from too few people.',
    body: ofCampaign.shape({ search: searchText() }),
    answer: feedbackResult,
  }),
  drivers: defineCall({
    ...resultCall,
    path: '/v2/microsurvey_results/drivers',
    summary: 'Which topics go with the outcome, over everybody and from 100 people on; strongest first.',
    body: oneOrAllCampaigns,
    answer: object({
      campaigns: array(
        closedCampaign.shape({
          outcome: object({ topic_id: id(), topic: string().required() }).nullable().defined(),
          topics: array(
            object({
              topic_id: id(),
              topic: string().required(),
              word: mixed<DriverWord>().oneOf(['strong', 'some', 'none']).required(),
              /** Rank correlation in steps of .05, from -.95 to .95. */
              value: number().required(),
            }).required(),
          ).required(),
        }),
      ).required(),
    }),
  }),
  externalBenchmark: defineCall({
    ...resultCall,
    path: '/v2/microsurvey_results/external_benchmark',
    summary:
      'Percentiles of all accounts that take part, built once a quarter; null for others, and from fewer than ten accounts.',
    body: object({}),
    answer: object({
      benchmark: object({
        built_on: string().required(),
        /** Lower bound of the number of accounts. */
        accounts_band: number().required(),
        topics: array(
          object({
            topic_id: id(),
            p25: number().required(),
            p50: number().required(),
            p75: number().required(),
            /** In steps of 5; null for an account without a campaign that counts. */
            own_percentile: number().nullable().defined(),
          }).required(),
        ).required(),
      })
        .nullable()
        .defined(),
    }),
  }),
} as const;
