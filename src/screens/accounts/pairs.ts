import type { DelegationRow, DelegationView } from '../../../contract/v2/administration.ts';
import type { Pair } from '../../../dataProviders/administration.ts';
import type { Preset } from './DelegateDialog.tsx';

/**
 * The delegation that connects a row (`rowId`) with one of its `ends`; `by` says whether the row is a person or
 * an account.
 */
export function pairOf(by: DelegationView, rowId: number, endId: number): Pair {
  return by === 'person' ? { user_id: rowId, account_id: endId } : { user_id: endId, account_id: rowId };
}

/** All delegations of the rows. */
export function pairsOf(by: DelegationView, rows: readonly DelegationRow[]): Pair[] {
  return rows.flatMap((row) => row.ends.map((end) => pairOf(by, row.id, end.id)));
}

/** The initial values of the dialog when it is opened for the rows. */
export function presetOf(by: DelegationView, rows: readonly DelegationRow[]): Preset {
  const choices = rows.map(({ id, name }) => ({ id, name }));
  return by === 'person' ? { people: choices, accounts: [] } : { people: [], accounts: choices };
}
