import { expect, test } from 'vitest';
import { createFormat } from '../../../src/kit/createFormat.ts';

const english = createFormat('en', 'America/New_York');
const german = createFormat('de', 'Europe/Berlin');

test('a calendar day is the same in every time zone', () => {
  expect(english.day('2026-03-31')).toBe('31 Mar 2026');
  expect(german.day('2026-03-31', 'long')).toBe('31. März 2026');
});

test('a moment is shown in the selected time zone', () => {
  const moment = '2026-03-31T23:30:00Z';
  expect(english.date(moment)).toBe('31 Mar 2026');
  expect(german.date(moment)).toBe('01.04.2026');
  expect(german.time(moment)).toBe('01:30');
  expect(german.dateTime(moment, 'long')).toBe('1. April 2026 um 01:30');
});

test.each([
  ['2026-03-31', 'today'],
  ['2026-04-01', 'tomorrow'],
  ['2026-03-21', '10 days ago'],
  ['2026-04-14', 'in 2 weeks'],
  ['2026-01-01', '2 months ago'],
  ['2028-03-31', 'in 2 years'],
])('from March 31, %s is %s', (day, text) => {
  expect(english.relativeDay(day, '2026-03-31')).toBe(text);
});

test.each([
  ['2026-03-31T12:00:10Z', 'this minute'],
  ['2026-03-31T11:55:00Z', '5 minutes ago'],
  ['2026-03-31T15:00:00Z', 'in 3 hours'],
  ['2026-03-30T11:00:00Z', 'yesterday'],
])('at noon, %s is %s', (moment, text) => {
  expect(english.relativeTime(moment, '2026-03-31T12:00:00Z')).toBe(text);
});

test('numbers, shares, ranges and lists follow the language', () => {
  expect(english.number(12345.6)).toBe('12,345.6');
  expect(german.number(12345.6)).toBe('12.345,6');
  expect(english.percent(0.456)).toBe('46%');
  expect(english.percent(0.456, 1)).toBe('45.6%');
  expect(english.range(25, 50)).toBe('25–50');
  expect(english.list(['team', 'age', 'gender'])).toBe('team, age, and gender');
  expect(english.list(['team', 'age'], 'unit')).toBe('team, age');
});
