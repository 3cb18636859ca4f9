import { expect, test } from 'vitest';
import { meetingStatusOf, nextMeetingAttempt } from '../../../domain/sessions/meetingStatus.ts';

const session = { status: 'open', creates_meeting: true, link: null } as const;
const meeting = { meeting_id: 'm', failure: null, next_attempt_at: '2026-11-21T09:00:00Z' } as const;

test.each([
  ['without a provider', session, null, false, 'off'],
  ['before registration opens', { ...session, status: 'planned' }, null, true, 'planned'],
  ['once it opens', session, null, true, 'pending'],
  ['when it exists', session, meeting, true, 'ready'],
  ['after a failure that can pass', session, { ...meeting, failure: 'unavailable' }, true, 'retrying'],
  [
    'after one that cannot',
    session,
    { ...meeting, failure: 'refused', next_attempt_at: null },
    true,
    'failed',
  ],
  ['of a canceled session', { ...session, status: 'cancelled' }, meeting, true, 'removing'],
  ['next to a link of the organizer', { ...session, link: 'https://a.example' }, meeting, true, 'removing'],
  ['of a session that needs none', { ...session, creates_meeting: false }, null, true, null],
] as const)('SESS-08 the status of a meeting %s', (_, event, stored, isConfigured, status) => {
  expect(meetingStatusOf(event, stored, isConfigured)).toBe(status);
});

test('SESS-08 the provider is asked again ever more rarely, and not before it wants to be, up to an hour', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const minutes = (attempts: number, seconds?: number) =>
    (nextMeetingAttempt(attempts, now, seconds).getTime() - now.getTime()) / 60_000;
  expect([1, 2, 3, 4, 5, 6, 7, 50].map((attempts) => minutes(attempts))).toEqual([
    1, 2, 5, 15, 30, 60, 60, 60,
  ]);
  expect([minutes(1, 30), minutes(1, 600), minutes(6, 60)]).toEqual([1, 10, 60]);
  expect([minutes(1, 3_601), minutes(1, 999_999)]).toEqual([60, 60]);
});
