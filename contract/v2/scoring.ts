import { type InferType, mixed, object } from 'yup';
import { changeCall, readCall } from '../call.ts';
import { id, listOf } from '../sharedShapes.ts';
import { requiredNumber, requiredText, textOrNull } from '../values.ts';

export const scoringRunKinds = ['score', 'rescore', 'calibrate'] as const;

/** Progress of a scoring, rescoring or calibration run. */
export const scoringRun = object({
  id: id(),
  kind: mixed<(typeof scoringRunKinds)[number]>().oneOf(scoringRunKinds).required(),
  wanted: requiredNumber,
  done: requiredNumber,
  /** Responses that could not be read. */
  failed: requiredNumber,
  began_at: requiredText,
  ended_at: textOrNull,
});
export type ScoringRun = InferType<typeof scoringRun>;

/** Scoring runs of the platform. */
export const scoringRunCalls = {
  runs: readCall('super_admin', '/v2/scoring/runs', {
    summary: 'The newest scoring runs with their progress.',
    response: object({ runs: listOf(scoringRun) }),
  }),
  rescore: changeCall('super_admin', '/v2/scoring/rescore', {
    summary:
      'Recalculates all scores with the newest norm version of their form; previous scores are marked as replaced.',
  }),
} as const;
