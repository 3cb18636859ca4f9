import { expect, test } from 'vitest';
import { detectChanges, marginOfError } from '../../../domain/scoring/detectChanges.ts';

/** A change of `d` with a standard error of 1, so that d is its z. */
const aChange = (element_id: number, d: number) => ({
  element_id,
  before: { value: 50, se: 0.6 },
  after: { value: 50 + d, se: 0.8 },
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

test('without uncertainty any difference is a change, and no difference is none', () => {
  const exact = (value: number) => ({ value, se: 0 });
  const words = detectChanges([
    { element_id: 1, before: exact(50), after: exact(51) },
    { element_id: 2, before: exact(50), after: exact(50) },
  ]);
  expect([...words.values()]).toEqual(['up', 'noClearChange']);
});

test('the margin of error is 1.645 standard errors', () => {
  expect(marginOfError(2)).toBeCloseTo(3.29, 12);
});
