import { expect, test } from 'vitest';
import {
  maxOwnCriteria,
  type ProbeReason,
  selectInterviewCriteria,
} from '../../../domain/hiring/interviewCriteria.ts';
import { metrics } from '../../../domain/metrics/metrics.ts';

const importanceAt = (at: number) => {
  if (at < 2) return 'minor';
  if (at < 8) return 'useful';
  return at < 10 ? 'important' : 'essential';
};
const ranges = metrics.map(
  (metric, at) => ({ metric, low: 40, high: 70, importance: importanceAt(at) }) as const,
);
const probed = (criteria: ReturnType<typeof selectInterviewCriteria>) =>
  criteria.flatMap(({ metric, probe }): [string, ProbeReason][] => (probe ? [[metric, probe]] : []));

test('HIRE-03 without a comparable result, every applicant is asked about the same criteria, most important first', () => {
  const criteria = selectInterviewCriteria(ranges, []);
  expect(probed(criteria)).toEqual([
    ['collaboration', 'core'],
    ['adaptability', 'core'],
    ['accountability', 'core'],
    ['coaching', 'core'],
  ]);
  expect(criteria).toHaveLength(metrics.length);
  expect(criteria.every(({ fit }) => fit === null)).toBe(true);
});

test('a comparable result adds at most three criteria outside their range and removes none', () => {
  const fits = metrics.map((metric, at) => ({ metric, fit: at % 2 === 0 ? 'below' : 'fits' }) as const);
  const asked = probed(selectInterviewCriteria(ranges, fits));
  expect(asked.slice(0, 4).map(([metric]) => metric)).toEqual([
    'collaboration',
    'adaptability',
    'accountability',
    'coaching',
  ]);
  expect(asked.slice(4)).toHaveLength(maxOwnCriteria);
  expect(asked.slice(4).every(([, probe]) => probe === 'below')).toBe(true);
  expect(asked[0]).toEqual(['collaboration', 'below']);
  expect(asked[1]).toEqual(['adaptability', 'core']);
});

test('a blueprint without ranges asks about nothing', () => {
  expect(selectInterviewCriteria([], [])).toEqual([]);
});
