import { describe, expect, test } from 'vitest';
import { groupChanges, significantChanges } from '../../../src/results/groupChanges.ts';
import { topicsAt } from '../screens/dashboards/answers.ts';

const group = (members: string[], by: number, margin: number | null = 4) => ({
  members,
  n_band: 20,
  topics: topicsAt(by, 20, margin),
});
const only = (members: string[], answer_percent: number, cap: { low?: boolean; high?: boolean } = {}) => {
  const whole = group(members, 0);
  return {
    ...whole,
    topics: whole.topics.slice(0, 1).map((topic) => ({ ...topic, answer_percent, ...cap })),
  };
};

describe('the change of a group between two releases', () => {
  test('has its difference and its margin', () => {
    const [change] = groupChanges([only(['North'], 70)], [only(['North'], 55)]);
    expect(change?.topics).toEqual([
      {
        topic_id: 1,
        topic: 'Belonging',
        from: { value: 55, low: false, high: false },
        to: { value: 70, low: false, high: false },
        change: 'up',
        distance: 15,
        margin: 6,
      },
    ]);
  });

  test('is not significant within its margin', () => {
    const [change] = groupChanges([only(['North'], 60)], [only(['North'], 55)]);
    expect(change?.topics?.[0]?.change).toBe('noClearChange');
    expect(change && significantChanges(change)).toEqual([]);
  });

  test('is unknown when capped or without a margin', () => {
    const capped = groupChanges([only(['North'], 80, { high: true })], [only(['North'], 40)]);
    expect(capped[0]?.topics?.[0]).toMatchObject({ change: null, margin: null });
    const unsure = groupChanges([group(['North'], 20, null)], [group(['North'], 0)]);
    expect(unsure[0]?.topics?.every(({ change }) => change === null)).toBe(true);
  });

  test.each([
    ['is joined with another', [group(['North', 'South'], 20)]],
    ['is new', [group(['South'], 20)]],
    ['shares its name with another', [group(['North'], 20), group(['North'], 5)]],
  ])('is not reported for a group that %s', (_why, before) => {
    expect(groupChanges([group(['North'], 0)], before)[0]?.topics).toBeNull();
  });

  test('matches groups by their members in any order', () => {
    expect(groupChanges([group(['A', 'B'], 0)], [group(['B', 'A'], 20)])[0]?.topics).toHaveLength(6);
  });

  test('is sorted largest first, with incomparable groups last', () => {
    const now = [group(['New'], 0), group(['Calm'], 0), group(['North'], 0), group(['South'], 0)];
    const before = [group(['Calm'], 1), group(['North'], 10), group(['South'], -20)];
    expect(groupChanges(now, before).map(({ groupIndex }) => groupIndex)).toEqual([3, 2, 1, 0]);
  });
});
