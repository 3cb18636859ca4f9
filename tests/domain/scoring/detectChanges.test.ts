import { expect, test } from 'vitest';
import { detectChanges, marginOfError, standardErrorOf } from '../../../domain/scoring/detectChanges.ts';

/** A change of `d` plus half a point for rounding. Its standard error is 1, so that its z is `d`. */
const aChange = (element_id: number, d: number) => ({
  element_id,
  before: { value: 50, se: 0.6 },
  after: { value: 50 + d + Math.sign(d) / 2, se: 0.8 },
});

const call = (...ds: readonly number[]) => [...detectChanges(ds.map((d, i) => aChange(i, d))).values()];

test('a change is significant only beyond 1.96 standard errors of the difference', () => {
  expect(call(1.95)).toEqual(['noClearChange']);
  expect(call(1.97)).toEqual(['up']);
  expect(call(-1.97)).toEqual(['down']);
});

test('a change that is significant alone is not among twenty without change', () => {
  expect(call(2.2, ...Array<number>(19).fill(0.1))[0]).toBe('noClearChange');
  expect(call(4, ...Array<number>(19).fill(0.1))[0]).toBe('up');
});

test('without uncertainty any difference beyond rounding is a change, and no difference is none', () => {
  const exact = (value: number) => ({ value, se: 0 });
  const words = detectChanges([
    { element_id: 1, before: exact(50), after: exact(51) },
    { element_id: 2, before: exact(50), after: exact(50) },
    { element_id: 3, before: exact(50), after: exact(49.6) },
  ]);
  expect([...words.values()]).toEqual(['up', 'noClearChange', 'noClearChange']);
});

test('the margin of error is 1.645 standard errors', () => {
  expect(marginOfError(2)).toBeCloseTo(3.29, 12);
  expect(standardErrorOf(3.29)).toBeCloseTo(2, 12);
});

test('values that are not finite are refused', () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
    const change = { element_id: 1, before: { value: 50, se: 1 }, after: { value, se: 1 } };
    expect(() => detectChanges([change]), String(value)).toThrow(RangeError);
    const uncertain = { element_id: 1, before: { value: 50, se: Number.NaN }, after: { value: 60, se: 1 } };
    expect(() => detectChanges([uncertain])).toThrow(RangeError);
  }
});
