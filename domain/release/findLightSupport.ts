import { modularInverse, moduloPrime, PRIME } from './gaussianElimination.ts';

/** Columns that are multiples of each other, combined into one point; `weight` is the number of people in them. */
export interface ColumnPoint {
  readonly at: readonly number[];
  readonly weight: number;
  readonly columns: readonly number[];
}

/** Counts the steps of a search; `step` returns false once the limit is reached. */
export interface SearchSteps {
  step(): boolean;
}

/**
 * Finds a non-zero combination of `dimension` rows that involves at most `budget` people, and returns its columns; null if there is none.
 * `points` are the columns restricted to these rows. The search is exhaustive: a combination either doesn't involve the heaviest point,
 * which leaves one row fewer, or involves it, which costs its weight.
 */
export function findLightSupport(
  points: readonly ColumnPoint[],
  dimension: number,
  budget: number,
  steps: SearchSteps,
): readonly number[] | null {
  if (budget < 0 || !steps.step()) return null;
  const classes = joinMultiples(points);
  const total = classes.reduce((sum, { weight }) => sum + weight, 0);
  if (total <= budget) return classes.flatMap(({ columns }) => columns);
  if (dimension === 1) return null;
  const heaviest = classes.reduce((a, b) => (b.weight > a.weight ? b : a));
  const rest = classes.filter((point) => point !== heaviest);
  const avoided = findLightSupport(project(rest, heaviest), dimension - 1, budget, steps);
  if (avoided) return avoided;
  const touched = findLightSupport(rest, dimension, budget - heaviest.weight, steps);
  return touched && [...touched, ...heaviest.columns];
}

/** Combines points that are multiples of each other and drops points at the origin. */
function joinMultiples(points: readonly ColumnPoint[]): readonly ColumnPoint[] {
  const classes = new Map<string, ColumnPoint>();
  for (const point of points) {
    const lead = point.at.find((entry) => entry !== 0);
    if (lead === undefined) continue;
    const scale = modularInverse(lead);
    const at = point.at.map((entry) => moduloPrime(entry * scale));
    const key = at.join();
    const known = classes.get(key);
    const weight = point.weight + (known?.weight ?? 0);
    classes.set(key, { at, weight, columns: [...(known?.columns ?? []), ...point.columns] });
  }
  return [...classes.values()];
}

/** Restricts the points to the combinations that are zero on `axis`, which have one coordinate fewer. */
function project(points: readonly ColumnPoint[], axis: ColumnPoint): readonly ColumnPoint[] {
  const lead = axis.at.findIndex((entry) => entry !== 0);
  const scale = modularInverse(axis.at[lead] ?? 1);
  const slopes = axis.at.map((entry) => moduloPrime(entry * scale));
  return points.map((point) => {
    const height = PRIME - (point.at[lead] ?? 0);
    const at = point.at.map((entry, i) => moduloPrime(entry + height * (slopes[i] ?? 0)));
    return { ...point, at: at.toSpliced(lead, 1) };
  });
}
