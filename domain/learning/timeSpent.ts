/** The browser reports the time that was spent in a lesson about this often, in seconds. */
export const reportEverySeconds = 30;

/** The most seconds that one report can contain: what a device couldn't send before is added to its next report. */
export const maxReportedSeconds = 120;

/** Without any input, playback or focus in an embedded page, time counts for this many seconds. */
export const idleSeconds = 180;

/** A longer step between two measurements means that the device slept. */
const maxStepMs = 5_000;

interface Step {
  readonly from: number;
  readonly to: number;
  readonly lastActivityAt: number;
  readonly isVisible: boolean;
}

/** The part of a step in which the lesson was visible and its reader active, in milliseconds. */
export function activeMs({ from, to, lastActivityAt, isVisible }: Step): number {
  if (!isVisible || to - from > maxStepMs) return 0;
  return Math.max(0, Math.min(to, lastActivityAt + idleSeconds * 1_000) - from);
}

interface ReportedTime {
  readonly seconds: number;
  /** The moment up to which the person's time was counted. */
  readonly countedUntil: Date;
  readonly now: Date;
}

interface CountedTime {
  readonly seconds: number;
  readonly countedUntil: Date;
}

/**
 * Returns how much of a report counts: at most the time that has passed since the person's time was counted last, in any lesson and on any
 * device. Whatever a browser reports, the sum never exceeds the time that has passed.
 */
export function countTime({ seconds, countedUntil, now }: ReportedTime): CountedTime {
  const passed = Math.floor((now.getTime() - countedUntil.getTime()) / 1_000);
  const counted = Math.max(0, Math.min(Math.floor(seconds), passed));
  // The fraction of a second that is left counts with the next report.
  if (counted === passed)
    return { seconds: counted, countedUntil: new Date(countedUntil.getTime() + counted * 1_000) };
  return { seconds: counted, countedUntil: now > countedUntil ? now : countedUntil };
}
