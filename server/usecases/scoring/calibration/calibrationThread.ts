import { parentPort, workerData } from 'node:worker_threads';
import { calibrate } from '../../../../domain/scoring/personal/calibration/calibrate.ts';
import { type NormVersion, normOf } from '../../../../domain/scoring/personal/norms.ts';
import type { Parameters, RankedIds } from '../../../../domain/scoring/personal/parameters.ts';
import { seededRandom } from './seededRandom.ts';

/** The input of a calibration; the same input gives the same norm. */
export interface CalibrationWork {
  readonly form_version_ids: readonly number[];
  readonly forms: readonly (readonly RankedIds[])[];
  readonly parameters: Parameters;
  readonly number: number;
  readonly iterations?: number;
}

export type CalibrationReport =
  | { readonly round: number; readonly rounds: number }
  | { readonly norm: NormVersion };

const port = parentPort;
if (port) {
  const { forms, parameters, number, form_version_ids, iterations } = workerData as CalibrationWork;
  const random = seededRandom(number);
  const steps = calibrate(forms, parameters, iterations === undefined ? { random } : { random, iterations });
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      const norm = normOf({ number, form_version_ids, parameters: step.value, forms });
      port.postMessage({ norm } satisfies CalibrationReport);
      break;
    }
    const { round, rounds } = step.value;
    port.postMessage({ round, rounds } satisfies CalibrationReport);
  }
}
