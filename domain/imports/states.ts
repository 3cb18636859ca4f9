/**
 * How far an import is. `reading`, `checking`, `applying` and `undoing` are under way: a job takes them up again until
 * they are through. A file that cannot be read ends as `failed`.
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

/** What the dry run says of a row. */
export const rowKinds = ['create', 'update', 'unchanged', 'error'] as const;
export type RowKind = (typeof rowKinds)[number];

/** What became of a row: `skipped` was left out while applying, `kept` was left as it is while undoing. */
export const rowStates = ['waiting', 'done', 'skipped', 'undone', 'kept'] as const;
export type RowState = (typeof rowStates)[number];

/** Why a row was left out or left as it is. */
export const rowReasons = ['gone', 'changedSince', 'taken', 'beyondYours', 'yourself', 'inactive'] as const;
export type RowReason = (typeof rowReasons)[number];

const next: Readonly<Record<'check' | 'apply' | 'undo' | 'discard', readonly ImportState[]>> = {
  check: ['uploaded', 'checked'],
  apply: ['checked'],
  undo: ['applied'],
  discard: ['reading', 'failed', 'uploaded', 'checking', 'checked'],
};

/** Whether a step can be taken from where the import is. */
export function mayStep(step: keyof typeof next, from: ImportState): boolean {
  return next[step].includes(from);
}

/** Whether a job has something to do. */
export function isUnderWay(state: ImportState): boolean {
  return state === 'reading' || state === 'checking' || state === 'applying' || state === 'undoing';
}
