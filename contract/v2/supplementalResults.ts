import { mixed, object } from 'yup';
import { type AnswerContext, answerContexts } from '../../domain/comments/answerContexts.ts';
import { readCall } from '../call.ts';
import { id, listOf, objectsOf } from '../sharedShapes.ts';
import {
  commentSearchText,
  feedbackResult,
  questionComments,
  supplementalResult,
} from './supplementalShapes.ts';

const ofCampaign = object({ campaign_id: id() });
const view = () => mixed<AnswerContext>().oneOf(answerContexts).required();

/** Results of the custom questions, comments and feedback of a released cycle. Views without questions are omitted. */
export const supplementalResultCalls = {
  supplementals: readCall('supervisor', '/v2/metric_results/supplementals', {
    summary:
      "Distribution of answers to scales and options of the account's custom questions, separately for self-assessments and raters; suppressed below the anonymity threshold.",
    body: ofCampaign,
    response: object({
      views: objectsOf({ view: view(), questions: listOf(supplementalResult) }),
    }),
  }),
  comments: readCall('local_admin', '/v2/metric_results/comments', {
    summary:
      'Redacted comments of a 360 campaign in random order; a search with too few matching authors returns none.',
    body: ofCampaign.shape({ search: commentSearchText() }),
    response: object({
      views: objectsOf({ view: view(), questions: listOf(questionComments) }),
    }),
  }),
  feedback: readCall('local_admin', '/v2/metric_results/feedback', {
    summary:
      'Feedback on a 360 campaign from participants and raters combined: distribution of ratings, and redacted suggestions in random order; suppressed below the anonymity threshold.',
    body: ofCampaign.shape({ search: commentSearchText() }),
    response: feedbackResult,
  }),
} as const;
