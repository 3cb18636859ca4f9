import { array, type InferType, mixed, number, object, string } from 'yup';
import { changeAs, defineCall, readAs } from '../call.ts';
import { emptyShape, id, messageAnswer } from '../sharedShapes.ts';

export const scoringRunKinds = ['score', 'rescore', 'calibrate'] as const;

/** Progress of a scoring, rescoring or calibration run. */
export const scoringRun = object({
  id: id(),
  kind: mixed<(typeof scoringRunKinds)[number]>().oneOf(scoringRunKinds).required(),
  wanted: number().required(),
  done: number().required(),
  /** Responses that could not be read. */
  failed: number().required(),
  began_at: string().required(),
  ended_at: string().nullable().defined(),
});
export type ScoringRun = InferType<typeof scoringRun>;

/** Scoring runs of the platform. */
export const scoringRunCalls = {
  runs: defineCall({
    ...readAs('super_admin'),
    path: '/v2/scoring/runs',
    summary: 'The newest scoring runs with their progress.',
    body: emptyShape,
    answer: object({ runs: array(scoringRun.required()).required() }),
  }),
  rescore: defineCall({
    ...changeAs('super_admin'),
    path: '/v2/scoring/rescore',
    summary:
      'Recalculates all scores with the newest norm version of their form; previous scores are marked as replaced.',
    body: emptyShape,
    answer: messageAnswer,
  }),
} as const;
