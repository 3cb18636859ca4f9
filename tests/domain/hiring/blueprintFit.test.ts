import { expect, test } from 'vitest';
import type { TargetRange } from '../../../domain/builder/blueprintProfile.ts';
import { compareProfileWithBlueprint } from '../../../domain/hiring/blueprintFit.ts';
import { metrics } from '../../../domain/metrics/metrics.ts';

const query = (low: number, high: number): TargetRange[] => [
  { metric: metrics[0], low, high, importance: 'useful' as const },
];
const at = (theta: number, se: number) => ({ theta: metrics.map(() => theta), se: metrics.map(() => se) });

test.each([
  ['far below what is wanted', at(-2, 0.3), query(50, 80), 'below'],
  ['far above it', at(2, 0.3), query(20, 60), 'above'],
  ['inside of it', at(0.3, 0.3), query(50, 80), 'fits'],
  ['below it, but not for certain', at(-0.3, 0.4), query(50, 80), 'fits'],
  ['anywhere, where nothing is certain', at(-2, Number.POSITIVE_INFINITY), query(50, 80), 'fits'],
])('%s', (_what, profile, ranges, fit) => {
  expect(compareProfileWithBlueprint(profile, null, ranges)).toEqual([{ ...ranges[0], fit }]);
});

test('a distance that is significant alone is not among many ranges', () => {
  const one = { metric: metrics[0], low: 50, high: 80, importance: 'useful' as const };
  const profile = { theta: metrics.map((_, k) => (k === 0 ? -0.7 : 0.5)), se: metrics.map(() => 0.3) };
  expect(compareProfileWithBlueprint(profile, null, [one])[0]?.fit).toBe('below');
  const all = metrics.map((metric) => ({ ...one, metric }));
  expect(compareProfileWithBlueprint(profile, null, all)[0]?.fit).toBe('fits');
});

test('the fit depends on the norm group', () => {
  const norm = { metrics: metrics.map(() => ({ mean: 2, sd: 1 })) };
  expect(compareProfileWithBlueprint(at(2, 0.2), null, query(30, 70))[0]?.fit).toBe('above');
  expect(compareProfileWithBlueprint(at(2, 0.2), norm, query(30, 70))[0]?.fit).toBe('fits');
});
