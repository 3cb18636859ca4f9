import { describe, expect, test } from 'vitest';
import { normalizeCheckInCode } from '../../../domain/sessions/checkInCode.ts';
import { parseAttendance } from '../../../domain/sessions/parseAttendance.ts';
import { proposeDate } from '../../../domain/sessions/sessionDemand.ts';
import { isFeedbackOpen, isJoinOpen } from '../../../domain/sessions/sessionTimes.ts';

const session = { starts_at: '2026-12-01T09:00:00Z', minutes: 60 };
const at = (time: string) => new Date(`2026-12-01T${time}Z`);

describe('the times of a session', () => {
  test('people join from 15 minutes before the start to the end', () => {
    const moments = ['08:44:59', '08:45:00', '09:59:59', '10:00:00'];
    expect(moments.map((time) => isJoinOpen(session, at(time)))).toEqual([false, true, true, false]);
  });

  test('feedback is open for 30 days from the end', () => {
    expect(isFeedbackOpen(session, at('09:59:59'))).toBe(false);
    expect(isFeedbackOpen(session, at('10:00:00'))).toBe(true);
    expect(isFeedbackOpen(session, new Date('2026-12-31T10:00:00Z'))).toBe(false);
  });
});

describe('another date', () => {
  const now = new Date('2026-03-02T09:00:00Z');
  const date = { starts_at: '2026-03-04T09:00:00Z', time_zone: 'Europe/Prague', waiting: 3 };

  test('keeps the weekday and the local time over a change of clocks', () => {
    expect(proposeDate([date], now)?.starts_at).toBe('2026-03-18T09:00:00.000Z');
    const planned = { ...date, starts_at: '2026-03-28T10:00:00Z', waiting: 0 };
    expect(proposeDate([date, planned], now)).toEqual({
      starts_at: '2026-04-01T08:00:00.000Z',
      time_zone: 'Europe/Prague',
      waiting: 3,
    });
  });

  test('is proposed only if three people wait', () => {
    expect(proposeDate([{ ...date, waiting: 2 }], now)).toBeNull();
    expect(proposeDate([], now)).toBeNull();
  });
});

describe('attendance', () => {
  test('is read from any column, without the heading, empty lines and repetitions', () => {
    const text =
      '\ufeffName,Email\r\n"Lund, Ada",ADA@people.example,42\n\nAda;ada@people.example\nNo address\n';
    expect(parseAttendance(text)).toEqual([
      { line: 2, text: '"Lund, Ada",ADA@people.example,42', email: 'ada@people.example' },
      { line: 5, text: 'No address', email: null },
    ]);
  });

  test('takes no longer than its length allows, whatever a line contains', () => {
    const started = performance.now();
    for (const text of [
      'a'.repeat(100_000),
      'a@'.repeat(50_000),
      `${'@'.repeat(50_000)}${'.'.repeat(50_000)}`,
    ])
      expect(parseAttendance(`Name,Email\n${text}`)).toMatchObject([{ line: 2, email: null }]);
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(parseAttendance('x@y z@ a.b@c.example.org')).toMatchObject([{ email: 'a.b@c.example.org' }]);
  });

  test('codes are typed in any case, with spaces and hyphens', () => {
    expect(normalizeCheckInCode(' abc-d 23')).toBe('ABCD23');
  });
});
