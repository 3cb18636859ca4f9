/** Tables that are as likely as the one seen but for rounding count as equally likely, as R's fisher.test has it. */
const HAIR = 1 + 1e-7;

/**
 * Fisher's exact test, two-sided: the chance, all margins fixed, of a 2 x 2 table that is no likelier than the one
 * seen. `selected` out of `applicants` in each of two groups; whole numbers from 0. Answers p, 0..1. Throws
 * `RangeError` where more are selected than applied. Source: methods 3.3.
 */
export function fisherTwoSided(first: SelectedOf, second: SelectedOf): number {
  check(first);
  check(second);
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
  const limit = chanceOf(first.selected) * HAIR;
  let p = 0;
  const most = Math.min(first.applicants, selected);
  for (let inFirst = Math.max(0, selected - second.applicants); inFirst <= most; inFirst++) {
    const chance = chanceOf(inFirst);
    if (chance <= limit) p += chance;
  }
  return Math.min(1, p);
}

/** How many of a group's applicants came through. */
export interface SelectedOf {
  readonly applicants: number;
  readonly selected: number;
}

function check({ applicants, selected }: SelectedOf): void {
  const whole = Number.isInteger(applicants) && Number.isInteger(selected);
  if (!whole || selected < 0 || selected > applicants) {
    throw new RangeError(`no selection: ${selected} of ${applicants}`);
  }
}

function logFactorialsTo(most: number): Float64Array {
  const sums = new Float64Array(most + 1);
  for (let n = 2; n <= most; n++) sums[n] = (sums[n - 1] ?? 0) + Math.log(n);
  return sums;
}
