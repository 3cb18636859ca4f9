import { calibrationDue } from '../../../../domain/scoring/personal/calibrationDue.ts';
import type { RankedStatementIds } from '../../../../domain/scoring/personal/formParameters.ts';
import { countsForNorms } from '../../../../domain/scoring/personal/normVersion.ts';
import { today } from '../../../clock.ts';
import type { Deps } from '../../../deps.ts';
import { builderScope } from '../../../kernel/scope.ts';
import { assessmentsOfForm, countByForm } from '../../../store/scoring/assessments.ts';
import { addNorm, formsOfNorms, nextNormNumber } from '../../../store/scoring/norms.ts';
import { ratingsOfForm } from '../../../store/scoring/ratings.ts';
import { addRun, changeRun, lockOpenRun } from '../../../store/scoring/scoringRuns.ts';
import { rankedIds, readScoringForm, type ScoringForm } from '../readScoringForm.ts';
import { openAssessment } from '../scoreAssessment.ts';
import { calibrateInThread } from './calibrateInThread.ts';

/** More forms take longer and don't improve the norm. */
const maxForms = 2_000;
const formsInBatch = 100;

type DueForm = Awaited<ReturnType<typeof countByForm>>[number];
type Answered = readonly RankedStatementIds[];

/**
 * Stores a norm version for every form that has enough finished forms and no norm based on that many yet. Existing scores stay unchanged;
 * forms finished from now on use the new version. `iterations` is for tests.
 */
export async function calibrateForms(deps: Deps, iterations?: number): Promise<void> {
  const counted = await deps.database.as(builderScope, countByForm);
  for (const form of counted) await calibrateForm(deps, form, iterations);
}

async function calibrateForm(deps: Deps, due: DueForm, iterations: number | undefined): Promise<void> {
  const made = await deps.database.as(builderScope, (tx) => formsOfNorms(tx, due.kind, due.question_ids));
  if (!calibrationDue(due.finished, made)) return;
  const form = await deps.database.as(builderScope, (tx) => readScoringForm(tx, due.kind, due.question_ids));
  const forms = await usableForms(deps, form);
  const stage = calibrationDue(forms.length, made);
  if (!stage) return;

  const number = await deps.database.as(builderScope, nextNormNumber);
  const runId = await startRun(deps);
  const { parameters } = form;
  const work = {
    number,
    form_version_ids: due.question_ids,
    forms,
    parameters,
    ...(iterations === undefined ? {} : { iterations }),
  };
  const norm = await calibrateInThread(work, (done, total) => {
    void deps.database
      .as(builderScope, (tx) => changeRun(tx, runId, { done, wanted: total }))
      .catch(() => {});
  });
  await deps.database.as(builderScope, async (tx) => {
    await addNorm(tx, norm, { kind: due.kind, stage, day: today(deps.clock) });
    await changeRun(tx, runId, { ended_at: deps.clock.now().toISOString() });
  });
}

/** Starts a run; an interrupted calibration restarts, because a partial result is useless. */
async function startRun(deps: Deps): Promise<number> {
  return deps.database.as(builderScope, async (tx) => {
    const began_at = deps.clock.now().toISOString();
    const cutOff = await lockOpenRun(tx, 'calibrate');
    if (cutOff) await changeRun(tx, cutOff.id, { ended_at: began_at });
    return (await addRun(tx, { kind: 'calibrate', wanted: 0, upto: null, began_at })).id;
  });
}

/** The forms complete and consistent enough for norms (methods 1.3), under the shipped parameters. */
async function usableForms(deps: Deps, form: ScoringForm): Promise<readonly Answered[]> {
  const questionCount = form.question_ids.length;
  const isUsable = (answered: Answered) => countsForNorms(answered, questionCount, form.parameters);
  if (form.kind === 'r') {
    const ratings = await deps.database.as(builderScope, (tx) =>
      ratingsOfForm(tx, { questionIds: form.question_ids, most: maxForms }),
    );
    return ratings.map(({ answers }) => rankedIds(answers)).filter(isUsable);
  }
  const usable: Answered[] = [];
  for (let after = 0; usable.length < maxForms; ) {
    const page = await pageOf(deps, form, form.kind, after);
    for (const assessment of page) {
      const answered = openOrEmpty(deps.environment.secret, assessment);
      if (isUsable(answered)) usable.push(answered);
    }
    const last = page.at(-1);
    if (!last) break;
    after = last.id;
  }
  return usable.slice(0, maxForms);
}

const pageOf = (deps: Deps, { question_ids }: ScoringForm, kind: 's' | 'h', after: number) =>
  deps.database.as(builderScope, (tx) =>
    assessmentsOfForm(tx, { kind, questionIds: question_ids, after, most: formsInBatch }),
  );

/** A damaged form is reported by the scoring job; a norm omits it. */
function openOrEmpty(secret: Buffer, assessment: Parameters<typeof openAssessment>[1]): Answered {
  try {
    return rankedIds(openAssessment(secret, assessment));
  } catch {
    return [];
  }
}
