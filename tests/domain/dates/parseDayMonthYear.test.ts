import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../domain/dates/days.ts';
import { parseDayMonthYear } from '../../../domain/dates/parseDayMonthYear.ts';

const today = '2026-11-21';
const read = (text: string) => parseDayMonthYear(text, today);

test('VAL-03 the order is day, month, year', () => {
  expect(read('03/04/2025')).toBe('2025-04-03');
  expect(read('3/4/2025')).toBe('2025-04-03');
  expect(read(' 21/11/2026 ')).toBe('2026-11-21');
});

test('VAL-04 the separator / is accepted', () => {
  expect(read('31/12/1999')).toBe('1999-12-31');
});

test('VAL-05 the separator - is accepted', () => {
  expect(read('31-12-1999')).toBe('1999-12-31');
});

test('VAL-06 the separator . is accepted', () => {
  expect(read('31.12.1999')).toBe('1999-12-31');
});

test('VAL-03 VAL-04 VAL-05 VAL-06 every day of two centuries round-trips with each separator', () => {
  const day = fc.integer({ min: 0, max: 73_000 }).map((offset) => addDays('1900-01-01', offset));
  fc.assert(
    fc.property(day, fc.constantFrom('/', '-', '.'), (iso, separator) => {
      expect(read(iso.split('-').reverse().join(separator))).toBe(iso);
    }),
  );
});

test('VAL-07 a month outside 1 to 12 is rejected', () => {
  for (const month of ['0', '00', '13', '20', '99']) expect(read(`10/${month}/2025`), month).toBeNull();
  expect(read('10/1/2025')).toBe('2025-01-10');
  expect(read('10/12/2025')).toBe('2025-12-10');
});

test('VAL-08 a day outside 1 to 31 is rejected, and so is one its month does not have', () => {
  for (const day of ['0', '00', '32', '99']) expect(read(`${day}/01/2025`), day).toBeNull();
  for (const text of ['31/02/2024', '30/02/2024', '29/02/2023', '29/02/2100', '31/04/2025', '31/11/2025']) {
    expect(read(text), text).toBeNull();
  }
  expect(read('29/02/2024')).toBe('2024-02-29');
  expect(read('29/02/2000')).toBe('2000-02-29');
  expect(read('31/01/2025')).toBe('2025-01-31');
});

test('VAL-09 two-digit years belong to this century unless more than 52 years ahead', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['01/02/00', today, '2000-02-01'],
    ['01/02/26', today, '2026-02-01'],
    ['01/02/78', today, '2078-02-01'],
    ['01/02/79', today, '1979-02-01'],
    ['01/02/99', today, '1999-02-01'],
    ['01/02/00', '2099-01-01', '2000-02-01'],
    ['01/02/53', '2000-06-01', '1953-02-01'],
    ['01/02/52', '2000-06-01', '2052-02-01'],
    ['29/02/00', today, '2000-02-29'],
  ];
  for (const [text, day, expected] of cases) {
    expect(parseDayMonthYear(text, day), `${text} on ${day}`).toBe(expected);
  }
});

test('anything else is not a date', () => {
  const texts = [
    '',
    'today',
    '2025',
    '1/2',
    '1/2/3',
    '1/2/203',
    '1/2/20255',
    '2025-11-21',
    '1/2-2025',
    '1 2 2025',
  ];
  for (const text of [...texts, '-1/2/2025', '1/2/0000', '1//2025', '1/2/2025x', '١/٢/٢٠٢٥']) {
    expect(read(text), text).toBeNull();
  }
});
