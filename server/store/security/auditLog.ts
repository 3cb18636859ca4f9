import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import { idsOfPeopleMatching } from './platformPeople.ts';
import { countedAtMost, type Slice } from './signIns.ts';

export interface AuditFilter {
  readonly q: string | null;
  readonly actor_id: number | null;
  readonly account_id: number | null;
  readonly resource: string | null;
  readonly action: string | null;
  readonly record_id: string | null;
  /** Only actions in an account other than the actor's own. */
  readonly emulating: boolean;
  /** Days, both included. */
  readonly from: string | null;
  readonly to: string | null;
}

/** Cursor of the last entry of the previous page. */
export interface AuditCursor {
  readonly at: string;
  readonly id: number;
}

function matching(tx: Tx, filter: AuditFilter) {
  let query = tx.selectFrom('audit_entries as entry');
  if (filter.actor_id !== null) query = query.where('actor_id', '=', filter.actor_id);
  if (filter.q !== null) query = query.where('actor_id', 'in', idsOfPeopleMatching(tx, filter.q));
  if (filter.account_id !== null) query = query.where('entry.account_id', '=', filter.account_id);
  if (filter.resource !== null) query = query.where('resource', '=', filter.resource);
  if (filter.action !== null) query = query.where('action', '=', filter.action);
  if (filter.record_id !== null) query = query.where('record_id', '=', filter.record_id);
  if (filter.emulating) query = query.where('as_account_id', 'is not', null);
  if (filter.from !== null) query = query.where('at', '>=', filter.from);
  if (filter.to !== null) query = query.where('at', '<', sql<string>`${filter.to}::date + 1`);
  return query;
}

/** Counts the matching entries; stops one above `countedAtMost`. */
export async function countEntries(tx: Tx, filter: AuditFilter): Promise<number> {
  const counted = matching(tx, filter)
    .select('entry.id')
    .limit(countedAtMost + 1);
  const { total } = await tx
    .selectFrom(counted.as('counted'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * Returns matching entries, newest first, with the names of people and accounts, which are joined to the rows of the
 * page only.
 */
export async function listAuditEntries(
  tx: Tx,
  filter: AuditFilter,
  slice: Slice & { readonly after?: AuditCursor | null },
) {
  let page = matching(tx, filter).selectAll('entry');
  const { after } = slice;
  if (after) {
    page = page.where(sql<boolean>`(at, entry.id) < (${after.at}::timestamptz, ${after.id}::bigint)`);
  }
  page = page.orderBy('at', 'desc').orderBy('entry.id', 'desc').offset(slice.from).limit(slice.size);
  return tx
    .selectFrom(page.as('entry'))
    .leftJoin('users as actor', 'actor.id', 'entry.actor_id')
    .leftJoin('accounts as account', 'account.id', 'entry.account_id')
    .leftJoin('accounts as viewed', 'viewed.id', 'entry.as_account_id')
    .select(['entry.id', 'entry.at', 'action', 'resource', 'record_id', 'changes', 'actor_id'])
    .select(['actor.first_name', 'actor.last_name', 'actor.email'])
    .select(['account.id as account_id', 'account.name as account', 'viewed.name as as_account'])
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .execute();
}

/** Returns the distinct values of a column, read with a loose index scan instead of a full scan. */
export async function listAuditWords(tx: Tx, column: 'resource' | 'action'): Promise<string[]> {
  const name = sql.ref(column);
  const { rows } = await sql<{ word: string }>`
    with recursive hop as (
      (select ${name} as word from audit_entries order by ${name} limit 1)
      union all
      select (select ${name} from audit_entries where ${name} > hop.word order by ${name} limit 1)
      from hop where hop.word is not null
    )
    select word from hop where word is not null`.execute(tx);
  return rows.map(({ word }) => word);
}
