import {
  type ColumnField,
  maxAppliedImportsWithRows,
  maxNewTeams,
  relationFields,
} from '../../../domain/imports/importFields.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import {
  clearCells,
  countRows,
  eraseAllButNewest,
  refuseRepeatedPeople,
} from '../../store/imports/importRows.ts';
import {
  changeImport,
  findImport,
  type ImportChange,
  lockImport,
  type StoredImport,
} from '../../store/imports/imports.ts';
import { listNewTeams, removeEmptyTeams } from '../../store/imports/importTeams.ts';
import { addNotifications } from '../../store/notifications/notifications.ts';
import type { ImportCounts } from '../../store/tables/imports.ts';
import { applyManagers } from './applyManagers.ts';
import { accountScope, type ImportRef, importAuthorOf } from './importContext.ts';
import { planManagers } from './planManagers.ts';
import { completeRelationCheck } from './relations/completeRelationCheck.ts';

const finalStates = {
  checking: () => ({ state: 'checked' }) as const,
  applying: (at: string) => ({ state: 'applied', applied_at: at }) as const,
  undoing: (at: string) => ({ state: 'undone', undone_at: at }) as const,
};

const events = {
  checking: 'import_checked',
  applying: 'import_applied',
  undoing: 'import_undone',
} as const;

/** Number of rows whose cells are cleared in one transaction. */
const rowsAtOnce = 500;
/** The fields that identify a row in lists. */
const shownFields: readonly ColumnField[] = [
  'first_name',
  'last_name',
  'email',
  'external_id',
  ...relationFields,
];

/** Ends a step without remaining rows: stores the counts and the final state. */
export async function completeImportStep(
  deps: Deps,
  ref: ImportRef,
  step: keyof typeof finalStates,
): Promise<void> {
  if (step === 'checking') {
    await completeCheck(deps, ref);
  }
  if (step === 'applying') {
    await applyManagers(deps, ref);
    await emptySettledRows(deps, ref);
  }
  await deps.database.as(accountScope(ref), async (tx) => {
    const stored = await lockImport(tx, ref.account_id, ref.id);
    if (stored?.state !== step) return;
    const now = deps.clock.now();
    if (step === 'undoing') await removeEmptyTeams(tx, importAuthorOf(stored, now), stored.created_team_ids);
    const change = { ...finalStates[step](now.toISOString()), counts: await countOutcomes(tx, ref.id) };
    await changeImport(tx, ref.id, step === 'checking' ? await planTeams(tx, stored, change) : change);
    if (step === 'applying') await eraseAllButNewest(tx, ref.account_id, maxAppliedImportsWithRows);
    await notifyAuthor(tx, stored, step, now);
  });
}

/** Finds the problems of rows that only show in the whole file. */
async function completeCheck(deps: Deps, ref: ImportRef): Promise<void> {
  const stored = await deps.database.as(accountScope(ref), (tx) => findImport(tx, ref.account_id, ref.id));
  if (stored?.subject === 'relationships') return completeRelationCheck(deps, ref);
  await refuseRepeats(deps, ref);
  await planManagers(deps, ref);
}

/** Notifies the person who started the step. Each run of a step is an occasion of its own. */
async function notifyAuthor(
  tx: Tx,
  { id, account_id, actor_id }: Pick<StoredImport, 'id' | 'account_id' | 'actor_id'>,
  step: keyof typeof events,
  now: Date,
): Promise<void> {
  const occasion = now.toISOString();
  const notification = { accountId: account_id, event: events[step], recordId: id, occasion, now };
  await addNotifications(tx, notification, { userIds: actor_id === null ? [] : [actor_id] });
}

async function refuseRepeats(deps: Deps, ref: ImportRef): Promise<void> {
  await deps.database.as(accountScope(ref), async (tx) => {
    const stored = await lockImport(tx, ref.account_id, ref.id);
    if (stored?.state === 'checking') await refuseRepeatedPeople(tx, ref.id);
  });
}

async function countOutcomes(tx: Tx, importId: number): Promise<ImportCounts> {
  const counts: ImportCounts = {};
  for (const { kind, state, amount } of await countRows(tx, importId)) {
    if (kind) counts[kind] = (counts[kind] ?? 0) + amount;
    if (state !== 'waiting') counts[state] = (counts[state] ?? 0) + amount;
  }
  return counts;
}

/**
 * Adds the teams to be created to the result of a dry run. If there are too many, the columns have to be
 * mapped again.
 */
async function planTeams(
  tx: Tx,
  { id, creates_teams }: Pick<StoredImport, 'id' | 'creates_teams'>,
  change: ImportChange,
): Promise<ImportChange> {
  const new_teams = creates_teams ? await listNewTeams(tx, id) : [];
  if (new_teams.length <= maxNewTeams) return { ...change, new_teams };
  const problem = { field: 'teams', problem: 'tooManyTeams', params: { max: maxNewTeams } };
  return { state: 'uploaded', problem };
}

/** Clears the cells that are no longer needed after a step; undo reads other columns. If interrupted, it runs again from the beginning. */
async function emptySettledRows(deps: Deps, ref: ImportRef): Promise<void> {
  const scope = accountScope(ref);
  const stored = await deps.database.as(scope, (tx) => findImport(tx, ref.account_id, ref.id));
  if (stored?.state !== 'applying') return;
  const columns = shownFields.map((field) => (stored.mapping ?? []).indexOf(field));
  const keep = columns.filter((at) => at >= 0);
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after;
    after = await deps.database.as(scope, (tx) =>
      clearCells(tx, ref.id, { keep, after: from, most: rowsAtOnce }),
    );
  }
}
