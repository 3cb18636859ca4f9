import { describe, expect, test } from 'vitest';
import { isInstant, isTimeZone, resolveWallTime, toWallTime } from '../../../domain/sessions/wallTime.ts';

const at = (day: string, time: string, zone: string) => resolveWallTime({ day, time }, zone);
const iso = (instant: Date) => instant.toISOString().slice(0, 16);

test.each([
  ['Europe/Prague', '2026-01-15', '09:00', '2026-01-15T08:00'],
  ['Europe/Prague', '2026-07-15', '09:00', '2026-07-15T07:00'],
  ['America/New_York', '2026-01-15', '09:00', '2026-01-15T14:00'],
  ['America/New_York', '2026-07-15', '23:30', '2026-07-16T03:30'],
  ['Asia/Tokyo', '2026-07-15', '00:15', '2026-07-14T15:15'],
  ['UTC', '2026-12-31', '23:59', '2026-12-31T23:59'],
])('in %s, %s at %s is %s UTC, in both directions', (zone, day, time, utc) => {
  const meaning = at(day, time, zone);
  expect(meaning.kind).toBe('once');
  expect(iso(meaning.instant)).toBe(utc);
  expect(toWallTime(meaning.instant, zone)).toEqual({ day, time });
});

describe('when clocks go forward', () => {
  test.each([
    ['Europe/Prague', '2026-03-29', '02:30', '2026-03-29T01:30', '03:30'],
    ['America/New_York', '2026-03-08', '02:00', '2026-03-08T07:00', '03:00'],
  ])('in %s, %s %s does not exist and means the time after the gap', (zone, day, time, utc, shown) => {
    const meaning = at(day, time, zone);
    expect(meaning.kind).toBe('gap');
    expect(iso(meaning.instant)).toBe(utc);
    expect(toWallTime(meaning.instant, zone).time).toBe(shown);
  });
  test('the minutes before and after the gap occur once', () => {
    expect(at('2026-03-29', '01:59', 'Europe/Prague').kind).toBe('once');
    expect(at('2026-03-29', '03:00', 'Europe/Prague').kind).toBe('once');
  });
});

describe('when clocks go back', () => {
  test.each([
    ['Europe/Prague', '2026-10-25', '02:30', '2026-10-25T00:30', '2026-10-25T01:30'],
    ['America/New_York', '2026-11-01', '01:15', '2026-11-01T05:15', '2026-11-01T06:15'],
  ])('in %s, %s %s occurs twice', (zone, day, time, first, second) => {
    const meaning = at(day, time, zone);
    expect(meaning.kind).toBe('overlap');
    expect(iso(meaning.instant)).toBe(first);
    if (meaning.kind === 'overlap') {
      expect(iso(meaning.later)).toBe(second);
      expect(toWallTime(meaning.later, zone)).toEqual({ day, time });
    }
  });
  test('the hours before and after occur once', () => {
    expect(at('2026-10-25', '01:59', 'Europe/Prague').kind).toBe('once');
    expect(at('2026-10-25', '03:00', 'Europe/Prague').kind).toBe('once');
  });
});

test('every half hour of a year occurs once in Tokyo, without daylight saving time', () => {
  for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2027, 0, 1); day += 86_400_000 * 7) {
    const iso = new Date(day).toISOString().slice(0, 10);
    expect(at(iso, '02:30', 'Asia/Tokyo').kind).toBe('once');
  }
});

test.each([
  ['2026-11-21', '25:00'],
  ['2026-11-21', '9:00'],
  ['2026-13-01', '09:00'],
  ['', ''],
])('an invalid wall time is refused: %s %s', (day, time) => {
  expect(() => at(day, time, 'Europe/Prague')).toThrow(RangeError);
});

test('time zones are those of the IANA list', () => {
  for (const zone of ['Europe/Prague', 'America/Argentina/Buenos_Aires', 'UTC', 'Asia/Tokyo']) {
    expect(isTimeZone(zone), zone).toBe(true);
  }
  for (const zone of ['Europe/Cairn', '', '+02:00', "'; drop table events", 'Europe/../UTC']) {
    expect(isTimeZone(zone), zone).toBe(false);
  }
});

test('a moment is distinguished from similar text', () => {
  for (const text of ['2026-11-21T09:00:00.000Z', '2026-11-21 09:00:00+00', '2026-11-21T10:00+01:00']) {
    expect(isInstant(text), text).toBe(true);
  }
  for (const text of ['2026-02-30T09:00:00Z', 'tomorrow', '', '2026-11-21T25:00:00Z', '[object Object]']) {
    expect(isInstant(text), text).toBe(false);
  }
});
