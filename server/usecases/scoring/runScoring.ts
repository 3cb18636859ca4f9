import type { Deps } from '../../deps.ts';
import { runRescore } from './rescore.ts';
import { scoreAssessments } from './scoreAssessments.ts';

/** Scores that were asked for again, and forms that wait for their first one. */
export async function runScoring(deps: Deps): Promise<void> {
  await runRescore(deps);
  await scoreAssessments(deps);
}
