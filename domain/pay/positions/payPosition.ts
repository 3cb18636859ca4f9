import { fullTimeBase, type PayPerson } from '../payPerson.ts';

/** Where full-time base pay lies in the pay range of the job. */
export interface PayPosition {
  /** Base pay divided by the midpoint of the range. */
  readonly compaRatio: number;
  /** 0 at the minimum of the range and 1 at its maximum; below and above outside of it. Null if the range has no width. */
  readonly rangePenetration: number | null;
}

const midpoint = (minimum: number, maximum: number): number => (minimum + maximum) / 2;

/** Returns the position of a person; null without a range. */
export function payPosition(person: PayPerson): PayPosition | null {
  const { rangeMinimum, rangeMaximum } = person;
  if (rangeMinimum === null || rangeMaximum === null) return null;
  const base = fullTimeBase(person);
  const width = rangeMaximum - rangeMinimum;
  return {
    compaRatio: base / midpoint(rangeMinimum, rangeMaximum),
    rangePenetration: width > 0 ? (base - rangeMinimum) / width : null,
  };
}

export interface TargetCost {
  /** The people whose base pay is below the target. */
  readonly people: number;
  /** What raising all of them to the target adds to base pay in a year, at their working time. */
  readonly cost: number;
}

/** The cost of raising everyone below a compa-ratio to it. Nobody's pay is lowered, and people without a range aren't counted. */
export function costToTarget(people: readonly PayPerson[], targetRatio: number): TargetCost {
  let [below, cost] = [0, 0];
  for (const person of people) {
    const { rangeMinimum, rangeMaximum, workingTime } = person;
    if (rangeMinimum === null || rangeMaximum === null) continue;
    const missing = targetRatio * midpoint(rangeMinimum, rangeMaximum) - fullTimeBase(person);
    if (missing <= 0) continue;
    below += 1;
    cost += missing * workingTime;
  }
  return { people: below, cost };
}
