import { groupBy } from '../../../domain/groupBy.ts';
import type { Release, ReleaseResponse } from '../../../domain/release/buildRelease.ts';
import { createSeededRandom } from './createSeededRandom.ts';

const STEP = 10;

/** Teams in which nearly everyone gives the same answer, in steps of ten. This is the hardest case for a published spread. */
export function homogeneousTeams(seed: number): readonly ReleaseResponse[] {
  const random = createSeededRandom(seed);
  const teams = random(3, 8);
  return Array.from({ length: teams }, (_, team) => {
    const own = random(2, 9) * STEP;
    return Array.from(
      { length: random(7, 12) },
      (): ReleaseResponse => ({ g: { team: `t${team}` }, scores: [own] }),
    );
  }).flat();
}

/** The possible scores of one person of each team, narrowest range first, for a reader who knows everything except the answers. */
export function possibleRanges(
  responses: readonly ReleaseResponse[],
  squares: readonly [least: number, most: number],
): readonly number[] {
  const teams = [...groupBy(responses, ({ g }) => g.team ?? '').values()];
  const groups = teams.flatMap((team) => {
    const scores = team.map((response) => response.scores[0] ?? 0);
    return [{ n: scores.length, sum: scores.reduce((sum, score) => sum + score, 0) }];
  });
  const n = responses.length;
  const mean = groups.reduce((sum, group) => sum + group.sum, 0) / n;
  const centered = (sumOfSquares: number) => sumOfSquares - n * mean ** 2;
  const least = groups.map((group) => evenSquares(group.n, group.sum));
  const most = groups.map((group) => extremeSquares(group.n, group.sum));
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  return groups
    .map((group, at) => {
      const possible = Array.from({ length: 11 }, (_, index) => index * STEP).filter((own) => {
        const rest = group.sum - own;
        if (rest < 0 || rest > 100 * (group.n - 1)) return false;
        const low = total(least) - (least[at] ?? 0) + own ** 2 + evenSquares(group.n - 1, rest);
        const high = total(most) - (most[at] ?? 0) + own ** 2 + extremeSquares(group.n - 1, rest);
        return centered(low) <= squares[1] + 1e-6 && centered(high) >= squares[0] - 1e-6;
      });
      return Math.max(...possible) - Math.min(...possible);
    })
    .sort((a, b) => a - b);
}

/** The smallest sum of squares of n scores in steps of ten with this sum. */
function evenSquares(n: number, sum: number): number {
  const low = Math.floor(sum / STEP / n) * STEP;
  const above = (sum - low * n) / STEP;
  return above * (low + STEP) ** 2 + (n - above) * low ** 2;
}

/** The largest sum of squares of n scores from 0 to 100 with this sum. */
function extremeSquares(n: number, sum: number): number {
  const full = Math.min(n, Math.floor(sum / 100));
  return full * 100 ** 2 + (sum - full * 100) ** 2;
}

/** The range of the sum of squares that is consistent with all margins of a release with one element, given the number of people. */
export function squaresFromMargins(
  release: Release,
  n: number,
  correction: number,
): readonly [least: number, most: number] {
  const ranges = release.cells.flatMap(({ dim, n_band, margin }) => {
    if (margin === null) return [];
    const factor = dim === 'overall' ? Math.sqrt(n) / correction : Math.sqrt(n_band);
    const square = (value: number) => (n - 1) * ((value * factor) / 1.645) ** 2;
    return [[square(margin - 1), square(margin)] as const];
  });
  return [Math.max(...ranges.map(([least]) => least)), Math.min(...ranges.map(([, most]) => most))];
}
