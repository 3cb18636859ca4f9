import type { DelegationGrouping, DelegationRow } from '../../../contract/v2/administration.ts';
import type { DelegationInput } from '../../../dataProviders/administration.ts';
import type { DelegatePreset } from './DelegateDialog.tsx';

/**
 * The delegation that connects a row (`rowId`) with one of its `ends`; `by` says whether the row is a person or
 * an account.
 */
export function toDelegationPair(by: DelegationGrouping, rowId: number, endId: number): DelegationInput {
  return by === 'person' ? { user_id: rowId, account_id: endId } : { user_id: endId, account_id: rowId };
}

/** All delegations of the rows. */
export function toDelegationPairs(by: DelegationGrouping, rows: readonly DelegationRow[]): DelegationInput[] {
  return rows.flatMap((row) => row.ends.map((end) => toDelegationPair(by, row.id, end.id)));
}

/** The initial values of the dialog when it is opened for the rows. */
export function toDelegatePreset(by: DelegationGrouping, rows: readonly DelegationRow[]): DelegatePreset {
  const choices = rows.map(({ id, name }) => ({ id, name }));
  return by === 'person' ? { people: choices, accounts: [] } : { people: [], accounts: choices };
}
