/** The six intraclass correlations, -1 to 1; negative if raters disagree more than by chance. */
export interface Icc {
  readonly icc1: number;
  readonly icc2: number;
  readonly icc3: number;
  readonly icc1k: number;
  readonly icc2k: number;
  readonly icc3k: number;
}

/**
 * Intraclass correlations of `ratings`, one row per target and one column per judge, none missing. For single ratings and means of k: (1)
 * different judges per target, (2) judges drawn at random, (3) these judges only. Null for fewer than two targets or judges, or if targets
 * do not differ. Throws `RangeError` for rows of different length. Source: Shrout and Fleiss 1979; methods 1.5.
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
 * ICC(1) for targets with different raters and different numbers of raters: one list of ratings per target. `raters` is the effective
 * number per target, k0 = (N - SUM n_i^2 / N) / (n - 1); `mean` is the reliability of a mean of k0 ratings. Equals ICC(1,1) and ICC(1,k)
 * for lists of equal length. Null for fewer than two rated targets, if no target is rated twice, or if ratings do not differ. Source:
 * Shrout and Fleiss 1979, one-way; k0: Searle 1971.
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
 * Kendall's W, 0-1: the agreement of raters on the order of elements. One row of points per rater; points are ranked within the row, equal
 * ones share their mean rank, with Kendall's correction for ties. Null for fewer than two raters or elements, or if every rater gives all
 * elements equal points. Throws `RangeError` for rows of different length. Source: Kendall and Babington Smith 1939; methods 1.5.
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
