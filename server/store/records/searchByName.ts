import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import { likePattern } from '../sql/likePattern.ts';
import { matchingRows, type RecordScope, type Row } from './rows.ts';
import { rankedRows } from './searchPeople.ts';

/**
 * Returns the records that match a search: first those whose name begins with it, then those with shorter
 * names, then newer ones.
 */
export async function searchByName(tx: Tx, records: RecordScope, q: string): Promise<readonly Row[]> {
  const { resource } = records;
  const label = sql.ref(String(resource.label[0]));
  const { rows } = await sql<Row>`select id, ${label} from ${sql.table(resource.name)}
    where ${matchingRows(records, { q })}
    order by ${label} ilike ${likePattern(q).slice(1)} desc, length(${label}), id desc limit ${rankedRows}`.execute(
    tx,
  );
  return rows;
}
