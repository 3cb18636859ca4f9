import type { FittedGroups, GroupFit } from './groupFit.ts';

/** The largest standard deviation that scores from 0 to 100 can have in a large group. */
const LARGEST_SPREAD = 50;
/** How far each person must be able to move within 0-100: 30 points one way and 20 the other, or 50 one way near an end. */
const MOVE = 30;
const MOST_MOVE = 50;
const rounds = 200;
const TOLERANCE = 1e-6;

/**
 * The standard deviation that may be published about these scores (R26), at least the true one. What the means of all published groups
 * leave open is stated to be at least as large as one person's move of 50 points needs: otherwise homogeneous groups would show that
 * everybody answers like the group. The minimum depends on the published means only, so below it every possibility gives the same number.
 */
export function publishedSpread(
  scores: readonly number[],
  { cells, atoms }: FittedGroups,
  fit: GroupFit,
): number {
  const n = scores.length;
  const sums = cells.map((cell) =>
    cell.reduce((sum, atom) => sum + (atoms[atom] ?? []).reduce((own, at) => own + (scores[at] ?? 0), 0), 0),
  );
  const predicted = fit.predict(sums);
  const mean = scores.reduce((sum, score) => sum + score, 0) / n;
  let explained = 0;
  let open = 0;
  for (const [atom, people] of atoms.entries()) {
    const own = predicted[atom] ?? 0;
    explained += people.length * (own - mean) ** 2;
    for (const person of people) open += ((scores[person] ?? 0) - own) ** 2;
  }
  const stated = explained + Math.max(open, leastOpen(predicted, sums, atoms, fit));
  return Math.sqrt(Math.min(stated, n * LARGEST_SPREAD ** 2) / (n - 1));
}

/** The smallest sum of squares around the prediction that lets everybody move, given the means only. */
function leastOpen(
  predicted: Float64Array,
  sums: ArrayLike<number>,
  atoms: FittedGroups['atoms'],
  fit: GroupFit,
): number {
  const possible = possibleScores(predicted, sums, fit);
  if (possible === null) return Number.POSITIVE_INFINITY;
  let distance = 0;
  let move = 0;
  for (const [atom, people] of atoms.entries()) {
    const score = possible[atom] ?? 0;
    distance += people.length * (score - (predicted[atom] ?? 0)) ** 2;
    const far = Math.max(MOVE, MOST_MOVE - Math.min(score, 100 - score));
    const freedom = Math.max(0, 1 - (fit.leverages[atom] ?? 1));
    move = Math.max(move, (2 * far ** 2) / freedom);
  }
  return (Math.sqrt(distance) + Math.sqrt(move)) ** 2;
}

/** Scores from 0 to 100 with these sums, near the prediction: alternating projections. Null if none are found. */
function possibleScores(
  predicted: Float64Array,
  sums: ArrayLike<number>,
  fit: GroupFit,
): Float64Array | null {
  let scores = predicted;
  for (let round = 0; round < rounds; round++) {
    if (scores.every((score) => score >= -TOLERANCE && score <= 100 + TOLERANCE)) return scores;
    const limited = scores.map((score) => Math.min(100, Math.max(0, score)));
    const reached = fit.sumsOf(limited);
    const missing = fit.predict(reached.map((sum, cell) => (sums[cell] ?? 0) - sum));
    scores = limited.map((score, atom) => score + (missing[atom] ?? 0));
  }
  return null;
}
