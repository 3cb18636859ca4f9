import { sql } from 'kysely';
import { isErased } from '../../../domain/access/erasure.ts';
import { recordLabel } from '../../../resources/kit/recordLabel.ts';
import { resourceNamed } from '../../../resources/registry.ts';
import type { Tx } from '../database.ts';

export interface RecordRef {
  readonly resource: string;
  readonly id: number;
}

export interface NamedRecord extends RecordRef {
  readonly name: string;
  /** Null for records of the platform. */
  readonly account_id: number | null;
}

/** Returns the names that records have today, with one query for each kind. Deleted records and erased people are left out. */
export async function listRecordNames(tx: Tx, refs: readonly RecordRef[]): Promise<NamedRecord[]> {
  const kinds = [...new Set(refs.map(({ resource }) => resource))];
  const named: NamedRecord[] = [];
  for (const kind of kinds) {
    const resource = resourceNamed(kind);
    if (resource.owner === 'person') continue;
    const ids = refs.filter((ref) => ref.resource === kind).map(({ id }) => id);
    const columns = [
      'id',
      ...resource.label,
      ...(resource.owner === 'account' ? ['account_id'] : []),
      ...(kind === 'users' ? ['email'] : []),
    ];
    const { rows } = await sql<Record<string, unknown> & { id: number }>`
      select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(kind)}
      where id = any(${ids}::int[])`.execute(tx);
    for (const row of rows) {
      if (kind === 'users' && isErased({ email: row.email === null ? null : String(row.email) })) continue;
      const account_id = typeof row.account_id === 'number' ? row.account_id : null;
      named.push({ resource: kind, id: row.id, name: recordLabel(resource, row), account_id });
    }
  }
  return named;
}
