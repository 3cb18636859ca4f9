import {
  type CalibratedForm,
  calibrateForm,
} from '../../domain/scoring/personal/calibration/calibrateForm.ts';
import type { Random } from '../../server/seed/demoRandom.ts';
import { type Design, shuffle, simulatePerson, uncalibratedParameters } from '../scoringForms.ts';
import { runGenerator } from './runGenerator.ts';

/** Share of the forms of a simulated calibration that are from random respondents. */
export const usualShareAtRandom = 0.05;

interface SimulatedForms {
  readonly people: number;
  readonly atRandom?: number;
}

/** Calibrates as the product does, on complete forms of which some are from random respondents. */
export function calibrate(
  random: Random,
  design: Design,
  { people, atRandom = usualShareAtRandom }: SimulatedForms,
): CalibratedForm {
  const forms = Array.from({ length: people }, (_, at) =>
    at < people * atRandom
      ? design.questions.map((ids) => shuffle(random, [...ids]))
      : simulatePerson(random, design).form,
  );
  const calibrated = runGenerator(calibrateForm(forms, uncalibratedParameters(design), { random }));
  if (!calibrated) throw new Error('A calibration without a minimum has a result.');
  return calibrated;
}
