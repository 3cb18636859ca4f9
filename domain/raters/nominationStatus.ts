import { Refusal } from '../refusal.ts';
import type { RaterRelationship } from './relationships.ts';

/** Kept in the database. `replaced` gave way to another nomination; nothing leads out of it. */
export const nominationStatuses = ['proposed', 'approved', 'declined', 'replaced'] as const;

export type NominationStatus = (typeof nominationStatuses)[number];

/** What somebody is to one nomination; one person may be several. `admin` administers the account. */
export const nominationActors = ['target', 'manager', 'admin', 'rater'] as const;

export type NominationActor = (typeof nominationActors)[number];

/** Who may still change the list of a target's raters, see `listState`. */
export const listStates = ['open', 'additions', 'closed'] as const;

export type ListState = (typeof listStates)[number];

export interface NominationChange {
  readonly to: NominationStatus;
  readonly by: readonly NominationActor[];
  /** Why it is declined; asked for there alone. */
  readonly reason?: string | null;
  /** Whether the rater has begun to answer. */
  readonly begun: boolean;
}

interface Move {
  readonly from: NominationStatus;
  readonly to: NominationStatus;
  readonly by: readonly NominationActor[];
  readonly during: readonly ListState[];
}

const always: readonly ListState[] = ['open', 'additions', 'closed'];
const beforeClose: readonly ListState[] = ['open', 'additions'];

const moves: readonly Move[] = [
  { from: 'proposed', to: 'approved', by: ['manager', 'admin'], during: beforeClose },
  { from: 'proposed', to: 'declined', by: ['manager', 'admin'], during: always },
  { from: 'proposed', to: 'replaced', by: ['target', 'manager', 'admin'], during: beforeClose },
  { from: 'approved', to: 'declined', by: ['rater'], during: always },
  { from: 'approved', to: 'replaced', by: ['manager', 'admin'], during: ['open'] },
  { from: 'declined', to: 'replaced', by: ['target', 'manager', 'admin'], during: beforeClose },
];

/**
 * Lets a change of a nomination through (methods 3.1). A manager or an administrator approves; either turns a proposal
 * down, a rater declines what was approved, both with a reason; proposals and those declined are replaced until the
 * list closes, those approved by manager or administrator until the launch. Throws `Refusal`: `nomination_status` (409)
 * where nothing leads there, `forbidden` (403) for somebody else, `rater_list_closed` (409), `rater_answering` (409) for
 * whoever has begun, `decline_reason` (422) without words.
 */
export function checkNominationChange(
  status: NominationStatus,
  change: NominationChange,
  list: ListState,
): void {
  const move = moves.find(({ from, to }) => from === status && to === change.to);
  if (!move) throw new Refusal('nomination_status');
  if (!move.by.some((actor) => change.by.includes(actor))) throw new Refusal('forbidden');
  if (!move.during.includes(list)) throw new Refusal('rater_list_closed');
  if (change.begun) throw new Refusal('rater_answering');
  if (change.to === 'declined' && !change.reason?.trim()) throw new Refusal('decline_reason');
}

/** Which statuses somebody may give a nomination now, for the actions a screen offers. */
export function nextStatuses(
  status: NominationStatus,
  by: readonly NominationActor[],
  list: ListState,
): readonly NominationStatus[] {
  return moves
    .filter(({ from, during }) => from === status && during.includes(list))
    .filter((move) => move.by.some((actor) => by.includes(actor)))
    .map(({ to }) => to);
}

/**
 * The status of a new nomination: approved at once where its maker may approve, proposed by the target. The target's
 * own self assessment, and manager and direct reports taken over from the account, need no approval. Throws
 * `forbidden` for anybody else.
 */
export function firstStatus(
  by: readonly NominationActor[],
  nomination: { readonly relationship: RaterRelationship; readonly prefilled: boolean },
): NominationStatus {
  const approves = by.includes('manager') || by.includes('admin');
  if (!approves && !by.includes('target')) throw new Refusal('forbidden');
  return approves || nomination.prefilled || nomination.relationship === 'self' ? 'approved' : 'proposed';
}

/**
 * When the list of a target's raters may change: freely before the launch, then by additions and replacements until the
 * window is over or the first answer about the target comes, whichever is earlier. Source: methods 3.1.
 */
export function listState(
  { launchedAt, firstAnswerAt, additionDays = ADDITION_DAYS }: ListMoments,
  now: Date,
): ListState {
  if (launchedAt === null || now < launchedAt) return 'open';
  const answered = firstAnswerAt !== null && firstAnswerAt <= now;
  const over = now.getTime() >= launchedAt.getTime() + additionDays * DAY_MS;
  return answered || over ? 'closed' : 'additions';
}

export interface ListMoments {
  readonly launchedAt: Date | null;
  readonly firstAnswerAt: Date | null;
  /** Whole days after the launch; 7 unless told. */
  readonly additionDays?: number;
}

const ADDITION_DAYS = 7;
const DAY_MS = 86_400_000;
