import { Refusal } from '../../../domain/refusal.ts';
import { relationKey } from '../../../domain/teams/deriveRelations.ts';
import {
  findRelationColumns,
  type RelationRow,
  type RelationRowOutcome,
  resolveRelationRows,
} from '../../../domain/teams/importRelations.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { addRelations, listAllRelations, listNamedPeople } from '../../store/relationships/relationships.ts';
import { readTableInThread } from '../imports/file/thread/readInThread.ts';
import { recordRelationAudit } from './recordRelationAudit.ts';

const maxErrors = 200;

/** Returns the pairs in a file. Throws `file_refused`, and `invalid` if a column is missing. */
async function pairsOf(text: string): Promise<RelationRow[]> {
  const { headings, rows } = await readTableInThread(Buffer.from(text, 'utf8'));
  const columns = findRelationColumns(headings);
  if (!columns) throw new Refusal('invalid', [{ field: 'text', problem: 'pairColumns' }]);
  return rows.map(({ line, cells }) => ({
    line,
    person: cells[columns.person] ?? '',
    relation: cells[columns.relation] ?? '',
    other: cells[columns.other] ?? '',
  }));
}

async function outcomesOf(
  tx: Tx,
  accountId: number,
  pairs: readonly RelationRow[],
): Promise<readonly RelationRowOutcome[]> {
  const people = await listNamedPeople(tx, accountId);
  const ids = new Map(people.map(({ email, id }) => [email.toLowerCase(), id]));
  const known = new Set((await listAllRelations(tx, accountId)).map(relationKey));
  return resolveRelationRows(pairs, ids, known);
}

function counted(outcomes: readonly RelationRowOutcome[]) {
  const of = (kind: RelationRowOutcome['outcome']) =>
    outcomes.filter(({ outcome }) => outcome === kind).length;
  const errors = outcomes.flatMap((one) =>
    one.outcome === 'error' ? [{ ...one.pair, problem: one.problem }] : [],
  );
  return {
    create: of('create'),
    unchanged: of('unchanged'),
    error: of('error'),
    errors: errors.slice(0, maxErrors),
  };
}

/** Previews the effect of each line without writing. */
export async function previewRelationshipImport(deps: Deps, caller: Caller, text: string) {
  const pairs = await pairsOf(text);
  return deps.database.as(caller.scope, async (tx) =>
    counted(await outcomesOf(tx, accountOf(caller), pairs)),
  );
}

/** Adds the new relationships. Lines with errors are skipped and reported; importing the same file again changes nothing. */
export async function importRelationships(deps: Deps, caller: Caller, text: string) {
  const pairs = await pairsOf(text);
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    const now = deps.clock.now();
    const outcomes = await outcomesOf(tx, accountId, pairs);
    const added = outcomes.flatMap((one) => (one.outcome === 'create' ? [one.relation] : []));
    await addRelations(tx, accountId, added, { source: 'import', now });
    if (added.length > 0)
      await recordRelationAudit(tx, caller, { action: 'import', added, removed: [], now });
    return counted(outcomes);
  });
}
