import { describe, expect, test } from 'vitest';
import { earliestDayOnEarth, hasLastDayEnded, participationDay } from '../../../domain/campaigns/lastDay.ts';
import { endOfDay } from '../../../domain/dates/localDay.ts';

const lastDay = '2026-11-30';

describe('a last day of November 30', () => {
  test.each([
    ['Pacific/Kiritimati', '2026-11-30T09:59:59Z', '2026-11-30T10:00:00Z'],
    ['Asia/Tokyo', '2026-11-30T14:59:59Z', '2026-11-30T15:00:00Z'],
    ['UTC', '2026-11-30T23:59:59Z', '2026-12-01T00:00:00Z'],
    ['America/Los_Angeles', '2026-12-01T07:59:59Z', '2026-12-01T08:00:00Z'],
    ['Etc/GMT+12', '2026-12-01T11:59:59Z', '2026-12-01T12:00:00Z'],
  ])('in %s still runs at %s and has ended at %s', (zone, during, after) => {
    expect(hasLastDayEnded(lastDay, [zone], new Date(during))).toBe(false);
    expect(hasLastDayEnded(lastDay, [zone], new Date(after))).toBe(true);
  });

  test('has ended in several zones once it has ended in all of them', () => {
    const zones = ['Asia/Tokyo', 'America/Los_Angeles'];
    expect(hasLastDayEnded(lastDay, zones, new Date('2026-12-01T00:00:00Z'))).toBe(false);
    expect(hasLastDayEnded(lastDay, zones, new Date('2026-12-01T08:00:00Z'))).toBe(true);
  });

  test('is over everywhere only after the last zone on earth has left it', () => {
    expect(earliestDayOnEarth(new Date('2026-12-01T11:59:59Z'))).toBe(lastDay);
    expect(earliestDayOnEarth(new Date('2026-12-01T12:00:00Z'))).toBe('2026-12-01');
  });
});

test('no zone keeps a day longer than the earliest day on earth', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    for (const day of ['2026-01-15', '2026-03-29', '2026-07-15', '2026-10-25', '2026-11-01']) {
      expect([zone, earliestDayOnEarth(new Date(endOfDay(day, zone).getTime() - 1)) <= day]).toEqual([
        zone,
        true,
      ]);
    }
  }
});

test('a survey without a last day does not end', () => {
  expect(hasLastDayEnded(null, ['UTC'], new Date('2999-01-01T00:00:00Z'))).toBe(false);
});

test.each([
  ['open', '2026-11-29', '2026-11-29'],
  ['open', '2026-11-30', '2026-11-30'],
  ['open', '2026-12-01', '2026-11-30'],
  ['closed', '2026-12-01', '2026-12-02'],
])('R21 in an %s campaign on %s, what happened before %s is counted', (status, today, expected) => {
  expect(participationDay({ status, closes_on: lastDay }, today)).toBe(expected);
});
