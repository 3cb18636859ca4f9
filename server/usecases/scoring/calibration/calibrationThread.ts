import { parentPort, workerData } from 'node:worker_threads';
import { calibrateParameters } from '../../../../domain/scoring/personal/calibration/calibrateParameters.ts';
import type { FormFit } from '../../../../domain/scoring/personal/fit/formFit.ts';
import { type FitInput, measureFit } from '../../../../domain/scoring/personal/fit/measureFit.ts';
import { buildNormVersion, type NormVersion } from '../../../../domain/scoring/personal/normVersion.ts';
import { seededRandom } from './seededRandom.ts';

/** The input of a calibration; the same input gives the same norm. `parameters` are the shipped ones. */
export interface CalibrationWork extends FitInput {
  readonly form_version_ids: readonly number[];
  readonly number: number;
  readonly iterations?: number;
}

export interface CalibrationResult {
  readonly norm: NormVersion;
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

const port = parentPort;
if (port) {
  const { forms, parameters, untranslated, number, form_version_ids, iterations } =
    workerData as CalibrationWork;
  const random = seededRandom(number);
  const answered = forms.map((form) => form.answered);
  const steps = calibrateParameters(
    answered,
    parameters,
    iterations === undefined ? { random } : { random, iterations },
  );
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      const norm = buildNormVersion({ number, form_version_ids, parameters: step.value, forms: answered });
      const fit = measureOrNull({ forms, parameters: norm.parameters, untranslated });
      port.postMessage({ norm, fit } satisfies CalibrationReport);
      break;
    }
    const { round, rounds } = step.value;
    port.postMessage({ round, rounds } satisfies CalibrationReport);
  }
}
