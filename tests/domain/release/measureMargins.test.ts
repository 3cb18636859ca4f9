import { expect, test } from 'vitest';
import { askedShareOf, type SurveyLength } from '../../../domain/campaigns/surveyLength.ts';
import { buildRelease, type ReleaseResponse } from '../../../domain/release/buildRelease.ts';
import { openSolver } from '../../../server/usecases/releasing/openSolver.ts';
import { aCompany, aRequest } from './aCompany.ts';
import { homogeneousTeams, possibleRanges, squaresFromMargins } from './homogeneousTeams.ts';

const { solver } = await openSolver();

const alternating = (n: number): ReleaseResponse[] =>
  Array.from({ length: n }, (_, i) => ({
    g: { team: `t${i % 4 < 2 ? 1 : 2}` },
    scores: [i % 2 ? 80 : 20, 50, i % 2 ? 40 : 60, 100],
  }));

const marginsOf = (n: number, participation: number | null, length: SurveyLength = 'full') => {
  const responses = alternating(n);
  const askedShare = askedShareOf(length);
  const release = buildRelease(aRequest({ responses, cuts: ['team'], participation, askedShare }));
  return (dim: string, subject: string, id: number) =>
    release.cells.find((cell) => cell.dim === dim && cell.subject === subject && cell.subject_id === id)
      ?.margin;
};

test('margins need 20 respondents', () => {
  expect(marginsOf(19, 75)('overall', 'element', 1)).toBeNull();
  expect(marginsOf(20, 75)('overall', 'element', 1)).toBeGreaterThan(0);
});

test('a margin is 1.645 standard errors, with the exact number and the participation step, rounded up', () => {
  // Every score is 30 points from its mean, so sd^2 = 900 * 40 / 39; the lowest rate rounded to 75 is 72.5.
  const sd = Math.sqrt((900 * 40) / 39);
  expect(marginsOf(40, 75)('overall', 'element', 1)).toBe(Math.ceil(1.645 * sd * Math.sqrt(0.275 / 40)));
  expect(marginsOf(40, null)('overall', 'element', 1)).toBe(Math.ceil((1.645 * sd) / Math.sqrt(40)));
  expect(marginsOf(40, 100)('overall', 'element', 1)).toBe(2);
  expect(marginsOf(40, 0)('overall', 'element', 1)).toBe(marginsOf(40, null)('overall', 'element', 1));
});

test('the margin of a short campaign is corrected for half of the participation, as it has half of the answers', () => {
  const sd = Math.sqrt((900 * 40) / 39);
  for (const length of ['short', 'short_pulse'] as const) {
    expect(marginsOf(40, 100, length)('overall', 'element', 1)).toBe(
      Math.ceil(1.645 * sd * Math.sqrt((1 - 0.975 / 2) / 40)),
    );
  }
  expect(marginsOf(40, 100, 'pulse')('overall', 'element', 1)).toBe(2);
});

test('a group has the spread of everyone and the smallest number of people in its band', () => {
  const sd = Math.sqrt((900 * 40) / 39);
  expect(marginsOf(40, 75)('team', 'element', 1)).toBe(Math.ceil((1.645 * sd) / Math.sqrt(20)));
});

test('a limited score has no margin, and neither has anything that contains it', () => {
  const margin = marginsOf(40, 75);
  expect([
    margin('overall', 'element', 4),
    margin('overall', 'topic', 20),
    margin('overall', 'overall', 0),
  ]).toEqual([null, null, null]);
  expect(margin('overall', 'topic', 10)).toBeGreaterThan(0);
});

test('answers that are all alike have the same margin as answers that differ a little', () => {
  const like = (change: number) =>
    buildRelease(
      aRequest({
        responses: Array.from({ length: 40 }, (_, i) => ({
          g: {},
          scores: [50, 50, 50, 50 + (i % 2 ? change : -change)],
        })),
        cuts: [],
      }),
    ).cells;
  expect(like(0)).toEqual(like(5));
});

test('ANON-06 R26 in homogeneous teams, margins leave everybody a range of 50 points; rounded deviations did not', () => {
  const narrowest: number[] = [];
  let narrowBefore = 0;
  for (let seed = 1; seed <= 36; seed++) {
    const responses = homogeneousTeams(seed);
    const n = responses.length;
    if (n < 20) continue;
    const release = buildRelease({
      ...aRequest({ responses, cuts: ['team'], participation: 75, solver }),
      elements: [1],
      topics: [{ topic_id: 1, element_ids: [1] }],
    });
    if (release.banded) continue;
    const [range] = possibleRanges(responses, squaresFromMargins(release, n, Math.sqrt(1 - 0.725)));
    narrowest.push(range ?? 0);
    if ((possibleRanges(responses, squaresFromDeviation(responses))[0] ?? 0) < 50) narrowBefore += 1;
  }
  expect(narrowest.length).toBeGreaterThan(30);
  expect(Math.min(...narrowest)).toBeGreaterThanOrEqual(50);
  expect(narrowBefore).toBeGreaterThan(20);
});

/**
 * The range of the sum of squares that is consistent with the previous rule, which published the standard deviation in whole points and at
 * least 10.
 */
function squaresFromDeviation(responses: readonly ReleaseResponse[]): readonly [number, number] {
  const scores = responses.map(({ scores: own }) => own[0] ?? 0);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const sum = scores.reduce((total, score) => total + (score - mean) ** 2, 0);
  const sd = Math.max(10, Math.round(Math.sqrt(sum / (scores.length - 1))));
  const square = (value: number) => (scores.length - 1) * value ** 2;
  return [sd === 10 ? 0 : square(sd - 0.5), square(sd + 0.5)];
}

test('margins never understate the spread, also of companies with many dimensions', () => {
  for (const seed of [1, 2, 3]) {
    const responses = aCompany(120, 9, seed);
    const release = buildRelease(aRequest({ responses, participation: 60 }));
    for (const at of [0, 1, 2, 3]) {
      const scores = responses.map((one) => one.scores[at] ?? 0);
      const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
      const sd = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (scores.length - 1));
      const cell = release.cells.find(
        (one) => one.dim === 'overall' && one.subject === 'element' && one.subject_id === at + 1,
      );
      const exact = 1.645 * sd * Math.sqrt(0.425 / 120);
      expect(cell?.margin).toBeGreaterThanOrEqual(exact);
      expect(cell?.margin).toBeLessThan(exact + 1.5);
    }
  }
});
