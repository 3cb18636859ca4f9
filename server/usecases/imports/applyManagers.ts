import { findCyclicChanges } from '../../../domain/imports/findCyclicChanges.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import {
  linkManagers,
  listManagerChanges,
  listManagerLinks,
  listRowsToLink,
  lockManagers,
} from '../../store/imports/importManagers.ts';
import { findImport, type StoredImport } from '../../store/imports/imports.ts';
import { accountScope, type ImportRef, importAuthorOf } from './importContext.ts';

/** Each transaction reads all managers of the account to find cycles, so it sets many. */
const rowsInTransaction = 2_500;
const rowsAtOnce = 500;

/** Sets the managers of the applied rows. If interrupted, it continues with the rows that are left. */
export async function applyManagers(deps: Deps, ref: ImportRef): Promise<void> {
  const scope = accountScope(ref);
  const stored = await deps.database.as(scope, (tx) => findImport(tx, ref.account_id, ref.id));
  if (stored?.state !== 'applying' || !stored.mapping?.includes('manager')) return;
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after;
    after = await deps.database.as(scope, (tx) =>
      linkNextRows(tx, stored, { after: from, now: deps.clock.now() }),
    );
  }
}

/** Sets the managers of the next rows after a line and returns the last line, or null if there are no more rows. */
async function linkNextRows(
  tx: Tx,
  stored: StoredImport,
  { after, now }: { readonly after: number; readonly now: Date },
): Promise<number | null> {
  const rows = await listRowsToLink(tx, stored.id, after, rowsInTransaction);
  if (rows.length === 0) return null;
  await lockManagers(tx, stored.account_id);
  const changes = await listManagerChanges(tx, stored.id, after);
  const cyclic = findCyclicChanges(changes, await listManagerLinks(tx, stored.account_id));
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = rows.slice(at, at + rowsAtOnce);
    await linkManagers(tx, importAuthorOf(stored, now), { rows: some, cyclic });
  }
  return rows.at(-1)?.line ?? null;
}
