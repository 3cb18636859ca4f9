import type { FormParameters, RankedStatementIds } from '../formParameters.ts';
import type { ItemParameters } from '../likelihood.ts';
import { metricPrior } from '../prior.ts';
import { buildCalibrationLayout, type CalibrationLayout } from './buildCalibrationLayout.ts';
import { drawThetas, type RandomSource } from './drawThetas.ts';
import { addRanking, type CalibrationSums, emptySums, updateBlockParameters } from './fitBlock.ts';

/** Progress after each round: rounds completed, rounds in total, and the largest parameter change. */
export interface CalibrationProgress {
  readonly round: number;
  readonly rounds: number;
  readonly moved: number;
}

/** The rounds of a calibration whose parameters are kept. */
export const CALIBRATION_ROUNDS = 30;
const DRAWS = 4;

/**
 * Calibration by Monte Carlo EM (methods 1.3). Each round draws every person's metrics from their posterior and takes one Newton step for
 * each question's a and b; the result is the mean over the second half of the rounds, which reduces random variation. A generator, so that
 * a job can report progress between rounds: each `next()` runs one round, the last returns the parameters. Equal forms, start values and
 * random source give equal parameters. `forms` has one list of ranked questions per person. Throws `RangeError` for unknown statements and
 * for a statement in two questions. Statements without rankings keep their start values.
 */
export function* calibrateParameters(
  forms: readonly (readonly RankedStatementIds[])[],
  start: FormParameters,
  {
    random,
    iterations = CALIBRATION_ROUNDS,
  }: { readonly random: RandomSource; readonly iterations?: number },
): Generator<CalibrationProgress, FormParameters> {
  const layout = buildCalibrationLayout(forms, start);
  const centers = layout.forms.map(() => new Float64Array(metricPrior.size));
  const warmUp = Math.floor(iterations / 2);
  const averaged: (readonly ItemParameters[])[] = [];
  let parameters = layout.start;
  for (let round = 1; round <= iterations; round++) {
    const next = oneRound(layout, parameters, centers, random);
    const moved = largestStep(parameters, next);
    parameters = next;
    if (round > warmUp) averaged.push(parameters);
    yield { round, rounds: iterations, moved };
  }
  return averageParameters(layout, start, averaged);
}

function oneRound(
  { forms, blocks }: CalibrationLayout,
  parameters: readonly ItemParameters[],
  centers: Float64Array[],
  random: RandomSource,
): readonly ItemParameters[] {
  const sums = blocks.map(emptySums);
  forms.forEach((form, person) => {
    const ranked = form.map(({ order }) => order.flatMap((number) => parameters[number] ?? []));
    const center = centers[person] ?? new Float64Array(metricPrior.size);
    const drawn = drawThetas(ranked, metricPrior, { center, draws: DRAWS, random });
    centers[person] = drawn.center;
    for (const theta of drawn.thetas) addForm(sums, form, parameters, theta);
  });
  const next = [...parameters];
  for (const own of sums) updateBlockParameters(own, parameters, next);
  return next;
}

function addForm(
  sums: readonly CalibrationSums[],
  form: CalibrationLayout['forms'][number],
  parameters: readonly ItemParameters[],
  theta: Float64Array,
): void {
  for (const ranking of form) {
    const own = sums[ranking.block];
    if (own) addRanking(own, ranking, { parameters, theta, weight: 1 / DRAWS });
  }
}

function largestStep(before: readonly ItemParameters[], after: readonly ItemParameters[]): number {
  return before.reduce((most, { a, b }, at) => {
    const now = after[at];
    return now ? Math.max(most, Math.abs(now.a - a), Math.abs(now.b - b)) : most;
  }, 0);
}

function averageParameters(
  { ids }: CalibrationLayout,
  start: FormParameters,
  averaged: readonly (readonly ItemParameters[])[],
): FormParameters {
  const mean = (at: number, of: 'a' | 'b') =>
    averaged.reduce((sum, statements) => sum + (statements[at]?.[of] ?? 0), 0) / averaged.length;
  return Object.fromEntries(
    ids.flatMap((id, at) => {
      const metric = start[id]?.metric;
      return metric ? [[id, { metric, a: mean(at, 'a'), b: mean(at, 'b') }]] : [];
    }),
  );
}
