import { expect, test } from 'vitest';
import { contractYear } from '../../../domain/accounts/contractYear.ts';

const now = new Date('2026-11-21T12:00:00Z');

test('STATE-31 the contract year is the number of full 365-day years since the contract date, plus one', () => {
  const cases: readonly (readonly [string, number])[] = [
    ['2026-11-21', 1],
    ['2026-11-20', 1],
    ['2025-11-22', 1],
    ['2025-11-21', 2],
    ['2024-11-22', 2],
    ['2024-11-21', 3],
    ['2022-11-23', 4],
    ['2022-11-22', 5],
    ['2016-11-21', 11],
    ['2025-11-21 00:00:00', 2],
  ];
  for (const [contract_date, expected] of cases) {
    expect(contractYear({ contract_date }, now), contract_date).toBe(expected);
  }
});

test('STATE-31 before the contract starts it is year 1', () => {
  expect(contractYear({ contract_date: '2026-11-22' }, now)).toBe(1);
  expect(contractYear({ contract_date: '2031-01-01' }, now)).toBe(1);
});

test('STATE-31 without a contract date there is none', () => {
  for (const contract_date of [null, '', 'soon']) expect(contractYear({ contract_date }, now)).toBeNull();
});
