import { parentPort, workerData } from 'node:worker_threads';
import { calibrateParameters } from '../../../../domain/scoring/personal/calibration/calibrateParameters.ts';
import type {
  FormParameters,
  RankedStatementIds,
} from '../../../../domain/scoring/personal/formParameters.ts';
import { buildNormVersion, type NormVersion } from '../../../../domain/scoring/personal/normVersion.ts';
import { seededRandom } from './seededRandom.ts';

/** The input of a calibration; the same input gives the same norm. */
export interface CalibrationWork {
  readonly form_version_ids: readonly number[];
  readonly forms: readonly (readonly RankedStatementIds[])[];
  readonly parameters: FormParameters;
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
  const steps = calibrateParameters(
    forms,
    parameters,
    iterations === undefined ? { random } : { random, iterations },
  );
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      const norm = buildNormVersion({ number, form_version_ids, parameters: step.value, forms });
      port.postMessage({ norm } satisfies CalibrationReport);
      break;
    }
    const { round, rounds } = step.value;
    port.postMessage({ round, rounds } satisfies CalibrationReport);
  }
}
