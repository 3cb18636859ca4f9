import { findCyclicAdditions } from '../../../../domain/imports/findCyclicChanges.ts';
import type { Deps } from '../../../deps.ts';
import { listManagerLinks } from '../../../store/imports/importManagers.ts';
import {
  listNewManagers,
  refuseRepeatedRelations,
  refuseRows,
} from '../../../store/imports/importRelations.ts';
import { lockImport } from '../../../store/imports/imports.ts';
import { accountScope, type ImportRef } from '../importContext.ts';

/** Finds the rows that state an earlier relationship again, and those whose manager would report to the person. */
export async function completeRelationCheck(deps: Deps, ref: ImportRef): Promise<void> {
  const { id, account_id } = ref;
  await deps.database.as(accountScope(ref), async (tx) => {
    const stored = await lockImport(tx, account_id, id);
    if (stored?.state !== 'checking') return;
    await refuseRepeatedRelations(tx, id);
    const cyclic = findCyclicAdditions(await listNewManagers(tx, id), await listManagerLinks(tx, account_id));
    await refuseRows(tx, id, cyclic, { field: 'row', problem: 'relationCycle' });
  });
}
