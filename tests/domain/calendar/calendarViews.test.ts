import { expect, test } from 'vitest';
import { isCalendarRange, sortEntries } from '../../../domain/calendar/calendarEntries.ts';
import { calendarViews, daysToLoad, moveDay, startOfWeek } from '../../../domain/calendar/calendarViews.ts';

test.each([
  ['month', '2027-01-31', 1, '2027-02-28'],
  ['month', '2026-12-31', 1, '2027-01-31'],
  ['agenda', '2026-03-31', -1, '2026-02-28'],
  ['month', '2026-01-15', -1, '2025-12-15'],
  ['week', '2026-12-30', 1, '2027-01-06'],
] as const)('the %s of %s moves by %i to %s', (view, day, by, expected) => {
  expect(moveDay(view, day, by)).toBe(expected);
});

test('the days to load contain six weeks of a month, and a week wherever it begins', () => {
  expect(daysToLoad('month', '2026-02-17')).toEqual({ from: '2026-01-25', to: '2026-03-17' });
  expect(daysToLoad('week', '2026-02-17')).toEqual({ from: '2026-02-10', to: '2026-02-24' });
  for (const view of calendarViews) expect(isCalendarRange(daysToLoad(view, '2026-02-17'))).toBe(true);
});

test('entries are sorted by start, and whole days come before the sessions of their day', () => {
  const entry = {
    kind: 'survey',
    title: '',
    minutes: null,
    time_zone: null,
    path: '/',
    sequence: 0,
  } as const;
  const entries = [
    { ...entry, id: 'c', starts: '2026-11-24T08:00:00.000Z' },
    { ...entry, id: 'b', starts: '2026-11-24' },
    { ...entry, id: 'a', starts: '2026-11-24' },
  ];
  expect(sortEntries(entries).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  ['2023-12-31', '2023-12-25'],
])('the week of %s begins on Monday, %s', (day, monday) => {
  expect(startOfWeek(day)).toBe(monday);
});
