import { describe, expect, test } from 'vitest';
import { agreementWord, kendallsW } from '../../../domain/scoring/kendallsW.ts';

describe('Kendall’s W', () => {
  test('has the published value for three executives who rank six applicants (Siegel 1956, p. 231)', () => {
    const ranks = [
      [1, 6, 3, 2, 5, 4],
      [1, 5, 6, 4, 2, 3],
      [6, 3, 2, 5, 4, 1],
    ];
    expect(kendallsW(ranks)).toBeCloseTo(0.16, 2);
  });

  test('is 1 for equal rankings, 0 for two opposite ones, and missing for one rater', () => {
    expect(
      kendallsW([
        [1, 2, 3],
        [1, 2, 3],
      ]),
    ).toBe(1);
    expect(
      kendallsW([
        [1, 2, 3],
        [3, 2, 1],
      ]),
    ).toBe(0);
    expect(kendallsW([[1, 2, 3]])).toBeNull();
    expect(kendallsW([])).toBeNull();
  });

  test('with two raters is the mean of 1 and their rank correlation', () => {
    // Spearman's correlation of 1 2 3 4 and 2 1 4 3 is 0.6.
    expect(
      kendallsW([
        [1, 2, 3, 4],
        [2, 1, 4, 3],
      ]),
    ).toBeCloseTo((1 + 0.6) / 2, 10);
  });
});

test('agreement is weak below 0.3 and strong from 0.7', () => {
  expect([0, 0.29, 0.3, 0.69, 0.7, 1].map(agreementWord)).toEqual([
    'weak',
    'weak',
    'some',
    'some',
    'strong',
    'strong',
  ]);
});
