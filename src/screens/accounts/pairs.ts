import type { DelegationRow, DelegationView } from '../../../contract/v2/administration.ts';
import type { Pair } from '../../../dataProviders/administration.ts';
import type { Preset } from './DelegateDialog.tsx';

/** A delegation, from the row it is shown in and the other end of it. */
export function pairOf(by: DelegationView, rowId: number, endId: number): Pair {
  return by === 'person' ? { user_id: rowId, account_id: endId } : { user_id: endId, account_id: rowId };
}

/** All delegations of some rows. */
export function pairsOf(by: DelegationView, rows: readonly DelegationRow[]): Pair[] {
  return rows.flatMap((row) => row.ends.map((end) => pairOf(by, row.id, end.id)));
}

/** What the dialog begins with when it is opened from some rows. */
export function presetOf(by: DelegationView, rows: readonly DelegationRow[]): Preset {
  const choices = rows.map(({ id, name }) => ({ id, name }));
  return by === 'person' ? { people: choices, accounts: [] } : { people: [], accounts: choices };
}
