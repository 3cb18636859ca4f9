import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import type { ChangeWord } from '../../domain/scoring/callChanges.ts';
import { defineCall } from '../call.ts';
import { id } from '../records.ts';
import { additionalResultCalls } from './additionalResults.ts';
import { closedCampaign, oneOrAllCampaigns, resultCall } from './resultShapes.ts';
import { certificateAnswer } from './survey.ts';

/** A published score, 0-100, limited (`high`: "80 or more"); `n_band` is the lower bound of the number of people. */
const score = object({
  answer_percent: number().required(),
  low: boolean().required(),
  high: boolean().required(),
  n_band: number().required(),
  /** All values of the release are bands of ten: 60 means "60 to 69", 90 means "90 to 100". */
  banded: boolean().optional(),
});

const elementScore = score.shape({
  element_id: id(),
  element: string().required(),
  /** Margin of error at 90 percent, in points; null for fewer than 20 people in total. */
  margin: number().nullable().defined(),
});
const topicScore = score.shape({
  topic_id: id(),
  topic: string().required(),
  elements: array(elementScore.required()).required(),
});

/** If nothing is published, `topics` is empty and everything that reveals a number of answers is null. */
const wholeCampaign = closedCampaign.shape({
  /** 'everybody', or a key that is equal for equal audiences; only campaigns with equal keys are compared. */
  asked: string().nullable().defined(),
  n_band: number().nullable().defined(),
  certificate: certificateAnswer.nullable().defined(),
  participation_percent: number().nullable().defined(),
  overall: score.nullable().defined(),
  topics: array(topicScore.required()).required(),
});

/** One group, or several that are combined; `members` lists them. */
const group = object({
  members: array(string().required()).required(),
  n_band: number().required(),
  topics: array(topicScore.required()).required(),
});
const groupedCampaign = closedCampaign.shape({
  dimension: string().required(),
  groups: array(group.required()).required(),
});

const trendPoint = score.shape({
  campaign_id: id(),
  year: number().required(),
  quarter: number().required(),
  closed_on: string().required(),
  /** Compared with the previous campaign that had the same audience; null for the first one. */
  change: mixed<ChangeWord>().oneOf(['up', 'down', 'noClearChange']).nullable().defined(),
});

const groups = object({ campaigns: array(groupedCampaign.required()).required() });

export type WholeCampaign = InferType<typeof wholeCampaign>;
export type GroupedCampaign = InferType<typeof groupedCampaign>;

/** Results of the culture benchmark, all of them published cells. Filters that are not listed here are refused for everyone. */
export const resultCalls = {
  accountScores: defineCall({
    ...resultCall,
    path: '/v2/microsurvey_results/account_scores',
    summary: 'The topic scores of an account, its newest campaign first.',
    body: object({ accountId: id() }),
    answer: object({
      scores: array(
        score.shape({ campaign_id: id(), topic_id: id(), topic: string().required() }).required(),
      ).required(),
    }),
  }),
  topicScoresByElement: defineCall({
    ...resultCall,
    path: '/v2/microsurvey_results/topic_scores_by_element',
    summary: 'Topics and elements of each closed campaign, newest first, with the proof of its release.',
    body: oneOrAllCampaigns,
    answer: object({ campaigns: array(wholeCampaign.required()).required() }),
  }),
  byOrg: defineCall({
    ...resultCall,
    path: '/v2/microsurvey_results/topic_scores_by_element_org',
    summary: 'The same by department, location, level or team.',
    body: oneOrAllCampaigns.shape({ dimension: string().max(40, 'tooLong').required('required') }),
    answer: groups,
  }),
  byRace: defineCall({
    ...resultCall,
    path: '/v2/microsurvey_results/topic_scores_element_by_race',
    summary: 'The same by race.',
    body: oneOrAllCampaigns,
    answer: groups,
  }),
  byGender: defineCall({
    ...resultCall,
    path: '/v2/microsurvey_results/topic_scores_element_by_gender',
    summary: 'The same by gender.',
    body: oneOrAllCampaigns,
    answer: groups,
  }),
  byDecade: defineCall({
    ...resultCall,
    path: '/v2/microsurvey_results/topic_scores_element_by_decade',
    summary: 'The same by decade of birth.',
    body: oneOrAllCampaigns,
    answer: groups,
  }),
  trends: defineCall({
    ...resultCall,
    path: '/v2/microsurvey_results/icb_topic_trends',
    summary: 'Each topic from campaign to campaign, oldest first, and whether a change is more than chance.',
    body: object({}),
    answer: object({
      topics: array(
        object({
          topic_id: id(),
          topic: string().required(),
          points: array(trendPoint.required()).required(),
        }).required(),
      ).required(),
    }),
  }),
  quarterPreview: defineCall({
    ...resultCall,
    path: '/v2/microsurvey_results/quarter_preview',
    summary: 'How many take part in the open campaigns, in bands, as of the day before; no results.',
    body: object({}),
    answer: object({
      campaigns: array(
        object({
          campaign_id: id(),
          name: string().required(),
          closes_on: string().required(),
          invited_from: number().nullable().defined(),
          participation_percent: number().nullable().defined(),
        }).required(),
      ).required(),
    }),
  }),
  quarterCounts: defineCall({
    ...resultCall,
    path: '/v2/microsurvey_results/quarter_result_counts',
    summary: 'From how many people, in bands, the results of each closed campaign are.',
    body: object({}),
    answer: object({
      campaigns: array(closedCampaign.shape({ n_band: number().nullable().defined() })).required(),
    }),
  }),
  scoreCounts: defineCall({
    ...resultCall,
    path: '/v2/microsurvey_results/icb_score_counts_by_topic',
    summary: 'How the scores of everybody are spread over each topic, of each closed campaign, newest first.',
    body: object({}),
    answer: object({
      counts: array(
        object({
          campaign_id: id(),
          topic_id: id(),
          topic: string().required(),
          n_band: number().required(),
          /** Scores from `from` up to but not including `to` (100 is included), and the percentage of people, in steps of 5. */
          bands: array(
            object({
              from: number().required(),
              to: number().required(),
              share: number().required(),
            }).required(),
          ).required(),
        }).required(),
      ).required(),
    }),
  }),
  teamMembers: defineCall({
    ...resultCall,
    path: '/v2/microsurvey_results/quarter_aggr_result_team_members',
    summary: 'The published groups in which teams led by the asker are.',
    body: oneOrAllCampaigns,
    answer: groups,
  }),
  ...additionalResultCalls,
  individual: defineCall({
    ...resultCall,
    needs: 'user',
    path: '/v2/microsurvey_results/individual_results',
    summary: 'The private copies somebody chose to keep of the own results; for that person alone.',
    body: object({ user_id: id(), answer_time: string().max(40, 'tooLong').nullable().default(null) }),
    answer: object({
      results: array(
        object({
          campaign_id: id(),
          campaign: string().required(),
          finished_on: string().required(),
          topics: array(
            object({
              topic_id: id(),
              topic: string().required(),
              answer_percent: number().required(),
              elements: array(
                object({
                  element_id: id(),
                  element: string().required(),
                  answer_percent: number().required(),
                }).required(),
              ).required(),
            }).required(),
          ).required(),
        }).required(),
      ).required(),
    }),
  }),
} as const;
