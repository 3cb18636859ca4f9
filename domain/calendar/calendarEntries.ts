import { daysBetween } from '../dates/days.ts';

/** What a calendar shows: the last day of surveys, assessments, courses and team actions, steps of sprints, and live sessions. */
export const calendarKinds = ['survey', 'assessment', 'course', 'action', 'step', 'session'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** Maximum length of a range in days: six weeks of a month view, or a quarter in a list. */
export const maxRangeDays = 100;
/** Maximum number of entries in a range; the earliest are returned. */
export const maxCalendarEntries = 1_000;

/** The days of a private feed, before and after today. */
export const feedDays = { past: 60, ahead: 366 } as const;

/**
 * One entry of a person's calendar. It takes a whole day, or begins at an instant. An entry of a survey or assessment is the same before and
 * after the person has answered, so that a calendar service that reads the feed never learns who has answered.
 */
export interface CalendarEntry {
  /** Stays the same for as long as the entry exists. */
  readonly id: string;
  readonly kind: CalendarKind;
  /** The campaign, course, action, step or session. */
  readonly title: string;
  /** The ISO date of an entry that takes a whole day, else the instant it begins. */
  readonly starts: string;
  /** The duration; null for a whole day. */
  readonly minutes: number | null;
  /** The time zone of a session; null for a whole day. */
  readonly time_zone: string | null;
  /** The page of the entry within the app. */
  readonly path: string;
  /** How often a session has changed since its first invitation, which has the same id; 0 for a whole day. */
  readonly sequence: number;
}

/** Days from `from` to `to`, both included, as ISO dates. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Whether a calendar can show the range: it ends no earlier than it begins and isn't longer than `maxRangeDays`. */
export function isCalendarRange({ from, to }: DayRange): boolean {
  const days = daysBetween(from, to) + 1;
  return days >= 1 && days <= maxRangeDays;
}

/** Sorts entries by start; whole days come before the sessions of their day. */
export function sortEntries(entries: readonly CalendarEntry[]): CalendarEntry[] {
  return [...entries].sort((one, other) =>
    one.starts === other.starts ? (one.id < other.id ? -1 : 1) : one.starts < other.starts ? -1 : 1,
  );
}
