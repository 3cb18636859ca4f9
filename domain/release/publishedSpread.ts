import type { FittedGroups, GroupFit } from './groupFit.ts';

/** The largest standard deviation that scores from 0 to 100 can have in a large group. */
const LARGEST_SPREAD = 50;
/**
 * The distances in points by which every person's score must be able to change within 0-100: 30 in one direction and 20 in the other, or 50
 * in one direction near an end of the scale.
 */
const MOVE = 30;
const MOST_MOVE = 50;
const rounds = 200;
const TOLERANCE = 1e-6;

/**
 * Returns the standard deviation that may be published about these scores (R26), which is at least the true one. The part of the variance
 * that the means of all published groups don't explain is raised to the amount that a change of one person's score by 50 points needs;
 * otherwise homogeneous groups would show that everyone answers like their group. This minimum depends only on the published means, so the
 * published number is the same for all scores below it.
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

/** The smallest sum of squares around the prediction with which every person's score can change enough, given only the means. */
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

/** Finds scores from 0 to 100 near the prediction that have these sums, by alternating projections. Null if none are found. */
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
