import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fisherTwoSided } from '../../../../domain/scoring/fairness/fisherTest.ts';
import { type GroupCount, impactRatios } from '../../../../domain/scoring/fairness/impactRatios.ts';
import vectors from '../../../vectors/adverse_impact.json' with { type: 'json' };

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
    expect(row.flagged).toBe(known.flag_four_fifths[at]);
    const [p, z] = [known.fisher_two_sided_p[at], known.z_two_sd[at]];
    if (typeof p !== 'number' || typeof z !== 'number') {
      expect([row.word, row.p, row.z]).toEqual(['reference', null, null]);
      return;
    }
    expect(row.p).toBeCloseTo(p, 10);
    expect(row.z).toBeCloseTo(z, 10);
  });
});

test('exactly four fifths is not flagged, slightly below is', () => {
  const [, even] = impactRatios([group('a', 600, 1000), group('b', 480, 1000)]);
  const [, below] = impactRatios([group('a', 6000, 10_000), group('b', 4799, 10_000)]);
  expect(even?.flagged).toBe(false);
  expect(below?.flagged).toBe(true);
});

test('a result that one hire would change is reported as too few', () => {
  const word = (a: readonly [number, number], b: readonly [number, number]) =>
    impactRatios([group('a', ...a), group('b', ...b)])[1]?.word;
  expect(word([5, 10], [3, 10])).toBe('tooFew');
  expect(word([5, 10], [4, 10])).toBe('tooFew');
  expect(word([500, 1000], [300, 1000])).toBe('flag');
  expect(word([500, 1000], [450, 1000])).toBe('noFlag');
});

test('moving one hire compares against the then highest group', () => {
  const rows = impactRatios([group('a', 51, 100), group('b', 50, 100), group('c', 39, 100)]);
  // 40 of 50 is exactly four fifths and not flagged; if only the reference rose to 51, it would be flagged.
  expect(rows[2]).toMatchObject({ flagged: true, word: 'tooFew' });
  expect(impactRatios([group('a', 51, 100), group('b', 51, 100), group('c', 39, 100)])[2]?.word).toBe('flag');
});

test('without any selection nothing is compared', () => {
  const [first, second] = impactRatios([group('a', 0, 20), group('b', 0, 30)]);
  expect(first).toMatchObject({ ratio: null, flagged: false, word: 'reference' });
  expect(second).toMatchObject({ ratio: null, flagged: false, p: expect.closeTo(1, 12), z: null });
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
