import { describe, expect, test } from 'vitest';
import {
  findSignificantDimensions,
  type GroupGap,
  measureGroupDifferences,
} from '../../../domain/scoring/groupDifferences.ts';
import { normalQuantile } from '../../../domain/scoring/personal/percentileScale.ts';
import { createSeededRandom } from '../release/createSeededRandom.ts';

const topics = 6;
/** The standard deviation of one person's score in a topic. */
const spread = 22;

/**
 * The published gaps of a dimension: scores of groups with these sizes, each shifted in all topics by its effect. Half of a group's error is
 * the same in all topics, because they are answered by the same people. Scores and margins are whole points.
 */
function publish(sizes: readonly number[], effects: readonly number[], z: () => number): readonly GroupGap[] {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const errors = sizes.map((size) => ({ se: spread / Math.sqrt(size), common: z() }));
  return Array.from({ length: topics }, (_, topic_id) => {
    const scores = errors.map(
      ({ se, common }, at) => 60 + (effects[at] ?? 0) + se * Math.SQRT1_2 * (common + z()),
    );
    const average = Math.round(scores.reduce((sum, score, at) => sum + (score * (sizes[at] ?? 0)) / all, 0));
    return scores.map((score, at) => ({
      topic_id,
      value: Math.round(score) - average,
      se: Math.ceil(1.645 * (errors[at]?.se ?? 0)) / 1.645,
      weight: sizes[at] ?? 0,
    }));
  }).flat();
}

const manySmall = Array.from({ length: 30 }, (_, at) => 5 + (at % 4));
const fewLarge = [90, 80, 70];
const middling = [40, 30, 30, 30, 30, 20, 20];
const dimensions = [manySmall, fewLarge, middling, [120, 120]];

/** How often each dimension is named: the significant one with the largest excess. */
function simulate(pages: number, effects: readonly (readonly number[])[]): readonly number[] {
  const random = createSeededRandom(pages + effects.length);
  const z = () => normalQuantile(random(1, 1_000_000) / 1_000_001);
  const named = dimensions.map(() => 0);
  for (let page = 0; page < pages; page += 1) {
    const gaps = dimensions.map((sizes, at) => measureGroupDifferences(publish(sizes, effects[at] ?? [], z)));
    const significant = findSignificantDimensions(gaps);
    const excess = gaps.map((gap, at) => (gap && significant[at] ? gap.excess : -1));
    const most = Math.max(...excess);
    if (most >= 0) named[excess.indexOf(most)] = (named[excess.indexOf(most)] ?? 0) + 1;
  }
  return named.map((count) => count / pages);
}

describe('CHART-02 the dimension that differs most', () => {
  test('is named on at most 5 percent of the pages where no group differs', () => {
    const named = simulate(1_000, []);
    expect(named.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(0.05);
  });

  test('is the one whose groups differ, not the one with many small groups', () => {
    const [small, large] = simulate(300, [[], [8, 0, -9]]);
    expect(large).toBeGreaterThan(0.9);
    expect(small).toBeLessThan(0.02);
  });

  test('is the one with many small groups if these differ more', () => {
    const apart = manySmall.map((_, at) => (at % 2 === 0 ? 15 : -15));
    const [small] = simulate(300, [apart, [4, 0, -4]]);
    expect(small).toBeGreaterThan(0.9);
  });
});

test('CHART-02 the excess is what remains of the typical gap without chance', () => {
  const gap = { topic_id: 1, se: 3, weight: 5 };
  const measured = measureGroupDifferences([
    { ...gap, value: 5 },
    { ...gap, value: -5 },
  ]);
  expect(measured).toMatchObject({ points: 5, chance: 3, excess: 4 });
  expect(measureGroupDifferences([{ ...gap, value: 2 }])?.excess).toBe(0);
  expect(measureGroupDifferences([])).toBeNull();
});

test('a dimension that could not be measured is never significant, and does not weaken the test of others', () => {
  const known = measureGroupDifferences([{ topic_id: 1, value: 8, se: 3, weight: 5 }]);
  expect(findSignificantDimensions([null, known, null])).toEqual([false, true, false]);
  expect(findSignificantDimensions([null])).toEqual([false]);
});

test('without uncertainty, any difference is significant and equal scores are not', () => {
  const exact = { topic_id: 1, se: 0, weight: 5 };
  expect(measureGroupDifferences([{ ...exact, value: 4 }])?.p).toBeCloseTo(0);
  expect(measureGroupDifferences([{ ...exact, value: 0 }])?.p).toBeGreaterThan(0.5);
});
