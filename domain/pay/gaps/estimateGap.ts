import { fullTimePay, type PayPerson } from '../payPerson.ts';
import { fitLeastSquares } from '../regression/fitLeastSquares.ts';
import { studentQuantile } from '../regression/studentQuantile.ts';
import { buildDesign } from './designMatrix.ts';
import type { GapControl } from './gapControls.ts';

/** A pay gap as a share of men's pay: .1 if women earn 10 percent less. */
export interface GapEstimate {
  readonly gap: number;
  readonly interval90: readonly [number, number];
  readonly interval95: readonly [number, number];
}

export interface AdjustedGap {
  readonly raw: GapEstimate;
  /** Null if the controls leave too few people, or if they already determine who is a woman. */
  readonly adjusted: GapEstimate | null;
  /** The share of the variance of logarithmic pay that gender and the controls explain. */
  readonly rSquared: number | null;
}

/** Below this number of degrees of freedom, an interval would say little. */
const minimumDegrees = 10;

/** Only women and men are compared; the directive knows no further groups. */
export const isCompared = ({ gender }: PayPerson): boolean => gender === 'female' || gender === 'male';

/**
 * The gap of the geometric means of pay, and the same with the controls held equal: regressions of logarithmic full-time pay, in which the
 * gap is 1 - exp(coefficient of women). `day` is the date of the data.
 */
export function estimateGap(
  people: readonly PayPerson[],
  controls: readonly GapControl[],
  day: string,
): AdjustedGap | null {
  const compared = people.filter(isCompared);
  const raw = fitGap(compared, [], day);
  if (!raw.estimate) return null;
  const adjusted = controls.length === 0 ? raw : fitGap(compared, controls, day);
  return { raw: raw.estimate, adjusted: adjusted.estimate, rSquared: adjusted.rSquared };
}

export const logPay = (people: readonly PayPerson[]): Float64Array =>
  Float64Array.from(people, (person) => Math.log(fullTimePay(person)));

function fitGap(people: readonly PayPerson[], controls: readonly GapControl[], day: string) {
  const design = buildDesign(people, controls, day).map(({ values }) => values);
  // Gender comes last, so that it is left out if the controls determine it.
  const women = Float64Array.from(people, ({ gender }) => (gender === 'female' ? 1 : 0));
  const fit = fitLeastSquares([...design, women], logPay(people));
  const coefficient = fit.coefficients.at(-1) ?? null;
  const error = fit.standardErrors.at(-1) ?? null;
  if (coefficient === null || error === null || fit.degreesOfFreedom < minimumDegrees) {
    return { estimate: null, rSquared: null };
  }
  const interval = (coverage: number) => {
    const margin = studentQuantile(coverage, fit.degreesOfFreedom) * error;
    return [1 - Math.exp(coefficient + margin), 1 - Math.exp(coefficient - margin)] as const;
  };
  const estimate: GapEstimate = {
    gap: 1 - Math.exp(coefficient),
    interval90: interval(0.9),
    interval95: interval(0.95),
  };
  return { estimate, rSquared: fit.rSquared };
}
