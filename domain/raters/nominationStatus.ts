import { addDays, dayMs } from '../dates/days.ts';
import { Refusal } from '../refusal.ts';
import type { RaterRelationship } from './raterRelationships.ts';

/** Stored in the database. A `replaced` nomination was superseded by another one and can no longer change. */
export const nominationStatuses = ['proposed', 'approved', 'declined', 'replaced'] as const;

export type NominationStatus = (typeof nominationStatuses)[number];

/** The roles of a user in a nomination; a user can have several. `admin` administers the account. */
export const nominationActors = ['target', 'manager', 'admin', 'rater'] as const;

export type NominationActor = (typeof nominationActors)[number];

/** Whether a target's rater list can change freely, only by additions and replacements, or not at all. */
export const raterListStates = ['open', 'additions', 'closed'] as const;

export type RaterListState = (typeof raterListStates)[number];

export interface NominationChange {
  readonly to: NominationStatus;
  readonly by: readonly NominationActor[];
  /** Reason for declining; used for no other change. */
  readonly reason?: string | null;
  /** Whether the rater has started answering. */
  readonly hasStarted: boolean;
}

interface StatusChange {
  readonly from: NominationStatus;
  readonly to: NominationStatus;
  readonly by: readonly NominationActor[];
  readonly during: readonly RaterListState[];
}

const always: readonly RaterListState[] = ['open', 'additions', 'closed'];
const beforeClose: readonly RaterListState[] = ['open', 'additions'];

const allowedChanges: readonly StatusChange[] = [
  { from: 'proposed', to: 'approved', by: ['manager', 'admin'], during: beforeClose },
  { from: 'proposed', to: 'declined', by: ['manager', 'admin'], during: always },
  { from: 'proposed', to: 'replaced', by: ['target', 'manager', 'admin'], during: beforeClose },
  { from: 'approved', to: 'declined', by: ['rater'], during: always },
  { from: 'approved', to: 'replaced', by: ['manager', 'admin'], during: ['open'] },
  { from: 'declined', to: 'replaced', by: ['target', 'manager', 'admin'], during: beforeClose },
];

/**
 * Checks a change of a nomination (methods 3.1). Managers and administrators approve or decline proposals, raters decline approved
 * nominations; declining needs a reason. Proposed and declined nominations can be replaced until the list closes, approved ones by managers
 * and administrators until launch. Throws `nomination_status` if the change is not possible, `forbidden` for other users,
 * `rater_list_closed`, `rater_answering` once the rater has started, and `decline_reason` without a reason.
 */
export function checkNominationChange(
  status: NominationStatus,
  change: NominationChange,
  list: RaterListState,
): void {
  const move = allowedChanges.find(({ from, to }) => from === status && to === change.to);
  if (!move) throw new Refusal('nomination_status');
  if (!move.by.some((actor) => change.by.includes(actor))) throw new Refusal('forbidden');
  if (!move.during.includes(list)) throw new Refusal('rater_list_closed');
  if (change.hasStarted) throw new Refusal('rater_answering');
  if (change.to === 'declined' && !change.reason?.trim()) throw new Refusal('decline_reason');
}

/** Returns the statuses a user may currently give a nomination; screens offer these actions. */
export function nextNominationStatuses(
  status: NominationStatus,
  by: readonly NominationActor[],
  list: RaterListState,
): readonly NominationStatus[] {
  return allowedChanges
    .filter(({ from, during }) => from === status && during.includes(list))
    .filter((move) => move.by.some((actor) => by.includes(actor)))
    .map(({ to }) => to);
}

/**
 * Returns the status of a new nomination: approved if made by a manager or administrator, proposed if made by the
 * target. Self-assessments and prefilled managers and direct reports need no approval. Throws `forbidden` for other
 * users.
 */
export function initialNominationStatus(
  by: readonly NominationActor[],
  nomination: { readonly relationship: RaterRelationship; readonly prefilled: boolean },
): NominationStatus {
  const approves = by.includes('manager') || by.includes('admin');
  if (!approves && !by.includes('target')) throw new Refusal('forbidden');
  return approves || nomination.prefilled || nomination.relationship === 'self' ? 'approved' : 'proposed';
}

/**
 * When a target's rater list can change: freely before launch, then by additions and replacements until the addition period ends or the
 * first response about the target arrives. Source: methods 3.1.
 */
export function raterListState(
  { launchedAt, firstAnswerAt, additionDays = ADDITION_DAYS }: RaterListDates,
  now: Date,
): RaterListState {
  if (launchedAt === null || now < launchedAt) return 'open';
  const answered = firstAnswerAt !== null && firstAnswerAt <= now;
  const isOver = now.getTime() >= launchedAt.getTime() + additionDays * dayMs;
  return answered || isOver ? 'closed' : 'additions';
}

export interface RaterListDates {
  readonly launchedAt: Date | null;
  readonly firstAnswerAt: Date | null;
  /** Length of the addition period in full days after launch; 7 by default. */
  readonly additionDays?: number;
}

const ADDITION_DAYS = 7;

/** Returns the last day on which raters can be added to a list that was launched on a day, both ISO dates. */
export const lastAdditionDay = (launchedOn: string): string => addDays(launchedOn, ADDITION_DAYS - 1);
