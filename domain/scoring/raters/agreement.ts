/** The six intraclass correlations; -1..1, below 0 when raters disagree more than chance would have it. */
export interface Icc {
  readonly icc1: number;
  readonly icc2: number;
  readonly icc3: number;
  readonly icc1k: number;
  readonly icc2k: number;
  readonly icc3k: number;
}

/**
 * Intraclass correlations of `ratings`, one row for each target and one column for each judge, none missing.
 * Single ratings and means of k: (1) other judges for each target, (2) judges drawn at random, (3) these judges only.
 * Null with fewer than two targets or judges, or when targets do not differ. Throws `RangeError` for rows of
 * different length. Source: Shrout and Fleiss 1979; methods 1.5.
 */
export function intraclass(ratings: readonly (readonly number[])[]): Icc | null {
  const n = ratings.length;
  const k = ratings[0]?.length ?? 0;
  if (ratings.some((row) => row.length !== k)) throw new RangeError('every judge rates every target');
  if (n < 2 || k < 2) return null;
  const grand = meanOf(ratings.flat());
  const judges = Array.from({ length: k }, (_, judge) => ratings.map((row) => row[judge] ?? 0));
  const targetSum = k * squares(ratings.map(meanOf), grand);
  const judgeSum = n * squares(judges.map(meanOf), grand);
  const within = squares(ratings.flat(), grand) - targetSum;
  const bms = targetSum / (n - 1);
  const wms = within / (n * (k - 1));
  const jms = judgeSum / (k - 1);
  const ems = (within - judgeSum) / ((n - 1) * (k - 1));
  if (bms === 0) return null;
  return {
    icc1: (bms - wms) / (bms + (k - 1) * wms),
    icc2: (bms - ems) / (bms + (k - 1) * ems + (k * (jms - ems)) / n),
    icc3: (bms - ems) / (bms + (k - 1) * ems),
    icc1k: (bms - wms) / bms,
    icc2k: (bms - ems) / (bms + (jms - ems) / n),
    icc3k: (bms - ems) / bms,
  };
}

/**
 * ICC(1) where targets have different raters and not equally many: one list of ratings for each target. `raters` is
 * the k0 a target has so to speak, k0 = (N - SUM n_i^2 / N) / (n - 1); `mean` is the reliability of a mean of so
 * many. Equals ICC(1,1) and ICC(1,k) for equal lists. Null with fewer than two targets with ratings, nobody rated
 * twice, or no differences. Source: Shrout and Fleiss 1979, one-way; k0: Searle 1971.
 */
export function intraclassOfGroups(
  groups: readonly (readonly number[])[],
): { readonly single: number; readonly mean: number; readonly raters: number } | null {
  const rated = groups.filter((group) => group.length > 0);
  const all = rated.flat();
  const n = rated.length;
  if (n < 2 || all.length === n) return null;
  const grand = meanOf(all);
  const between = rated.reduce((sum, group) => sum + group.length * (meanOf(group) - grand) ** 2, 0);
  const bms = between / (n - 1);
  const wms = (squares(all, grand) - between) / (all.length - n);
  const raters =
    (all.length - rated.reduce((sum, group) => sum + group.length ** 2, 0) / all.length) / (n - 1);
  if (bms === 0) return null;
  return { single: (bms - wms) / (bms + (raters - 1) * wms), mean: (bms - wms) / bms, raters };
}

/**
 * Kendall's W, 0..1: how much raters agree on the order of some elements. One row of points for each rater; points are
 * ranked within the row, equal ones share the mean of their ranks, with Kendall's correction for ties.
 * Null with fewer than two raters or elements, or when every rater gives all elements the same.
 * Source: Kendall and Babington Smith 1939; methods 1.5.
 */
export function kendallW(points: readonly (readonly number[])[]): number | null {
  const m = points.length;
  const n = points[0]?.length ?? 0;
  if (points.some((row) => row.length !== n))
    throw new RangeError('every rater has points for every element');
  if (m < 2 || n < 2) return null;
  const ranks = points.map(midRanks);
  const sums = Array.from({ length: n }, (_, at) => ranks.reduce((sum, row) => sum + (row[at] ?? 0), 0));
  const most = m * m * (n ** 3 - n) - m * points.reduce((sum, row) => sum + ties(row), 0);
  return most === 0 ? null : (12 * squares(sums, meanOf(sums))) / most;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const squares = (values: readonly number[], center: number) =>
  values.reduce((sum, value) => sum + (value - center) ** 2, 0);

function midRanks(values: readonly number[]): readonly number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

function ties(values: readonly number[]): number {
  return [...new Set(values)].reduce((sum, value) => {
    const equal = values.filter((other) => other === value).length;
    return sum + equal ** 3 - equal;
  }, 0);
}
