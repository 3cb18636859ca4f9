import { describe, expect, test, vi } from 'vitest';
import type { Importance, TargetRange } from '../../../domain/builder/blueprintProfile.ts';
import { bestNextMember, groupGap, type ScoredPerson } from '../../../domain/builder/constellationGap.ts';
import { type Metric, metrics } from '../../../domain/metrics/metrics.ts';

const range = (metric: Metric, importance: Importance = 'useful'): TargetRange => {
  return { metric, low: 60, high: 80, importance };
};
const person = (user_id: number, values: Partial<Record<Metric, number>>): ScoredPerson => {
  return { user_id, values: new Map(Object.entries(values)) };
};

describe('the gap of a group', () => {
  test('is the distance of its means from the ranges, below or above', () => {
    const ranges = [range('trust'), range('courage')];
    expect(
      groupGap([person(1, { trust: 40, courage: 90 }), person(2, { trust: 60, courage: 90 })], ranges),
    ).toBe(10);
    expect(
      groupGap([person(1, { trust: 70, courage: 60 }), person(2, { trust: 70, courage: 80 })], ranges),
    ).toBe(0);
  });

  test('counts an essential metric four times as much as a minor one', () => {
    const ranges = [range('trust', 'essential'), range('courage', 'minor')];
    const values = { trust: 50, courage: 60 };
    expect(groupGap([person(1, values), person(2, values)], ranges)).toBe(8);
  });

  test('isn’t computed for one person or without ranges', () => {
    expect(groupGap([person(1, { trust: 50 })], [range('trust')])).toBeNull();
    expect(groupGap([person(1, { trust: 50 }), person(2, { trust: 50 })], [])).toBeNull();
  });
});

describe('SPRINT-06 the best next member', () => {
  const group = [person(1, { trust: 40, courage: 70 }), person(2, { trust: 40, courage: 70 })];
  const ranges = [range('trust', 'essential'), range('courage', 'minor')];

  test('narrows the gap most, and the metric that moves says why', () => {
    const candidates = [person(3, { trust: 50, courage: 70 }), person(4, { trust: 100, courage: 70 })];
    expect(bestNextMember(group, candidates, ranges)).toEqual({
      user_id: 4,
      gap: 0,
      metric: 'trust',
      before: 40,
      after: 60,
    });
  });

  test('is nobody if everyone would widen the gap or leave it as it is', () => {
    expect(bestNextMember(group, [person(3, { trust: 10, courage: 70 })], ranges)).toBeNull();
    expect(bestNextMember(group, [], ranges)).toBeNull();
    expect(bestNextMember(group.slice(1), [person(4, { trust: 100 })], ranges)).toBeNull();
  });
});

test('a change in a group of 60 people reads each value of the people and the candidates a fixed number of times', () => {
  let reads = 0;
  const counted = (user_id: number): ScoredPerson => {
    const values = new Map(metrics.map((metric, at) => [metric, (user_id * 7 + at * 13) % 100]));
    const get = values.get.bind(values);
    vi.spyOn(values, 'get').mockImplementation((metric) => {
      reads += 1;
      return get(metric);
    });
    return { user_id, values };
  };
  const ranges = metrics.map((metric) => range(metric));
  const group = Array.from({ length: 60 }, (_, at) => counted(at));
  const candidates = Array.from({ length: 200 }, (_, at) => counted(100 + at));
  groupGap(group, ranges);
  bestNextMember(group, candidates, ranges);
  // Twice the group, once each candidate, and the best one again.
  expect(reads).toBeLessThanOrEqual((2 * 60 + 200 + 1) * metrics.length);
});
