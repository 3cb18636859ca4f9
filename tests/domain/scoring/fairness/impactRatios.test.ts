import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fisherTwoSided } from '../../../../domain/scoring/fairness/fisherTest.ts';
import { type GroupCount, impactRatios } from '../../../../domain/scoring/fairness/impactRatios.ts';
import vectors from '../../../vectors/adverse_impact.json' with { type: 'json' };
import { createSeededRandom } from '../../release/createSeededRandom.ts';

const group = (name: string, selected: number, applicants: number): GroupCount => ({
  group: [name],
  applicants,
  selected,
});

test.each(vectors.cases)('matches published rates, ratios, flags and exact p-values', (known) => {
  const rows = impactRatios(
    known.groups.map((name, at) => group(name, known.selected[at] ?? 0, known.applicants[at] ?? 0)),
  );
  rows.forEach((row, at) => {
    expect(row.rate).toBeCloseTo(known.rate[at] ?? -1, 12);
    expect(row.ratio).toBeCloseTo(known.impact_ratio[at] ?? -1, 12);
    expect(row.isBelowFourFifths).toBe(known.flag_four_fifths[at]);
    const [p, z] = [known.fisher_two_sided_p[at], known.z_two_sd[at]];
    if (typeof p !== 'number' || typeof z !== 'number') {
      expect([row.word, row.p, row.z]).toEqual(['reference', null, null]);
      return;
    }
    expect(row.p).toBeCloseTo(p, 10);
    expect(row.z).toBeCloseTo(z, 10);
  });
});

test('exactly four fifths is not below four fifths', () => {
  const [, even] = impactRatios([group('a', 600, 1000), group('b', 480, 1000)]);
  const [, below] = impactRatios([group('a', 6000, 10_000), group('b', 4799, 10_000)]);
  expect([even?.isBelowFourFifths, even?.word]).toEqual([false, 'tooFew']);
  expect(below?.isBelowFourFifths).toBe(true);
});

const wordOf = (a: readonly [number, number], b: readonly [number, number]) =>
  impactRatios([group('a', ...a), group('b', ...b)])[1]?.word;

test('a result that one hire would change is reported as too few', () => {
  expect(wordOf([50, 100], [43, 100])).toBe('noFlag');
  expect(wordOf([50, 100], [40, 100])).toBe('tooFew');
  expect(wordOf([500, 1000], [300, 1000])).toBe('flag');
  expect(wordOf([500, 1000], [450, 1000])).toBe('noFlag');
});

test('a ratio below four fifths that can be chance is reported as too few', () => {
  expect(wordOf([15, 30], [9, 30])).toBe('tooFew');
  expect(wordOf([40, 100], [30, 100])).toBe('tooFew');
  expect(wordOf([40, 100], [20, 100])).toBe('flag');
});

test('nothing is concluded from a reference of fewer than 30 applicants', () => {
  expect(wordOf([29, 29], [1, 29])).toBe('tooFew');
  expect(wordOf([29, 29], [28, 29])).toBe('tooFew');
  expect(wordOf([30, 30], [1, 30])).toBe('flag');
});

test('a small group with the highest rate does not hide how large ones compare', () => {
  const rows = impactRatios([group('a', 180, 300), group('b', 60, 300), group('c', 10, 15)]);
  expect(rows.map(({ word }) => word)).toEqual(['reference', 'flag', 'noFlag']);
  expect(rows[2]?.ratio).toBeCloseTo(10 / 15 / 0.6, 12);
});

test('more groups need a clearer difference', () => {
  const three = [group('a', 45, 100), group('b', 30, 100), group('c', 44, 100)];
  expect(impactRatios(three.slice(0, 2))[1]).toMatchObject({ word: 'flag', p: expect.closeTo(0.041, 3) });
  expect(impactRatios(three)[1]?.word).toBe('tooFew');
});

test.each([
  [[30, 30], 0.3],
  [[60, 20], 0.6],
  [[100, 60, 40, 30], 0.3],
  [[300, 150, 100, 80, 60, 40], 0.6],
] as const)('at most 5 percent of fair processes with groups of %j carry a flag', (sizes, chance) => {
  const random = createSeededRandom(7);
  const selectFrom = (applicants: number) =>
    Array.from({ length: applicants }).filter(() => random(1, 100) <= chance * 100).length;
  const tables = 1_000;
  const flagged = Array.from({ length: tables }, () =>
    impactRatios(sizes.map((applicants) => group('', selectFrom(applicants), applicants))),
  ).filter((rows) => rows.some(({ word }) => word === 'flag'));
  expect(flagged.length / tables).toBeLessThanOrEqual(0.05);
});

test('moving one hire compares against the then highest group', () => {
  const rows = impactRatios([group('a', 51, 100), group('b', 50, 100), group('c', 39, 100)]);
  // 40 of 50 is exactly four fifths and not below; if only the reference rose to 51, it would be.
  expect(rows[2]).toMatchObject({ isBelowFourFifths: true, word: 'tooFew' });
});

test('without any selection nothing is compared', () => {
  const [first, second] = impactRatios([group('a', 0, 40), group('b', 0, 30)]);
  expect(first).toMatchObject({ ratio: null, isBelowFourFifths: false, word: 'reference' });
  expect(second).toMatchObject({ ratio: null, isBelowFourFifths: false, p: expect.closeTo(1, 12), z: null });
  expect(() => impactRatios([group('a', 0, 0)])).toThrow(RangeError);
});

test('the exact test matches tables counted by hand, regardless of group order', () => {
  // Fisher's tea tasting: 3 of 4 against 1 of 4 gives 34/70.
  const tea = { applicants: 4, selected: 3 };
  expect(fisherTwoSided(tea, { applicants: 4, selected: 1 })).toBeCloseTo(34 / 70, 12);
  const side = fc.tuple(fc.nat(30), fc.nat(30)).map(([selected, more]) => ({
    selected,
    applicants: selected + more,
  }));
  fc.assert(
    fc.property(side, side, (a, b) => {
      expect(fisherTwoSided(a, b)).toBeCloseTo(fisherTwoSided(b, a), 10);
      expect(fisherTwoSided(a, a)).toBeCloseTo(1, 10);
    }),
    { numRuns: 100 },
  );
  expect(() => fisherTwoSided(tea, { applicants: 4, selected: 5 })).toThrow(RangeError);
});
