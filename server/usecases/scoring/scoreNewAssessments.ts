import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { builderScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import {
  countUnscored,
  type FinishedAssessment,
  listUnscoredAssessments,
} from '../../store/scoring/assessments.ts';
import { addScores, type NewScore } from '../../store/scoring/scores.ts';
import { addRun, changeRun, lockOpenRun, removeOldRuns, removeRun } from '../../store/scoring/scoringRuns.ts';
import { logUnscoredForms, type UnscoredForm } from './logUnscoredForms.ts';
import { cachedFormReader } from './readScoringForm.ts';
import { scoreAssessment } from './scoreAssessment.ts';

const formsInBatch = 50;
const daysShown = 30;

/**
 * Scores every finished form without a score, by the latest norm version of its form. Each batch is one transaction that includes
 * the progress of the run, so an interrupted run can be resumed. Throws if forms could not be read; the next run retries them,
 * and they don't block others.
 */
export async function scoreNewAssessments(deps: Deps): Promise<void> {
  for (;;) {
    const failed = await deps.database.as(builderScope, (tx) => scoreBatch(deps, tx));
    if (failed === 'more') continue;
    if (failed > 0) throw new Error(`${failed} finished forms could not be read.`);
    return;
  }
}

/** Scores one batch. Returns the number of unreadable forms once nothing is left. */
async function scoreBatch(deps: Deps, tx: Tx): Promise<number | 'more'> {
  const run = await resumeOrStartRun(deps, tx);
  if (!run) return 0;
  const batch = await listUnscoredAssessments(tx, { after: run.reached, most: formsInBatch });
  const last = batch.at(-1);
  if (!last) {
    // Unreadable forms are reported by the failed job, so a run with no other result is removed from the list.
    if (run.done === 0) await removeRun(tx, run.id);
    else await changeRun(tx, run.id, { ended_at: deps.clock.now().toISOString() });
    return run.failed;
  }
  const scores = await scoresOf(deps, tx, batch);
  const added = await addScores(tx, scores, today(deps.clock));
  const failed = run.failed + batch.length - scores.length;
  const done = run.done + added;
  await changeRun(tx, run.id, {
    done,
    failed,
    reached: last.id,
    wanted: Math.max(run.wanted, done + failed),
  });
  return 'more';
}

/** Resumes the interrupted run, or starts one if forms are waiting. */
async function resumeOrStartRun(deps: Deps, tx: Tx) {
  const open = await lockOpenRun(tx, 'score');
  if (open) return open;
  const total = await countUnscored(tx, 0);
  if (total === 0) return null;
  const now = deps.clock.now();
  await removeOldRuns(tx, new Date(now.getTime() - daysShown * 86_400_000).toISOString());
  return addRun(tx, { kind: 'score', wanted: total, upto: null, began_at: now.toISOString() });
}

async function scoresOf(deps: Deps, tx: Tx, batch: readonly FinishedAssessment[]): Promise<NewScore[]> {
  const formOf = cachedFormReader(tx);
  const scores: NewScore[] = [];
  const unscored: UnscoredForm[] = [];
  for (const assessment of batch) {
    const form = await formOf(assessment.kind, assessment.question_ids ?? []);
    try {
      scores.push(scoreAssessment(deps.environment.secret, assessment, form));
    } catch (error) {
      // Encrypted with another secret or damaged: the run counts the form as failed.
      unscored.push({ id: assessment.id, error });
    }
  }
  logUnscoredForms(deps, unscored);
  return scores;
}
