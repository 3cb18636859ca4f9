import type { PermissionHolder } from '../../../domain/access/permissions.ts';
import type { RowReason } from '../../../domain/imports/importStates.ts';
import { grantProblem, type ImportedPersonFields, toRowReason } from '../../../domain/imports/matchPerson.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { deleteImportedPeople, type PersonWrite, restorePeople } from '../../store/imports/applyRows.ts';
import { toExistingPerson } from '../../store/imports/existingPeople.ts';
import type { ImportAuthor } from '../../store/imports/importAuditInsert.ts';
import { lockManagers, restoreManagers } from '../../store/imports/importManagers.ts';
import { leaveTeams } from '../../store/imports/importMemberships.ts';
import { storeOutcomes } from '../../store/imports/importRows.ts';
import { changeImport, lockImport } from '../../store/imports/imports.ts';
import { findReferencedPeople, listRowsToUndo, lockPeopleToUndo } from '../../store/imports/undoRows.ts';
import { handleAddressChanges } from '../people/handleAddressChanges.ts';
import { changedValues, findGranterOfImport } from './applyBatch.ts';
import { accountScope, type ImportRef, importAuthorOf, previousAddresses } from './importContext.ts';
import { settleBatch } from './settleBatch.ts';

type Row = Awaited<ReturnType<typeof listRowsToUndo>>[number];
type Restoring = PersonWrite & { readonly user_id: number };

/** The change for each row of a batch. */
interface Plan {
  readonly restored: Restoring[];
  readonly removed: Restoring[];
  readonly settled: { line: number; state: 'undone' | 'kept'; reason: RowReason | null }[];
}

/**
 * Undoes the next rows in one transaction: changed people get their old values; added people are deleted, or deactivated if other
 * rows refer to them. People changed since are skipped and reported.
 */
export const undoBatch = (deps: Deps, ref: ImportRef, maxRows: number) =>
  settleBatch(deps, ref, maxRows, { step: 'undoing', settle: undoRows });

async function undoRows(
  deps: Deps,
  ref: ImportRef,
  maxRows: number,
  keep: RowReason | null,
): Promise<number> {
  const granter = await findGranterOfImport(deps, ref);
  return deps.database.as(accountScope(ref, granter.id), async (tx) => {
    const locked = await lockImport(tx, ref.account_id, ref.id);
    if (locked?.state !== 'undoing') return 0;
    await lockPeopleToUndo(tx, ref.account_id, ref.id, maxRows);
    const rows = await listRowsToUndo(tx, ref.account_id, ref.id, maxRows);
    const plan: Plan = { restored: [], removed: [], settled: [] };
    if (keep) plan.settled.push(...rows.map(({ line }) => ({ line, state: 'kept' as const, reason: keep })));
    else {
      const created = rows.flatMap(({ kind, id }) => (kind === 'create' && id !== null ? id : []));
      const referred = await findReferencedPeople(tx, ref.id, created);
      for (const row of rows) planRow(row, granter, referred, plan);
      const now = deps.clock.now();
      const author = importAuthorOf(locked, now);
      await write(tx, author, plan);
      await handleAddressChanges(deps, tx, previousAddresses(author, plan.restored));
    }
    await storeOutcomes(tx, ref.id, plan.settled);
    if (rows.length > 0) await changeImport(tx, ref.id, { processed: locked.processed + rows.length });
    return rows.length;
  });
}

function planRow(
  row: Row,
  granter: PermissionHolder & { readonly id: number },
  referred: ReadonlySet<number>,
  plan: Plan,
): void {
  const { line, id, kind } = row;
  const settle = (state: 'undone' | 'kept', reason: RowReason | null) =>
    plan.settled.push({ line, state, reason });
  if (id === null) return void settle(kind === 'create' ? 'undone' : 'kept', 'gone');
  if (!row.is_untouched) return void settle('kept', 'changedSince');

  const person = toExistingPerson({ ...row, id });
  const isRemoved = kind === 'create' && !referred.has(id);
  const facts =
    kind === 'create' ? { ...person.facts, status: 'inactive' } : { ...person.facts, ...row.before };
  const refused = grantProblem(granter, person, facts);
  if (refused) return void settle('kept', toRowReason(refused));
  const changes = isRemoved ? removedEmail(person.facts) : changedValues(person.facts, facts);
  (isRemoved ? plan.removed : plan.restored).push({ line, user_id: id, facts, changes });
  settle('undone', kind === 'create' && !isRemoved ? 'inactive' : null);
}

const removedEmail = (facts: ImportedPersonFields) =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([field, value]) =>
      value === null ? [] : [[field, [value, null] as const]],
    ),
  );

async function write(tx: Tx, author: ImportAuthor, { restored, removed }: Plan): Promise<void> {
  const lines = [...restored, ...removed].map(({ line }) => line);
  await leaveTeams(tx, author, lines);
  await lockManagers(tx, author.accountId);
  await restoreManagers(tx, author, { lines, deleted: removed.map(({ user_id }) => user_id) });
  await restorePeople(
    tx,
    author,
    restored.filter(({ changes }) => Object.keys(changes).length > 0),
  );
  await deleteImportedPeople(tx, author, removed);
}
