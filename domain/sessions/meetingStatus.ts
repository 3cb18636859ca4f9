import type { EventStatus } from './eventStatus.ts';

/**
 * `unavailable`: the provider can't do it now. `misconfigured`: it refuses the credentials or the organizer. `refused`: it refuses this
 * meeting. `missing`: it has no such meeting.
 */
export const meetingFailures = ['unavailable', 'misconfigured', 'refused', 'missing'] as const;
export type MeetingFailure = (typeof meetingFailures)[number];

/**
 * `off`: no provider is configured. `planned`: it's created when registration opens. `pending`: it's about to be created. `retrying`: the
 * provider is asked again. `failed`: an organizer has to try again, or enter a link. `removing`: it still has to be deleted.
 */
export const meetingStatuses = [
  'off',
  'planned',
  'pending',
  'ready',
  'retrying',
  'failed',
  'removing',
] as const;
export type MeetingStatus = (typeof meetingStatuses)[number];

/** The session that a meeting is for. */
interface SessionWithMeeting {
  readonly status: EventStatus;
  readonly creates_meeting: boolean;
  /** A link that the organizer entered, which is used instead. */
  readonly link: string | null;
}

/** The meeting as it was stored after the last attempt. */
interface StoredMeeting {
  readonly meeting_id: string | null;
  readonly failure: MeetingFailure | null;
  readonly next_attempt_at: string | null;
}

/** Returns what the organizer is told about the meeting of a session; null for a session that has none. */
export function meetingStatusOf(
  session: SessionWithMeeting,
  meeting: StoredMeeting | null,
  isConfigured: boolean,
): MeetingStatus | null {
  const isNeeded = session.creates_meeting && session.link === null && session.status !== 'cancelled';
  if (!isNeeded) return meeting ? 'removing' : null;
  if (!isConfigured) return 'off';
  if (meeting?.failure) return meeting.next_attempt_at === null ? 'failed' : 'retrying';
  if (meeting?.meeting_id) return 'ready';
  return session.status === 'planned' ? 'planned' : 'pending';
}

/** Minutes before each further attempt; the last one is repeated. */
const pauses = [1, 2, 5, 15, 30, 60] as const;
const minuteMs = 60_000;
const longestPauseMs = Math.max(...pauses) * minuteMs;

/**
 * How long a server has a meeting to itself. Longer than all requests for one meeting take, each of which ends after 10 seconds: at
 * most four, and two for tokens.
 */
export const meetingLeaseMs = 5 * minuteMs;

/**
 * Returns when the provider is asked again after a number of failed attempts. It isn't asked before it wants to be, but never later than after
 * the longest pause.
 */
export function nextMeetingAttempt(
  attempts: number,
  now: Date,
  retryAfterSeconds: number | null = null,
): Date {
  const pause = (pauses[Math.min(attempts, pauses.length) - 1] ?? pauses[0]) * minuteMs;
  const requested = Math.min((retryAfterSeconds ?? 0) * 1_000, longestPauseMs);
  return new Date(now.getTime() + Math.max(pause, requested));
}
