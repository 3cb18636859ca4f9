import { array, boolean, mixed, number, object, string } from 'yup';
import { defineCall } from '../call.ts';
import { id } from '../records.ts';

/** A topic of the newest private copy, with the person's own score of 0 to 100. */
const lowTopic = object({
  topic_id: id(),
  topic: string().required(),
  answer_percent: number().required(),
});

/** Why something is in the plan; the browser has the sentence. */
const reasons = ['lowTopic'] as const;
export type Reason = (typeof reasons)[number];

const words = { method: 'POST', needs: 'user', mutates: false } as const;

/** What a person's own newest private copy suggests, for that person alone; another's id is like an unknown one. */
export const recommendationCalls = {
  localUserReport: defineCall({
    ...words,
    path: '/v2/recommendation/local_user_report',
    summary: 'Whether the newest private copy of the asker has low topics, and which.',
    body: object({ user_id: id() }),
    answer: object({
      report: object({
        user_id: id(),
        has_recommendations: boolean().required(),
        topics: array(lowTopic.required()).required(),
      }).required(),
    }),
  }),
  recPlan: defineCall({
    ...words,
    path: '/v2/rec_plans/get_rec_plan',
    summary:
      'The low topics with the reason why; lowest first if ordered, else in the order of the benchmark.',
    body: object({ user_id: id(), ordered: boolean().default(false) }),
    answer: object({
      rec_plans: array(
        lowTopic.shape({ reason: mixed<Reason>().oneOf(reasons).required() }).required(),
      ).required(),
    }),
  }),
} as const;
