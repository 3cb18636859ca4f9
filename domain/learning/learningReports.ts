/** What a report on completion has a row for. */
export const completionReports = ['courses', 'paths', 'teams'] as const;
export type CompletionReport = (typeof completionReports)[number];

/** How far a person is with a course or a path. What is overdue is also either assigned or started. */
export const recordStates = ['completed', 'started', 'assigned'] as const;
export type RecordState = (typeof recordStates)[number];

/** The filters of a list by state. */
export const recordFilters = [...recordStates, 'overdue'] as const;
export type RecordFilter = (typeof recordFilters)[number];

/** How far learners came in a course, in relation to one of its lessons. */
export const lessonFilters = ['reached', 'completed', 'stopped'] as const;
export type LessonFilter = (typeof lessonFilters)[number];

/** The periods of reports, in days until today. */
export const reportPeriods = [30, 90, 365] as const;

export interface CompletionCounts {
  readonly people: number;
  readonly completed: number;
}

/** The share that was completed, from 0 to 1. */
export const completionShare = ({ people, completed }: CompletionCounts): number =>
  people === 0 ? 0 : completed / people;

interface LessonStops {
  readonly title: string;
  readonly stopped: number;
}

/** The lesson at which most learners stopped, the first of several; null if none did. */
export function biggestDropOff<L extends LessonStops>(lessons: readonly L[]): L | null {
  const most = Math.max(0, ...lessons.map(({ stopped }) => stopped));
  return most === 0 ? null : (lessons.find(({ stopped }) => stopped === most) ?? null);
}

/** A time in whole minutes, at least one; null if none was measured. */
export const minutesOf = (seconds: number | null): number | null =>
  seconds === null || seconds === 0 ? null : Math.max(1, Math.round(seconds / 60));
