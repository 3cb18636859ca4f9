import type { Deps } from '../../deps.ts';
import { runRescore } from './rescore.ts';
import { scoreNewAssessments } from './scoreNewAssessments.ts';

/** Processes requested rescoring, then forms without a score. */
export async function runScoring(deps: Deps): Promise<void> {
  await runRescore(deps);
  await scoreNewAssessments(deps);
}
