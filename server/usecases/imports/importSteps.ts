import { type FieldMapping, importUndoDays } from '../../../domain/imports/importFields.ts';
import { canTakeImportStep } from '../../../domain/imports/importStates.ts';
import { mappingProblem } from '../../../domain/imports/mapHeadings.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { removeImportFile } from '../../store/imports/filePieces.ts';
import { beginCheck } from '../../store/imports/importRows.ts';
import {
  changeImport,
  type ImportChange,
  lockImport,
  removeImport,
  type StoredImport,
} from '../../store/imports/imports.ts';
import { advanceImport } from './advanceImport.ts';
import { recordImportAudit } from './recordImportAudit.ts';

/** Rows processed within the request; a longer file continues as a job. */
const rowsAtOnce = 1_000;

type LockedImport = Pick<
  StoredImport,
  | 'id'
  | 'account_id'
  | 'subject'
  | 'state'
  | 'headings'
  | 'row_count'
  | 'counts'
  | 'file_name'
  | 'applied_at'
  | 'has_rows'
  | 'file_id'
>;

/** Starts the next step of an import and processes as many rows as fit into the request. */
async function startStep(
  deps: Deps,
  caller: Caller,
  { importId, name }: { importId: number; name: Parameters<typeof canTakeImportStep>[0] },
  start: (tx: Tx, current: LockedImport, now: Date) => Promise<ImportChange | null>,
): Promise<void> {
  const accountId = accountOf(caller);
  const now = deps.clock.now();
  const isStarted = await deps.database.as(caller.scope, async (tx) => {
    const current = await lockImport(tx, accountId, importId);
    if (!current) throw new Refusal('not_found');
    if (!canTakeImportStep(name, current.state)) throw new Refusal('status_change');
    const change = await start(tx, current, now);
    if (!change) return false;
    await changeImport(tx, importId, {
      ...change,
      processed: 0,
      actor_id: caller.person.user.id,
      as_account_id: caller.emulation?.accountId ?? null,
    });
    return true;
  });
  if (!isStarted) return;
  const isDone = await advanceImport(deps, { id: importId, account_id: accountId }, rowsAtOnce);
  if (!isDone) await deps.jobs.wake('import-users');
}

interface CheckOptions {
  readonly mapping: FieldMapping;
  /** Whether teams that don't exist are created. */
  readonly createsTeams?: boolean;
}

/** Starts the dry run. Throws `invalid`, `not_found`, `status_change`. */
export function checkImport(
  deps: Deps,
  caller: Caller,
  importId: number,
  { mapping, createsTeams = false }: CheckOptions,
): Promise<void> {
  return startStep(deps, caller, { importId, name: 'check' }, async (tx, current, now) => {
    const problem = mappingProblem(mapping, current.headings.length, current.subject);
    if (problem) throw new Refusal('invalid', [{ field: 'mapping', problem }]);
    await beginCheck(tx, importId, mapping);
    await recordImportAudit(tx, caller, {
      action: 'check',
      importId,
      after: { mapping, creates_teams: createsTeams },
      now,
    });
    const cleared = { counts: {}, new_teams: [], problem: null };
    return { ...cleared, state: 'checking', mapping, creates_teams: createsTeams, wanted: current.row_count };
  });
}

/** Creates and changes people, or adds relationships, as determined by the dry run. Throws `not_found`, `status_change`. */
export function applyImport(deps: Deps, caller: Caller, importId: number): Promise<void> {
  return startStep(deps, caller, { importId, name: 'apply' }, async (tx, { counts, file_name }, now) => {
    const { create = 0, update = 0 } = counts;
    if (create + update === 0) throw new Refusal('status_change');
    await recordImportAudit(tx, caller, {
      action: 'apply',
      importId,
      after: { file_name, create, update },
      now,
    });
    return { state: 'applying', problem: null, wanted: create + update };
  });
}

/** Undoes a whole import. Throws `not_found`, `status_change`. */
export function undoImport(deps: Deps, caller: Caller, importId: number): Promise<void> {
  return startStep(deps, caller, { importId, name: 'undo' }, async (tx, current, now) => {
    if (!canUndo(current, now)) throw new Refusal('status_change');
    const { file_name, counts } = current;
    await recordImportAudit(tx, caller, {
      action: 'undo',
      importId,
      before: { file_name, done: counts.done },
      now,
    });
    return { state: 'undoing', problem: null, wanted: counts.done ?? 0 };
  });
}

/** Deletes a file that was not applied. Throws `not_found`, `status_change`. */
export function discardImport(deps: Deps, caller: Caller, importId: number): Promise<void> {
  return startStep(deps, caller, { importId, name: 'discard' }, async (tx, { file_name, file_id }, now) => {
    await recordImportAudit(tx, caller, { action: 'delete', importId, before: { file_name }, now });
    await removeImport(tx, importId);
    if (file_id) await removeImportFile(tx, file_id);
    return null;
  });
}

const dayMs = 86_400_000;

/** Whether there are changes to undo and their rows are still stored. */
export function canUndo(
  { state, counts, applied_at, has_rows }: Pick<StoredImport, 'state' | 'counts' | 'applied_at' | 'has_rows'>,
  now: Date,
): boolean {
  if (state !== 'applied' || !applied_at || !has_rows || !counts.done) return false;
  return now.getTime() - new Date(applied_at).getTime() < importUndoDays * dayMs;
}
