/** Tables count as equally likely within rounding error, as in R's fisher.test. */
const TOLERANCE = 1 + 1e-7;

/**
 * Fisher's exact test, two-sided: the probability, given all margins, of a 2 x 2 table that is at most as likely as the observed one.
 * `selected` out of `applicants` in each of two groups, whole numbers from 0. Returns p, 0-1. Throws `RangeError` if more people are
 * selected than applied. Source: methods 3.3.
 */
export function fisherTwoSided(first: SelectionCount, second: SelectionCount): number {
  checkSelectionCount(first);
  checkSelectionCount(second);
  const total = first.applicants + second.applicants;
  const selected = first.selected + second.selected;
  const logFactorials = logFactorialsTo(total);
  const at = (n: number) => logFactorials[n] ?? 0;
  const margins =
    at(first.applicants) + at(second.applicants) + at(selected) + at(total - selected) - at(total);
  const chanceOf = (inFirst: number) =>
    Math.exp(
      margins -
        at(inFirst) -
        at(first.applicants - inFirst) -
        at(selected - inFirst) -
        at(second.applicants - selected + inFirst),
    );
  const limit = chanceOf(first.selected) * TOLERANCE;
  let p = 0;
  const most = Math.min(first.applicants, selected);
  for (let inFirst = Math.max(0, selected - second.applicants); inFirst <= most; inFirst++) {
    const chance = chanceOf(inFirst);
    if (chance <= limit) p += chance;
  }
  return Math.min(1, p);
}

/** Applicants of a group, and how many of them were selected. */
export interface SelectionCount {
  readonly applicants: number;
  readonly selected: number;
}

function checkSelectionCount({ applicants, selected }: SelectionCount): void {
  const isWhole = Number.isInteger(applicants) && Number.isInteger(selected);
  if (!isWhole || selected < 0 || selected > applicants) {
    throw new RangeError(`no selection: ${selected} of ${applicants}`);
  }
}

function logFactorialsTo(most: number): Float64Array {
  const sums = new Float64Array(most + 1);
  for (let n = 2; n <= most; n++) sums[n] = (sums[n - 1] ?? 0) + Math.log(n);
  return sums;
}
