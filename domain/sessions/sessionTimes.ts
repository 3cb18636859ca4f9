const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How many minutes before the start people can join and check in. */
const joinMinutes = 15;

/** How many days after the end people can give feedback. */
const feedbackDays = 30;

/** The times of a session. */
interface SessionTimes {
  readonly starts_at: string;
  readonly minutes: number;
}

const startOf = ({ starts_at }: SessionTimes) => Date.parse(starts_at);

/** Returns the end of a session. */
export const endOf = (session: SessionTimes): Date => new Date(startOf(session) + session.minutes * minuteMs);

/** Returns when registration closes. */
export const registrationCloses = (
  session: Pick<SessionTimes, 'starts_at'> & { readonly closes_hours_before: number },
): Date => new Date(Date.parse(session.starts_at) - session.closes_hours_before * hourMs);

/** Whether a session has begun. */
export const hasBegun = (session: SessionTimes, now: Date): boolean => startOf(session) <= now.getTime();

/** Whether a session has ended. */
const hasEnded = (session: SessionTimes, now: Date): boolean => endOf(session) <= now;

/** Returns when the join button appears. */
export const joinOpens = (session: SessionTimes): Date => new Date(startOf(session) - joinMinutes * minuteMs);

/** Whether people can join and check in: from 15 minutes before the start to the end. */
export const isJoinOpen = (session: SessionTimes, now: Date): boolean =>
  joinOpens(session) <= now && !hasEnded(session, now);

/** Whether people who attended can give feedback: for 30 days from the end. */
export function isFeedbackOpen(session: SessionTimes, now: Date): boolean {
  const since = now.getTime() - endOf(session).getTime();
  return since >= 0 && since < feedbackDays * dayMs;
}
