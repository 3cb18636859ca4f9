import { array, mixed, object } from 'yup';
import { type AnsweredView, answeredViews } from '../../domain/comments/answeredViews.ts';
import { defineCall } from '../call.ts';
import { id } from '../records.ts';
import { commentedQuestion, feedbackResult, searchText, supplementalResult } from './ownQuestionShapes.ts';

const questionCall = { method: 'POST', needs: 'supervisor', mutates: false } as const;
const ofCampaign = object({ campaign_id: id() });
const view = () => mixed<AnsweredView>().oneOf(answeredViews).required();

/** Results of a released cycle other than the metrics. A view without questions is missing. */
export const metricOwnQuestionCalls = {
  supplementals: defineCall({
    ...questionCall,
    path: '/v2/metric_results/supplementals',
    summary:
      'How the ratings and choices of an account’s own questions are spread over everybody who answered of themselves, and of others; no shares from too few people.',
    body: ofCampaign,
    answer: object({
      views: array(
        object({ view: view(), questions: array(supplementalResult.required()).required() }).required(),
      ).required(),
    }),
  }),
  comments: defineCall({
    ...questionCall,
    needs: 'local_admin',
    path: '/v2/metric_results/comments',
    summary:
      'What was said in own words in a survey campaign, redacted and in no order; a search that too few people’s comments fit finds none.',
    body: ofCampaign.shape({ search: searchText() }),
    answer: object({
      views: array(
        object({ view: view(), questions: array(commentedQuestion.required()).required() }).required(),
      ).required(),
    }),
  }),
  feedback: defineCall({
    ...questionCall,
    needs: 'local_admin',
    path: '/v2/metric_results/feedback',
    summary:
      'What people thought of a survey campaign, of themselves and of others together: shares of the rating, and what could be better, redacted and in no order; nothing from too few people.',
    body: ofCampaign.shape({ search: searchText() }),
    answer: feedbackResult,
  }),
} as const;
