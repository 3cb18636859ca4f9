import { describe, expect, test } from 'vitest';
import { metricDomains, metrics } from '../../../../domain/metrics/metrics.ts';
import { scoreDomains } from '../../../../domain/scoring/personal/domainScores.ts';
import { toPercentileScale } from '../../../../domain/scoring/personal/percentileScale.ts';
import {
  changeObstacle,
  haveSameEstimates,
  profileChange,
} from '../../../../domain/scoring/personal/profileChange.ts';

const flat = (value: number) => metrics.map(() => value);

describe('the change between two profiles of a person', () => {
  const versions = { question_ids: [1, 2], model_version: 'a', norm_version: null };

  test('requires the same scale, but not the same order of questions', () => {
    const after = { ...versions, question_ids: [2, 1], kind: 'normative' as const };
    expect(changeObstacle(versions, after)).toBeNull();
    expect(changeObstacle(versions, { ...after, norm_version: 1 })).toBe('otherVersion');
    expect(changeObstacle(versions, { ...after, model_version: 'b' })).toBe('otherVersion');
    expect(changeObstacle(versions, { ...after, question_ids: [1, 3] })).toBe('otherVersion');
  });

  test.each([
    ['pl-irt-1', 'pl-irt-2', true],
    ['pl-irt-2', 'pl-irt-3', true],
    ['pl-irt-raters-2', 'pl-irt-raters-3', true],
    ['pl-irt-raters-1', 'pl-irt-raters-3', false],
    ['pl-irt-3', 'pl-irt-raters-3', false],
  ])(
    'between the models %s and %s is possible if their estimates are the same: %s',
    (from, to, isPossible) => {
      const after = { ...versions, model_version: to, kind: 'normative' as const };
      expect(changeObstacle({ ...versions, model_version: from }, after) === null).toBe(isPossible);
      expect(haveSameEstimates(from, to)).toBe(isPossible);
    },
  );

  test('is not reported for relative profiles, in which one metric falls when another rises', () => {
    expect(changeObstacle(versions, { ...versions, kind: 'ipsative' })).toBe('relative');
  });

  test('has a direction only beyond chance over all twelve metrics', () => {
    const covariance = metrics.map((_, r) => metrics.map((_metric, c) => (r === c ? 0.09 : 0)));
    const before = { theta: flat(0), covariance };
    const after = { theta: metrics.map((_, k) => [1.6, -1.6, 0.86][k] ?? 0), covariance };
    expect(profileChange(before, after).slice(0, 4)).toEqual([
      'up',
      'down',
      'noClearChange',
      'noClearChange',
    ]);
  });
});

describe('domains', () => {
  const profile = (theta: readonly number[], se: number) => ({
    theta,
    covariance: metrics.map((_, r) => metrics.map((_metric, c) => (r === c ? se ** 2 : 0))),
  });

  test('are the mean of their metrics, which correlate by .3 in the population', () => {
    const theta = metrics.map((_, k) => (k < 3 ? (k + 1) / 2 : 0));
    const [first] = scoreDomains(profile(theta, 0.3), null);
    const sd = Math.sqrt((3 + 6 * 0.3) / 9);
    expect(first).toEqual({
      domain: 'awareness',
      ...toPercentileScale(1, 0.3 / Math.sqrt(3), { mean: 0, sd }),
    });
  });

  test('are equal in an even profile, and the norm moves all of them', () => {
    const norm = metrics.map(() => ({ mean: 0.5, sd: 1 }));
    const shown = scoreDomains(profile(flat(0.5), 0.3), norm);
    expect(shown.map(({ domain }) => domain)).toEqual(Object.keys(metricDomains));
    for (const { value } of shown) expect(value).toBe(50);
  });
});
