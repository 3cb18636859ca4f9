import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import type { DriverWord } from '../../domain/scoring/drivers.ts';
import { defineCall } from '../call.ts';
import { id } from '../records.ts';
import { campaign, ofOne, words } from './resultShapes.ts';

const ofThis = object({ campaign_id: id() });

/** One line of a question; the bounds are shown as "5 or less" (`low`) and "95 or more" (`high`). */
const share = object({
  percent: number().required(),
  low: boolean().required(),
  high: boolean().required(),
  /** Steps of the scale that are shown together; none for a choice. */
  steps: array(number().required()).required(),
  /** Options that are shown together; none for a rating. */
  options: array(string().required()).required(),
});

/** What is published of a campaign besides its cells, and the benchmark across accounts. */
export const besideCalls = {
  supplementals: defineCall({
    ...words,
    path: '/v2/microsurvey_results/supplementals',
    summary:
      'How the ratings and choices of an account’s own questions are spread over everybody; no shares from too few answers.',
    body: ofThis,
    answer: object({
      questions: array(
        object({
          question_id: id(),
          question: string().required(),
          kind: mixed<'rating' | 'choice'>().oneOf(['rating', 'choice']).required(),
          /** The names of the two ends of the scale. */
          low: string().defined(),
          high: string().defined(),
          points: number().nullable().defined(),
          n_band: number().nullable().defined(),
          shares: array(share.required()).required(),
        }).required(),
      ).required(),
    }),
  }),
  comments: defineCall({
    ...words,
    needs: 'local_admin',
    path: '/v2/microsurvey_results/comments',
    summary:
      'What was said in own words, redacted and in no order; a search that too few comments fit finds none.',
    body: ofThis.shape({ search: string().max(100, 'tooLong').defined().default('') }),
    answer: object({
      questions: array(
        object({
          question_id: id(),
          question: string().required(),
          /** A thousand at most, drawn by lot; a search looks through all. */
          comments: array(string().required()).required(),
          total: number().required(),
          /** Words that enough people used; `n_band`: at least so many of them. */
          themes: array(
            object({ word: string().required(), n_band: number().required() }).required(),
          ).required(),
        }).required(),
      ).required(),
    }),
  }),
  drivers: defineCall({
    ...words,
    path: '/v2/microsurvey_results/drivers',
    summary: 'Which topics go with the outcome, over everybody and from 100 people on; strongest first.',
    body: ofOne,
    answer: object({
      campaigns: array(
        campaign.shape({
          outcome: object({ topic_id: id(), topic: string().required() }).nullable().defined(),
          topics: array(
            object({
              topic_id: id(),
              topic: string().required(),
              word: mixed<DriverWord>().oneOf(['strong', 'some', 'none']).required(),
              /** A rank correlation in steps of .05, -.95 to .95. */
              value: number().required(),
            }).required(),
          ).required(),
        }),
      ).required(),
    }),
  }),
  externalBenchmark: defineCall({
    ...words,
    path: '/v2/microsurvey_results/external_benchmark',
    summary:
      'Percentiles of all accounts that take part, built once a quarter; null for others, and from fewer than ten accounts.',
    body: object({}),
    answer: object({
      benchmark: object({
        built_on: string().required(),
        /** At least so many accounts. */
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

export type SupplementalResult = InferType<
  (typeof besideCalls)['supplementals']['answer']
>['questions'][number];
export type CommentedQuestion = InferType<(typeof besideCalls)['comments']['answer']>['questions'][number];
