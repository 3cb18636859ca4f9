import type { MinutesRange } from '../survey/timeLeft.ts';

/** What can wait for a person on their home page, in the order of tasks that are due on the same day. */
export const homeTaskKinds = [
  'seatOffer',
  'sessionToday',
  'application',
  'benchmark',
  'self',
  'feedback',
  'nominate',
  'nominateForReports',
  'approve',
  'action',
  'learning',
  'sprint',
] as const;

export type HomeTaskKind = (typeof homeTaskKinds)[number];

/** One line of the list: a task, or several of one kind in one campaign. It is about the person's own work only. */
export interface HomeTask {
  readonly kind: HomeTaskKind;
  /** The campaign, role, session, action, path or course; empty for several of the last three. */
  readonly context: string;
  /** The person the task is about; null for the reader's own task, and if the line combines several. */
  readonly about: string | null;
  /** The number of tasks in this line. */
  readonly count: number;
  /** The last day where the person is, an ISO date; null without one. */
  readonly due_on: string | null;
  readonly is_started: boolean;
  /** Whether today's session is finished and the next one begins tomorrow. Such a task doesn't wait today. */
  readonly is_done_today: boolean;
  /** The announced duration of a survey that wasn't started; null for other tasks. */
  readonly minutes: MinutesRange | null;
  /** The minimum group size that an anonymous survey promises; null for other tasks. */
  readonly min_group: number | null;
  /** The page that the task opens. */
  readonly path: string;
}

/** More tasks of one kind in one campaign are one line. */
export const maxTasksListed = 3;

/** The maximum number of lines on the page. All are counted. */
export const maxTaskLines = 50;

/** Sorts by the last day, those without one last; on the same day by kind and name. */
export function sortTasks(tasks: readonly HomeTask[]): HomeTask[] {
  return tasks.toSorted(
    (one, other) =>
      compareDays(one.due_on, other.due_on) ||
      homeTaskKinds.indexOf(one.kind) - homeTaskKinds.indexOf(other.kind) ||
      one.context.localeCompare(other.context) ||
      (one.about ?? '').localeCompare(other.about ?? ''),
  );
}

function compareDays(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other ? -1 : 1;
}

/** Returns how many tasks wait today. */
export const countWaiting = (tasks: readonly HomeTask[]): number =>
  tasks.reduce((sum, { count, is_done_today }) => sum + (is_done_today ? 0 : count), 0);
