import { expect, test } from 'vitest';
import { decomposeGap } from '../../../../domain/pay/gaps/decomposeGap.ts';
import { gapControls } from '../../../../domain/pay/gaps/gapControls.ts';
import { aPaidCompany, aPayPerson } from '../payPeople.ts';

const day = '2026-11-01';

test.each([11, 12, 13])('HR-35 the parts add up to the raw gap to 1e-6 (company %s)', (seed) => {
  const people = aPaidCompany(400, seed);
  const parts = decomposeGap(people, gapControls, day);
  expect(parts).not.toBeNull();
  if (!parts) return;
  const meanLog = (gender: string) => {
    const logs = people
      .filter((person) => person.gender === gender)
      .map(({ basePay, variablePay, workingTime }) => Math.log((basePay + variablePay) / workingTime));
    return logs.reduce((sum, value) => sum + value, 0) / logs.length;
  };
  expect(Math.abs(parts.raw - (meanLog('male') - meanLog('female')))).toBeLessThan(1e-6);
  expect(Math.abs(parts.explained + parts.unexplained - parts.raw)).toBeLessThan(1e-6);
  const byControl = parts.controls.reduce((sum, { explained }) => sum + explained, 0);
  expect(Math.abs(byControl - parts.explained)).toBeLessThan(1e-6);
});

test('a gap that comes from levels alone is wholly explained', () => {
  const group = (gender: 'female' | 'male', level: string, count: number, basePay: number) =>
    Array.from({ length: count }, () => aPayPerson({ gender, level, basePay }));
  const people = [
    ...group('female', 'junior', 15, 40_000),
    ...group('female', 'senior', 5, 80_000),
    ...group('male', 'junior', 5, 40_000),
    ...group('male', 'senior', 15, 80_000),
  ];
  const parts = decomposeGap(people, ['level'], day);
  expect(parts?.raw).toBeCloseTo(0.5 * Math.log(2), 12);
  expect(parts?.explained).toBeCloseTo(0.5 * Math.log(2), 9);
  expect(parts?.unexplained).toBeCloseTo(0, 9);
});

test('a gap within the same level is wholly unexplained', () => {
  const group = (gender: 'female' | 'male', basePay: number) =>
    Array.from({ length: 10 }, (_, at) => aPayPerson({ gender, level: `L${at % 2}`, basePay }));
  const parts = decomposeGap([...group('female', 45_000), ...group('male', 50_000)], ['level'], day);
  expect(parts?.explained).toBeCloseTo(0, 9);
  expect(parts?.unexplained).toBeCloseTo(Math.log(50 / 45), 9);
});

test('too few people for the controls give no decomposition', () => {
  expect(decomposeGap(aPaidCompany(20, 3), gapControls, day)).toBeNull();
});
