import { parentPort, workerData } from 'node:worker_threads';
import {
  type CalibratedForm,
  calibrateForm,
} from '../../../../domain/scoring/personal/calibration/calibrateForm.ts';
import { calibrationDue } from '../../../../domain/scoring/personal/calibrationDue.ts';
import type { FormFit } from '../../../../domain/scoring/personal/fit/formFit.ts';
import { type FitInput, measureFit } from '../../../../domain/scoring/personal/fit/measureFit.ts';
import { buildNormVersion, type NormVersion } from '../../../../domain/scoring/personal/normVersion.ts';
import { seededRandom } from './seededRandom.ts';

/**
 * The input of a calibration; the same input gives the same norm. `parameters` are the shipped ones, `calibrated` are the numbers of forms of
 * earlier norm versions. `iterations` is for tests and the demo, which need less exact results.
 */
export interface CalibrationWork extends FitInput {
  readonly form_version_ids: readonly number[];
  readonly number: number;
  readonly calibrated: readonly number[];
  readonly iterations?: number;
}

export interface CalibrationResult {
  /** Null if too few forms are more than random ranking (`calibrationDue`). */
  readonly norm: NormVersion | null;
  /** The forms that it is based on, by their place in the list. */
  readonly used: readonly number[];
  /** Null if it couldn't be measured; the norm doesn't depend on it. */
  readonly fit: FormFit | null;
}

export type CalibrationReport = { readonly round: number; readonly rounds: number } | CalibrationResult;

function measureOrNull(input: FitInput): FormFit | null {
  try {
    return measureFit(input);
  } catch {
    return null;
  }
}

/** Number of random rankings where `iterations` are few as well. */
const fewDraws = 200;

function resultOf(work: CalibrationWork, calibrated: CalibratedForm | null): CalibrationResult {
  if (!calibrated) return { norm: null, used: [], fit: null };
  const { used, ...facts } = calibrated;
  const { number, form_version_ids, untranslated } = work;
  const forms = used.flatMap((at) => work.forms[at] ?? []);
  const answered = forms.map((form) => form.answered);
  const norm = buildNormVersion({ number, form_version_ids, ...facts, forms: answered });
  return { norm, used, fit: measureOrNull({ forms, parameters: norm.parameters, untranslated }) };
}

const port = parentPort;
if (port) {
  const work = workerData as CalibrationWork;
  const { iterations, calibrated } = work;
  const steps = calibrateForm(
    work.forms.map(({ answered }) => answered),
    work.parameters,
    {
      random: seededRandom(work.number),
      isEnough: (forms) => calibrationDue(forms, calibrated) !== null,
      ...(iterations === undefined ? {} : { iterations, draws: fewDraws }),
    },
  );
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      port.postMessage(resultOf(work, step.value) satisfies CalibrationReport);
      break;
    }
    const { round, rounds } = step.value;
    port.postMessage({ round, rounds } satisfies CalibrationReport);
  }
}
