import { MODEL_VERSION } from '../../../domain/scoring/personal/scoreForm.ts';
import { RATER_MODEL_VERSION } from '../../../domain/scoring/raters/scoreGroup.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { builderScope, platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { type FinishedAssessment, listAssessments } from '../../store/scoring/assessments.ts';
import { listRatings } from '../../store/scoring/ratings.ts';
import {
  addScores,
  type CurrentScore,
  countCurrentScores,
  listCurrentScores,
  markReplaced,
  type NewScore,
} from '../../store/scoring/scores.ts';
import { addRun, changeRun, lockOpenRun } from '../../store/scoring/scoringRuns.ts';
import { cachedComponentsReader } from './cachedComponents.ts';
import { logUnscoredForms, type UnscoredForm } from './logUnscoredForms.ts';
import { scoreRatings } from './raterGroups.ts';
import { cachedFormReader, type ScoringForm } from './readScoringForm.ts';
import { scoreAssessment } from './scoreAssessment.ts';

const scoresInBatch = 50;

/**
 * Requests new scores by the current model and the latest norm version of each form. Nothing else changes a score. Returns the
 * number of scores to process.
 */
export async function requestRescore(deps: Deps, caller: Caller): Promise<number> {
  const total = await deps.database.as(builderScope, async (tx) => {
    const open = await lockOpenRun(tx, 'rescore');
    if (open) return open.wanted;
    const { count, last } = await countCurrentScores(tx);
    const began_at = deps.clock.now().toISOString();
    await addRun(tx, { kind: 'rescore', wanted: count, upto: last, began_at });
    return count;
  });
  await deps.database.as(platformScope, (tx) =>
    recordAudit(tx, caller, {
      action: 'rescore',
      resource: 'scores',
      id: null,
      after: { model_version: MODEL_VERSION, scores: total },
      now: deps.clock.now(),
      accountId: caller.person.ownAccount.id,
    }),
  );
  await deps.jobs.wake('score-assessments');
  return total;
}

/** Continues the requested rescoring batch by batch. */
export async function runRescore(deps: Deps): Promise<void> {
  while (await deps.database.as(builderScope, (tx) => rescoreBatch(deps, tx)));
}

async function rescoreBatch(deps: Deps, tx: Tx): Promise<boolean> {
  const run = await lockOpenRun(tx, 'rescore');
  if (!run) return false;
  const currentBatch = await listCurrentScores(tx, {
    after: run.reached,
    upto: run.upto ?? 0,
    most: scoresInBatch,
  });
  const last = currentBatch.at(-1);
  if (!last) {
    await changeRun(tx, run.id, { ended_at: deps.clock.now().toISOString() });
    return false;
  }
  const day = today(deps.clock);
  const made = await rescore(deps, tx, currentBatch);
  await markReplaced(
    tx,
    made.scores.map(({ from }) => from),
    day,
  );
  await addScores(
    tx,
    made.scores.map(({ score }) => score),
    day,
  );
  const failed = run.failed + made.failed;
  await changeRun(tx, run.id, {
    done: run.done + currentBatch.length - made.failed,
    failed,
    reached: last.id,
  });
  return true;
}

interface RescoredScore {
  readonly from: number;
  readonly score: NewScore;
}

async function rescore(deps: Deps, tx: Tx, currentBatch: readonly CurrentScore[]) {
  const formOf = cachedFormReader(tx);
  const componentsOf = cachedComponentsReader(tx);
  const assessments = await listAssessments(
    tx,
    currentBatch.flatMap(({ assessment_id }) => assessment_id ?? []),
  );
  const byId = new Map(assessments.map((assessment) => [assessment.id, assessment]));
  const scores: RescoredScore[] = [];
  const unscored: UnscoredForm[] = [];
  let failed = 0;
  for (const score of currentBatch) {
    const form = await formOf(kindOf(score), score.question_ids);
    if (score.model_version === modelOf(score) && score.norm_version === (form.norm?.number ?? null))
      continue;
    const assessment = byId.get(score.assessment_id ?? 0);
    const next = await nextScore(deps, tx, { score, form, assessment, unscored, componentsOf });
    if (next) scores.push({ from: score.id, score: next });
    else failed += 1;
  }
  logUnscoredForms(deps, unscored);
  return { scores, failed };
}

const modelOf = ({ subject }: CurrentScore) => (subject === 'raters' ? RATER_MODEL_VERSION : MODEL_VERSION);

const kinds = { self: 's', applicant: 'h', raters: 'r' } as const;
const kindOf = ({ subject }: CurrentScore) => kinds[subject];

interface RescoreInput {
  readonly score: CurrentScore;
  readonly form: ScoringForm;
  readonly assessment: FinishedAssessment | undefined;
  /** Receives a form that could not be scored. */
  readonly unscored: UnscoredForm[];
  readonly componentsOf: ReturnType<typeof cachedComponentsReader>;
}

/**
 * Returns the new score; null if the answers are missing or unreadable, in which case the old score stays.
 */
async function nextScore(
  deps: Deps,
  tx: Tx,
  { score, form, assessment, unscored, componentsOf }: RescoreInput,
): Promise<NewScore | null> {
  if (score.target_id !== null && score.rater_group !== null) {
    const ratings = await listRatings(tx, { targetId: score.target_id, group: score.rater_group });
    const components = await componentsOf(score.target_id, form);
    const result = components && scoreRatings(ratings, form, components);
    if (!result) return null;
    const { account_id, subject, assessment_id, target_id, rater_group, user_id, question_ids } = score;
    return { account_id, subject, assessment_id, target_id, rater_group, user_id, question_ids, result };
  }
  if (!assessment) return null;
  try {
    return scoreAssessment(deps.environment.secret, assessment, form);
  } catch (error) {
    unscored.push({ id: assessment.id, error });
    return null;
  }
}
