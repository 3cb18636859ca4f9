import { describe, expect, test } from 'vitest';
import { daysBetween } from '../../../../domain/dates/days.ts';
import { estimateGap } from '../../../../domain/pay/gaps/estimateGap.ts';
import type { PayPerson } from '../../../../domain/pay/payPerson.ts';
import { studentQuantile } from '../../../../domain/pay/regression/studentQuantile.ts';
import { aPaidCompany, aPayPerson } from '../payPeople.ts';
import { solveNormalEquations } from '../regression/solveNormalEquations.ts';

const day = '2026-11-01';
const logOf = ({ basePay, variablePay, workingTime }: PayPerson) =>
  Math.log((basePay + variablePay) / workingTime);
const dummy = (is: boolean) => (is ? 1 : 0);

/** The same model, written out: intercept, Sales, levels 1 to 3, years, years squared, women. */
function rowOf({ category, level, hiredOn, gender }: PayPerson): number[] {
  const years = daysBetween(hiredOn ?? day, day) / 365.25;
  const levels = ['L1', 'L2', 'L3'].map((one) => dummy(level === one));
  return [1, dummy(category === 'Sales'), ...levels, years, years * years, dummy(gender === 'female')];
}

describe('HR-35 the pay gap', () => {
  test.each([1, 2, 3])('agrees with an independent regression to 1e-6 (company %s)', (seed) => {
    const people = aPaidCompany(300, seed);
    const result = estimateGap(people, ['category', 'level', 'tenure'], day);
    const oracle = solveNormalEquations(people.map(rowOf), people.map(logOf));
    const [coefficient = 0] = oracle.coefficients.slice(-1);
    const [error = 0] = oracle.errors.slice(-1);
    expect(Math.abs((result?.adjusted?.gap ?? 9) - (1 - Math.exp(coefficient)))).toBeLessThan(1e-6);
    for (const [interval, coverage] of [
      [result?.adjusted?.interval90, 0.9],
      [result?.adjusted?.interval95, 0.95],
    ] as const) {
      const margin = studentQuantile(coverage, oracle.degrees) * error;
      expect(Math.abs((interval?.[0] ?? 9) - (1 - Math.exp(coefficient + margin)))).toBeLessThan(1e-6);
      expect(Math.abs((interval?.[1] ?? 9) - (1 - Math.exp(coefficient - margin)))).toBeLessThan(1e-6);
    }
  });

  test('without controls is the difference of the geometric means', () => {
    const women = [40_000, 50_000, 45_000, 42_000, 48_000, 44_000].map((basePay) => aPayPerson({ basePay }));
    const men = [50_000, 60_000, 55_000, 52_000, 58_000, 54_000].map((basePay) =>
      aPayPerson({ basePay, gender: 'male' }),
    );
    const meanLog = (people: PayPerson[]) =>
      people.reduce((sum, person) => sum + logOf(person), 0) / people.length;
    const raw = estimateGap([...women, ...men], [], day)?.raw;
    expect(raw?.gap).toBeCloseTo(1 - Math.exp(meanLog(women) - meanLog(men)), 12);
  });

  test('is not adjusted where the controls determine who is a woman', () => {
    const people = aPaidCompany(80, 5).map((person) => ({ ...person, category: person.gender }));
    const result = estimateGap(people, ['category'], day);
    expect(result?.raw).not.toBeNull();
    expect(result?.adjusted).toBeNull();
  });

  test('compares people by the hour', () => {
    const pair = (gender: 'female' | 'male', workingTime: number) =>
      Array.from({ length: 10 }, (_, at) =>
        aPayPerson({ gender, workingTime, basePay: (50_000 + at) * workingTime }),
      );
    const result = estimateGap([...pair('female', 0.5), ...pair('male', 1)], [], day);
    expect(result?.raw.gap).toBeCloseTo(0, 9);
  });
});
