import type { FieldMapping } from '../../../../domain/imports/importFields.ts';
import { readRelation, relationCells } from '../../../../domain/imports/readRelation.ts';
import { personKey } from '../../../../domain/imports/resolveManagers.ts';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../store/database.ts';
import { type CheckedRelation, saveCheckedRelations } from '../../../store/imports/importRelations.ts';
import { listRowsToCheck } from '../../../store/imports/importRows.ts';
import { changeImport, lockImport } from '../../../store/imports/imports.ts';
import { completeImportStep } from '../completeImportStep.ts';
import { findPeopleByKeys } from '../findPeopleByKeys.ts';
import { accountScope, type ImportRef } from '../importContext.ts';

/** Determines what an import would do with the next rows. Relationships are not changed. */
export async function checkRelationBatch(deps: Deps, ref: ImportRef, maxRows: number): Promise<void> {
  const checked = await deps.database.as(accountScope(ref), async (tx) => {
    const current = await lockImport(tx, ref.account_id, ref.id);
    if (current?.state !== 'checking' || !current.mapping) return null;
    const rows = await listRowsToCheck(tx, ref.id, maxRows);
    if (rows.length === 0) return 0;
    const read = await readRelations(tx, ref, rows, current.mapping);
    const saved = await saveCheckedRelations(tx, { importId: ref.id, accountId: ref.account_id }, read);
    await changeImport(tx, ref.id, { processed: current.processed + saved });
    return saved;
  });
  if (checked === 0) await completeImportStep(deps, ref, 'checking');
}

async function readRelations(
  tx: Tx,
  { account_id }: ImportRef,
  rows: Awaited<ReturnType<typeof listRowsToCheck>>,
  mapping: FieldMapping,
): Promise<CheckedRelation[]> {
  const keys = rows.flatMap(({ cells }) => {
    const { person, other } = relationCells(cells, mapping);
    return [personKey(person), personKey(other)].filter((key) => key !== '');
  });
  const people = await findPeopleByKeys(tx, account_id, [...new Set(keys)]);
  return rows.map(({ line, cells }) => {
    const hasExtraCells = cells.length > mapping.length;
    const { relation, personId, otherId, problems } = readRelation(cells, mapping, people);
    const reported = hasExtraCells ? [{ field: 'row', problem: 'tooManyCells' }] : problems;
    return {
      line,
      problems: reported.length > 0 ? reported : null,
      from_user_id: relation?.from ?? otherId,
      relation_kind: relation?.kind ?? null,
      to_user_id: relation?.to ?? personId,
    };
  });
}
