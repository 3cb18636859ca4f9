import { findLightSupport, type SearchSteps } from './findLightSupport.ts';
import type { Basis, Rows } from './gaussianElimination.ts';
import { type AuditMatrix, type Packing, selectLowOverlapBases } from './selectLowOverlapBases.ts';

type Support = readonly number[] | null;

/**
 * Finds a non-zero combination of the rows that involves at most `budget` people, and returns its columns; null if there is none or `steps`
 * is exhausted. `cellsOf` lists the cells of each column. See `domain/release/auditCells.ts` for the proof.
 */
export function searchSupport(
  matrix: AuditMatrix,
  cellsOf: readonly (readonly number[])[],
  budget: number,
  steps: CountedSteps,
): Support {
  let single: Support = null;
  let best: SearchPlan | null = null;
  for (let copies = 1; copies <= 4; copies++) {
    const most = Math.ceil((copies * budget + 1) / 2);
    const packing = selectLowOverlapBases(matrix, cellsOf, { budget, copies, most }, (basis) => {
      single = lightRow(basis, matrix.weights, budget, steps);
      return single === null;
    });
    if (single) return single;
    const plan = planSearch(packing, matrix.weights, budget);
    if (best === null || plan.cost < best.cost) best = plan;
    if (best.cost < 20_000) break;
  }
  return best && combine(best, matrix.weights, budget, steps);
}

/**
 * A combination that involves only one column of a basis is one of its rows. Returns the support of a row with few enough people, or null.
 */
function lightRow(basis: Basis, weights: readonly number[], budget: number, steps: SearchSteps): Support {
  for (const row of basis.rows) {
    steps.step();
    let people = 0;
    for (let at = 0; at < row.length && people <= budget; at++) {
      if (row[at] !== 0) people += weights[at] ?? 0;
    }
    if (people <= budget) return [...row.keys()].filter((at) => row[at] !== 0);
  }
  return null;
}

interface SearchPlan {
  /** For each basis, the rows that can occur in a combination and how many at a time. */
  readonly parts: readonly {
    readonly basis: Basis;
    readonly light: readonly number[];
    readonly size: number;
  }[];
  readonly cost: number;
}

/**
 * Chooses how many rows of each basis are combined (s1..sm in the proof in `auditCells.ts`), as evenly as possible. Every size is at least
 * 1, because single rows have been searched already.
 */
function planSearch({ copies, bases }: Packing, weights: readonly number[], budget: number): SearchPlan {
  const missing = Math.max(0, copies * budget + 1 - 2 * bases.length);
  const extra = Math.floor(missing / bases.length);
  const larger = missing - extra * bases.length;
  const parts = bases
    .map((basis) => ({ basis, light: basis.rows.flatMap((_, i) => (isLight(basis, i) ? [i] : [])) }))
    .sort((a, b) => a.light.length - b.light.length)
    .map((part, i) => ({ ...part, size: 1 + extra + (i < larger ? 1 : 0) }));
  return { parts, cost: parts.reduce((sum, part) => sum + subsets(part.light.length, part.size), 0) };

  function isLight(basis: Basis, row: number): boolean {
    return (weights[basis.pivots[row] ?? -1] ?? 0) <= budget;
  }
}

/** The number of subsets of 2 to `size` out of n. */
function subsets(n: number, size: number): number {
  let [sum, ofThisSize] = [0, n];
  for (let s = 2; s <= size; s++) {
    ofThisSize = (ofThisSize * (n - s + 1)) / s;
    sum += ofThisSize;
  }
  return sum;
}

function combine(plan: SearchPlan, weights: readonly number[], budget: number, steps: CountedSteps): Support {
  const largest = Math.max(...plan.parts.map((part) => part.size));
  for (let size = 2; size <= largest; size++) {
    for (const part of plan.parts) {
      if (size > part.size) continue;
      const support = eachSubset(part.light, size, (chosen) => {
        if (!steps.step()) return [];
        const rows = chosen.flatMap((i) => part.basis.rows[i] ?? []);
        return canBeLight(rows, weights, budget) ? lightest(rows, weights, budget, steps) : null;
      });
      if (steps.exhausted()) return null;
      if (support) return support;
    }
  }
  return null;
}

/** A quick check: a column with an entry in only one of the rows is involved in every combination of all of these rows. */
function canBeLight(rows: Rows, weights: readonly number[], budget: number): boolean {
  let people = 0;
  for (let at = 0; at < weights.length; at++) {
    let filled = 0;
    for (const row of rows) if (row[at] !== 0) filled++;
    if (filled === 1) people += weights[at] ?? 0;
    if (people > budget) return false;
  }
  return true;
}

function lightest(rows: Rows, weights: readonly number[], budget: number, steps: SearchSteps): Support {
  const points = weights.map((weight, at) => ({
    at: rows.map((row) => row[at] ?? 0),
    weight,
    columns: [at],
  }));
  return findLightSupport(points, rows.length, budget, steps);
}

/** Calls `check` with every subset of `size` entries until it returns a result. */
function eachSubset(
  entries: readonly number[],
  size: number,
  check: (chosen: readonly number[]) => Support,
): Support {
  const walk = (from: number, chosen: readonly number[]): Support => {
    if (chosen.length === size) return check(chosen);
    for (let i = from; i <= entries.length - (size - chosen.length); i++) {
      const support = walk(i + 1, [...chosen, entries[i] ?? 0]);
      if (support) return support;
    }
    return null;
  };
  return walk(0, []);
}

export interface CountedSteps extends SearchSteps {
  exhausted(): boolean;
  taken(): number;
}

/** Counts up to `most` steps and is exhausted from then on. */
export function countSteps(most: number): CountedSteps {
  let taken = 0;
  let over = false;
  return {
    step: () => {
      if (taken >= most) over = true;
      else taken++;
      return !over;
    },
    exhausted: () => over,
    taken: () => taken,
  };
}
