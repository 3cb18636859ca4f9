import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Icc,
  intraclass,
  intraclassOfGroups,
  kendallW,
} from '../../../../domain/scoring/raters/raterAgreement.ts';
import { ratersNeeded, reliabilityOfMean } from '../../../../domain/scoring/raters/spearmanBrown.ts';
import vectors from '../../../vectors/icc_shrout_fleiss.json' with { type: 'json' };

test('the six correlations of the published table come out', () => {
  const known = vectors.expected;
  const wanted: Icc = {
    icc1: known.ICC1,
    icc2: known.ICC2,
    icc3: known.ICC3,
    icc1k: known.ICC1k,
    icc2k: known.ICC2k,
    icc3k: known.ICC3k,
  };
  const found = intraclass(vectors.ratings);
  for (const key of Object.keys(wanted) as (keyof Icc)[]) {
    expect(found?.[key], key).toBeCloseTo(wanted[key], 10);
  }
});

test('with other raters for each target the same table gives the same, and one rating less changes k', () => {
  const found = intraclassOfGroups(vectors.ratings);
  expect(found?.single).toBeCloseTo(vectors.expected.ICC1, 10);
  expect(found?.mean).toBeCloseTo(vectors.expected.ICC1k, 10);
  expect(found?.raters).toBeCloseTo(4, 12);
  const [first = [], ...others] = vectors.ratings;
  // (23 - (5 * 16 + 9) / 23) / 5
  expect(intraclassOfGroups([first.slice(1), ...others, []])?.raters).toBeCloseTo((23 - 89 / 23) / 5, 12);
});

test('what cannot be told is null', () => {
  expect(intraclass([[1, 2]])).toBeNull();
  expect(intraclass([[1], [2]])).toBeNull();
  expect(
    intraclass([
      [1, 2],
      [1, 2],
    ]),
  ).toBeNull();
  expect(intraclassOfGroups([[1], [2]])).toBeNull();
  expect(kendallW([[1, 2, 3]])).toBeNull();
  expect(
    kendallW([
      [2, 2],
      [3, 3],
    ]),
  ).toBeNull();
  expect(() => intraclass([[1, 2], [1]])).toThrow(RangeError);
  expect(() => kendallW([[1, 2], [1]])).toThrow(RangeError);
});

test('W is 1 when all agree, 0 when two are opposite, and by hand 7/9', () => {
  expect(
    kendallW([
      [9, 4, 1],
      [30, 20, 10],
    ]),
  ).toBeCloseTo(1, 12);
  expect(
    kendallW([
      [1, 2, 3],
      [3, 2, 1],
    ]),
  ).toBeCloseTo(0, 12);
  // sums 4, 6, 8, 12: S = 35, 12 * 35 / (9 * 60)
  expect(
    kendallW([
      [1, 2, 3, 4],
      [1, 3, 2, 4],
      [2, 1, 3, 4],
    ]),
  ).toBeCloseTo(7 / 9, 12);
});

test('raters who agree ties and all have a W of 1 too', () => {
  expect(
    kendallW([
      [3, 3, 1, 0],
      [3, 3, 1, 0],
    ]),
  ).toBeCloseTo(1, 12);
});

test('without ties W is the mean rank correlation r in another dress: r = (m W - 1) / (m - 1)', () => {
  const order = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 });
  const spearman = (a: readonly number[], b: readonly number[]) =>
    1 - (6 * a.reduce((sum, rank, at) => sum + (rank - (b[at] ?? 0)) ** 2, 0)) / (5 * 24);
  fc.assert(
    fc.property(order, order, order, (a, b, c) => {
      const mean = (spearman(a, b) + spearman(a, c) + spearman(b, c)) / 3;
      expect((3 * (kendallW([a, b, c]) ?? 0) - 1) / 2).toBeCloseTo(mean, 10);
    }),
    { numRuns: 60, seed: 4 },
  );
});

test('more raters are more reliable as published: 3 to 4 of .19 give .41 to .48, and .70 takes 10', () => {
  expect(reliabilityOfMean(0.19, 3)).toBeCloseTo(0.413, 3);
  expect(reliabilityOfMean(0.19, 4)).toBeCloseTo(0.484, 3);
  expect(reliabilityOfMean(0.19, 1)).toBeCloseTo(0.19, 12);
  expect(reliabilityOfMean(0.19, 0)).toBe(0);
  expect(ratersNeeded(0.19, 0.7)).toBe(10);
  expect(ratersNeeded(0.28, 0.7)).toBe(6);
  expect(ratersNeeded(0.5, 0.5)).toBe(1);
  expect(ratersNeeded(0, 0.7)).toBeNull();
});
