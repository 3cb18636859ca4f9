import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../domain/dates/days.ts';
import { formatDay, formatMomentInZone, formatTypedDay } from '../../../domain/dates/formatDate.ts';
import { parseTypedDay } from '../../../domain/dates/parseTypedDay.ts';

const today = '2026-11-21';
const languages = 'cs de en es fr hi hu id it ja ko nl pl pt ru sk sv th tr zh'.split(' ');

test('a field of every language accepts the date that it shows', () => {
  const day = fc.integer({ min: 0, max: 73_000 }).map((offset) => addDays('1900-01-01', offset));
  fc.assert(
    fc.property(day, fc.constantFrom(...languages), (iso, language) => {
      expect(parseTypedDay(formatTypedDay(iso, language), today, language)).toBe(iso);
    }),
  );
});

test.each([
  ['en', '04/03/2025'],
  ['de', '04.03.2025'],
  ['nl', '04-03-2025'],
  ['cs', '04.03.2025'],
  ['sv', '2025-03-04'],
  ['ja', '2025/03/04'],
  ['hu', '2025.03.04'],
  ['th', '04/03/2025'],
])('a field in %s shows %s', (language, text) => {
  expect(formatTypedDay('2025-03-04', language)).toBe(text);
});

test('VAL-03 day-month-year is accepted in every language', () => {
  for (const language of languages) {
    expect(parseTypedDay('4/3/2025', today, language), language).toBe('2025-03-04');
    expect(parseTypedDay('4. 3. 2025', today, language), language).toBe('2025-03-04');
    expect(parseTypedDay('2025-03-04', today, language), language).toBe('2025-03-04');
  }
});

test('a two-digit year comes first only where dates begin with the year', () => {
  expect(parseTypedDay('25/3/4', today, 'ja')).toBe('2025-03-04');
  expect(parseTypedDay('25/3/04', today, 'en')).toBe('2004-03-25');
  expect(parseTypedDay('25.13.04', today, 'ja')).toBeNull();
});

test('dates that do not exist and anything else are rejected in every language', () => {
  for (const language of languages) {
    for (const text of ['', '2025-02-30', '31/02/2025', '2025-3/4', '20255-3-4', 'today', '2025..3.4']) {
      expect(parseTypedDay(text, today, language), `${text} in ${language}`).toBeNull();
    }
  }
});

test('dates in English are day-month-year, and those of every language are Gregorian', () => {
  expect(formatDay('2026-03-31', 'en')).toBe('31 Mar 2026');
  expect(formatDay('2026-03-31', 'en', 'long')).toBe('31 March 2026');
  expect(formatDay('2026-03-31', 'en', 'short')).toBe('31/03/2026');
  expect(formatDay('2026-03-31', 'de', 'long')).toBe('31. März 2026');
  expect(formatDay('2026-03-31', 'th', 'long')).toContain('2026');
});

test('a moment for a reader elsewhere is in their zone and names it', () => {
  const moment = '2026-03-31T23:30:00Z';
  expect(formatMomentInZone(moment, 'en', 'Europe/Berlin')).toBe('1 April 2026 at 01:30 CEST');
  expect(formatMomentInZone(moment, 'en', 'UTC')).toBe('31 March 2026 at 23:30 UTC');
});
