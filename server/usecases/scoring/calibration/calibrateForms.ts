import { calibrationDue } from '../../../../domain/scoring/personal/calibrationDue.ts';
import { isFitDue } from '../../../../domain/scoring/personal/fit/isFitDue.ts';
import type { AnalyzedForm } from '../../../../domain/scoring/personal/fit/measureFit.ts';
import { isFromManyAccounts } from '../../../../domain/scoring/personal/isFromManyAccounts.ts';
import { today } from '../../../clock.ts';
import type { Deps } from '../../../deps.ts';
import { builderScope, platformScope } from '../../../kernel/scope.ts';
import { countByForm } from '../../../store/scoring/assessments.ts';
import { addFormFit, listFormsOfFits } from '../../../store/scoring/formFits.ts';
import { addNorm, findNextNormNumber, listFormsOfNorms } from '../../../store/scoring/norms.ts';
import { addRun, changeRun, lockOpenRun } from '../../../store/scoring/scoringRuns.ts';
import { readScoringForm } from '../readScoringForm.ts';
import { calibrateInThread } from './calibrateInThread.ts';
import { findUntranslated } from './findUntranslated.ts';
import { readCalibrationForms } from './readCalibrationForms.ts';

type DueForm = Awaited<ReturnType<typeof countByForm>>[number];

/**
 * Stores a norm version for every form that has enough usable forms and no norm based on that many yet, and the fit of its statements and
 * blocks. Existing scores stay unchanged; forms finished from now on use the new version. `iterations` is for tests.
 */
export async function calibrateForms(deps: Deps, iterations?: number): Promise<void> {
  const counted = await deps.database.as(builderScope, countByForm);
  for (const form of counted) await calibrateForm(deps, form, iterations);
}

async function calibrateForm(deps: Deps, due: DueForm, iterations: number | undefined): Promise<void> {
  const { kind, question_ids } = due;
  const made = await deps.database.as(builderScope, (tx) => listFormsOfNorms(tx, kind, question_ids));
  if (!calibrationDue(due.finished, made)) return;
  const form = await deps.database.as(builderScope, (tx) => readScoringForm(tx, kind, question_ids));
  const forms = await readCalibrationForms(deps, form);
  if (!calibrationDue(forms.length, made)) return;

  const number = await deps.database.as(builderScope, findNextNormNumber);
  const untranslated = await deps.database.as(platformScope, (tx) =>
    findUntranslated(tx, question_ids, languagesOf(forms)),
  );
  const runId = await startRun(deps);
  const { parameters } = form;
  const work = {
    number,
    form_version_ids: question_ids,
    forms,
    untranslated,
    parameters,
    calibrated: made,
    ...(iterations === undefined ? {} : { iterations }),
  };
  const { norm, used, fit } = await calibrateInThread(work, (done, total) => {
    void deps.database
      .as(builderScope, (tx) => changeRun(tx, runId, { done, wanted: total }))
      .catch(() => {});
  });
  await deps.database.as(builderScope, async (tx) => {
    const stage = norm && calibrationDue(norm.n, made);
    if (norm && stage) {
      const is_from_many_accounts = isFromManyAccounts(used.flatMap((at) => forms[at]?.accountId ?? []));
      const fitted = await listFormsOfFits(tx, kind, question_ids);
      await addNorm(tx, { ...norm, is_from_many_accounts }, { kind, stage, day: today(deps.clock) });
      if (!fit) deps.log.error({ norm: number }, 'fit of a calibration failed');
      if (fit && isFitDue(norm.n, fitted)) await addFormFit(tx, number, fit);
    }
    await changeRun(tx, runId, { ended_at: deps.clock.now().toISOString() });
  });
}

const languagesOf = (forms: readonly AnalyzedForm[]) => [
  ...new Set(forms.flatMap(({ groups }) => groups.language ?? [])),
];

/** Starts a run; an interrupted calibration restarts, because a partial result is useless. */
async function startRun(deps: Deps): Promise<number> {
  return deps.database.as(builderScope, async (tx) => {
    const began_at = deps.clock.now().toISOString();
    const cutOff = await lockOpenRun(tx, 'calibrate');
    if (cutOff) await changeRun(tx, cutOff.id, { ended_at: began_at });
    return (await addRun(tx, { kind: 'calibrate', wanted: 0, upto: null, began_at })).id;
  });
}
