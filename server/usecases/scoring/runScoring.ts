import type { Deps } from '../../deps.ts';
import { runRescore } from './rescore.ts';
import { scoreAssessments } from './scoreAssessments.ts';

/** Processes requested rescoring, then forms without a score. */
export async function runScoring(deps: Deps): Promise<void> {
  await runRescore(deps);
  await scoreAssessments(deps);
}
