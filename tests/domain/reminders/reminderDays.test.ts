import { expect, test } from 'vitest';
import { reminderDaysOf } from '../../../domain/reminders/reminderDays.ts';

test('reminders are sent three and seven days after the opening and one day before the close', () => {
  expect(reminderDaysOf('2026-11-02', '2026-11-20')).toEqual(['2026-11-05', '2026-11-09', '2026-11-19']);
});

test('no reminder day is on a weekend', () => {
  // The 7th is a Saturday and moves forward; the day before the close is a Sunday and moves back.
  expect(reminderDaysOf('2026-11-04', '2026-11-23')).toEqual(['2026-11-09', '2026-11-11', '2026-11-20']);
  // The only reminder day is a Sunday, and there was no working day since the opening.
  expect(reminderDaysOf('2026-11-20', '2026-11-23')).toEqual([]);
});

test('a short campaign has only the reminders within it, without duplicates', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['2026-11-02', []],
    ['2026-11-03', []],
    ['2026-11-04', ['2026-11-03']],
    ['2026-11-06', ['2026-11-05']],
    ['2026-11-09', ['2026-11-05', '2026-11-06']],
    ['2026-11-10', ['2026-11-05', '2026-11-09']],
  ];
  for (const [closesOn, expected] of cases) {
    expect(reminderDaysOf('2026-11-02', closesOn), closesOn).toEqual(expected);
  }
});
