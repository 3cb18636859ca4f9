import { addDays } from '../dates/days.ts';
import { isSprintOver, type SprintStatus } from './sprint.ts';

/** What a sprint is for its people today. A sprint is over when someone finished or canceled it, not after its last day. */
export const sprintPhases = ['upcoming', 'running', 'over'] as const;
export type SprintPhase = (typeof sprintPhases)[number];

/** Maximum number of sprints from templates that are not over, for a person or a team. */
export const maxOpenSprints = 10;

/** Maximum number of days from today to the first day of a sprint that a person starts. */
export const maxDaysAhead = 90;

/** Maximum length of a retrospective in characters. */
export const maxRetrospectiveLength = 4_000;

/** Returns what a sprint is today, where the person is. Days are ISO dates. */
export function sprintPhase(
  { status, starts_on }: { readonly status: SprintStatus; readonly starts_on: string },
  today: string,
): SprintPhase {
  if (isSprintOver(status)) return 'over';
  return starts_on > today ? 'upcoming' : 'running';
}

/** A step as far as its order and progress depend on it. */
export interface SprintStep {
  readonly step_id: number;
  /** The day within the sprint, counted from 1. */
  readonly day: number;
  readonly done_on: string | null;
}

/** Returns the date of a step: day 1 is the first day of the sprint. */
export const dateOfStep = (startsOn: string, day: number): string => addDays(startsOn, day - 1);

interface Today {
  readonly startsOn: string;
  readonly today: string;
}

interface SelectedSteps<Step> {
  /** The open step of today, otherwise the first open one of an earlier day; null if none is open. */
  readonly current: Step | null;
  /** The first open step of a later day; null if there is none. */
  readonly next: Step | null;
}

/** Selects the step to do now and the one after it. An earlier step that is still open never hides today's. */
export function selectSteps<Step extends SprintStep>(
  steps: readonly Step[],
  { startsOn, today }: Today,
): SelectedSteps<Step> {
  const open = sortSteps(steps).filter(({ done_on }) => done_on === null);
  const on = ({ day }: Step) => dateOfStep(startsOn, day);
  return {
    current: open.find((step) => on(step) === today) ?? open.find((step) => on(step) < today) ?? null,
    next: open.find((step) => on(step) > today) ?? null,
  };
}

/** Returns the steps by day, in the order in which they were added on the same day. */
export const sortSteps = <Step extends SprintStep>(steps: readonly Step[]): Step[] =>
  steps.toSorted((one, other) => one.day - other.day || one.step_id - other.step_id);

/** Fewer steps in a row are not mentioned. */
const minInARow = 3;

/**
 * Returns how many of the last due steps were done one after another; null if there is nothing to be glad about: fewer than three, or a
 * step between them was left out. A step counts whenever it was done, and today's may still be open.
 */
export function countInARow(steps: readonly SprintStep[], { startsOn, today }: Today): number | null {
  const due = sortSteps(steps).filter(
    ({ day, done_on }) => done_on !== null || dateOfStep(startsOn, day) < today,
  );
  const lastOpen = due.findLastIndex(({ done_on }) => done_on === null);
  const count = due.length - 1 - lastOpen;
  return count < minInARow ? null : count;
}

/** Someone who opens a sprint of their account. */
export interface SprintReader {
  /** Whether the sprint is for them alone. */
  readonly isOwn: boolean;
  /** Whether it is for a team that they lead today. */
  readonly leadsTeam: boolean;
}

/** Whether a reader changes the nudges of a sprint and ends it: its person, or whoever leads its team today. Every member checks off steps. */
export const canManageSprint = ({ isOwn, leadsTeam }: SprintReader): boolean => isOwn || leadsTeam;
