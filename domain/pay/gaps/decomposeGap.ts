import type { PayPerson } from '../payPerson.ts';
import { fitLeastSquares } from '../regression/fitLeastSquares.ts';
import { buildDesign, type DesignColumn } from './designMatrix.ts';
import { isCompared, logPay } from './estimateGap.ts';
import type { GapControl } from './gapControls.ts';

/** The difference of the means of logarithmic pay, men minus women, in two parts. */
export interface GapDecomposition {
  readonly raw: number;
  /** What the difference would be if women were paid like men with the same characteristics. */
  readonly explained: number;
  /** What remains: equal characteristics that are paid differently, or characteristics that aren't in the data. */
  readonly unexplained: number;
  /** The explained part by control; the parts add up to it. */
  readonly controls: readonly { readonly control: GapControl; readonly explained: number }[];
}

/**
 * The twofold decomposition of Oaxaca and Blinder, with men's coefficients as the reference. Null if there are fewer women or men than twice
 * the columns, because the regressions of each gender would fit chance.
 */
export function decomposeGap(
  people: readonly PayPerson[],
  controls: readonly GapControl[],
  day: string,
): GapDecomposition | null {
  const compared = people.filter(isCompared);
  const design = buildDesign(compared, controls, day);
  const men = fitGroup(compared, design, 'male');
  const women = fitGroup(compared, design, 'female');
  if (Math.min(men.people, women.people) < 2 * design.length) return null;
  const partOf = (at: number) => {
    const difference = (men.means[at] ?? 0) - (women.means[at] ?? 0);
    return difference * (men.coefficients[at] ?? 0);
  };
  const parts = design.map(({ control }, at) => ({ control, explained: partOf(at) }));
  const unexplained = design.reduce((sum, _, at) => {
    const difference = (men.coefficients[at] ?? 0) - (women.coefficients[at] ?? 0);
    return sum + (women.means[at] ?? 0) * difference;
  }, 0);
  const sumOf = (some: typeof parts) => some.reduce((sum, { explained }) => sum + explained, 0);
  return {
    raw: men.meanPay - women.meanPay,
    explained: sumOf(parts),
    unexplained,
    controls: controls.map((control) => ({
      control,
      explained: sumOf(parts.filter((part) => part.control === control)),
    })),
  };
}

function fitGroup(people: readonly PayPerson[], design: readonly DesignColumn[], gender: 'female' | 'male') {
  const rows = [...people.keys()].filter((row) => people[row]?.gender === gender);
  const columns = design.map(({ values }) => Float64Array.from(rows, (row) => values[row] ?? 0));
  const pay = logPay(people.filter((person) => person.gender === gender));
  return {
    people: rows.length,
    coefficients: fitLeastSquares(columns, pay).coefficients,
    means: columns.map(meanOf),
    meanPay: meanOf(pay),
  };
}

const meanOf = (values: Float64Array): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
