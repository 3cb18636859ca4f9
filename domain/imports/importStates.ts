/**
 * States of an import. `reading`, `checking`, `applying` and `undoing` are in progress; a job resumes them until they complete. An
 * unreadable file ends as `failed`.
 */
export const importStates = [
  'reading',
  'failed',
  'uploaded',
  'checking',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

/** Result of the dry run for a row. */
export const rowKinds = ['create', 'update', 'unchanged', 'error'] as const;
export type RowKind = (typeof rowKinds)[number];

/** Final state of a row: `skipped` was not applied, `kept` was not undone. */
export const rowStates = ['waiting', 'done', 'skipped', 'undone', 'kept'] as const;
export type RowState = (typeof rowStates)[number];

/** Why a row was not applied or not undone, or not entirely. */
export const rowReasons = [
  'gone',
  'changedSince',
  'taken',
  'beyondYours',
  'yourself',
  'ownEmail',
  'inactive',
  'managerChanged',
  'managerCycle',
  'authorGone',
] as const;
export type RowReason = (typeof rowReasons)[number];

const statesBefore: Readonly<Record<'check' | 'apply' | 'undo' | 'discard', readonly ImportState[]>> = {
  check: ['uploaded', 'checked'],
  apply: ['checked'],
  undo: ['applied'],
  discard: ['reading', 'failed', 'uploaded', 'checking', 'checked'],
};

/** Whether a step is possible in this state. */
export function canTakeImportStep(step: keyof typeof statesBefore, from: ImportState): boolean {
  return statesBefore[step].includes(from);
}

/** Whether a job is processing the import. */
export function isImportRunning(state: ImportState): boolean {
  return state === 'reading' || state === 'checking' || state === 'applying' || state === 'undoing';
}
