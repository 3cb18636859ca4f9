import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Scope, Tx } from '../../store/database.ts';
import {
  countUnscored,
  type FinishedAssessment,
  unscoredAssessments,
} from '../../store/scoring/assessments.ts';
import { beginRun, changeRun, forgetRuns, openRun, removeRun } from '../../store/scoring/runs.ts';
import { addScores, type NewScore } from '../../store/scoring/scores.ts';
import { formReader } from './form.ts';
import { scoreAssessment } from './scoreAssessment.ts';

/** Finished forms of all accounts are opened by the builder alone. */
export const builder: Scope = { role: 'builder', accountId: null, userId: null, platform: true };

const formsInBatch = 50;
const daysShown = 30;

/**
 * Scores every finished form that has no score yet, by the newest norm version of its form. Each batch is one
 * transaction with the progress of the run in it: cut off anywhere, the next run goes on where this one stood.
 * Throws when forms could not be read; they are tried again by the next run and keep nobody else waiting.
 */
export async function scoreAssessments(deps: Deps): Promise<void> {
  for (;;) {
    const failed = await deps.database.as(builder, (tx) => scoreBatch(deps, tx));
    if (failed === 'more') continue;
    if (failed > 0) throw new Error(`${failed} finished forms could not be read.`);
    return;
  }
}

/** Answers how many forms the run could not read once nothing is left. */
async function scoreBatch(deps: Deps, tx: Tx): Promise<number | 'more'> {
  const run = await runUnderWay(deps, tx);
  if (!run) return 0;
  const batch = await unscoredAssessments(tx, { after: run.reached, most: formsInBatch });
  const last = batch.at(-1);
  if (!last) {
    // A form that nobody can read is told by its failed job, and does not fill the list of runs with tries.
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

/** The one that was cut off, or a new one when anything waits. */
async function runUnderWay(deps: Deps, tx: Tx) {
  const open = await openRun(tx, 'score');
  if (open) return open;
  const wanted = await countUnscored(tx, 0);
  if (wanted === 0) return null;
  const now = deps.clock.now();
  await forgetRuns(tx, new Date(now.getTime() - daysShown * 86_400_000).toISOString());
  return beginRun(tx, { kind: 'score', wanted, upto: null, began_at: now.toISOString() });
}

async function scoresOf(deps: Deps, tx: Tx, batch: readonly FinishedAssessment[]): Promise<NewScore[]> {
  const formOf = formReader(tx);
  const scores: NewScore[] = [];
  for (const assessment of batch) {
    const form = await formOf(assessment.kind, assessment.question_ids ?? []);
    try {
      scores.push(scoreAssessment(deps.environment.secret, assessment, form));
    } catch {
      // Locked with another secret or damaged: the run counts what is missing.
    }
  }
  return scores;
}
