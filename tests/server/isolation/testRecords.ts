import type { Field, Resource } from '../../../resources/kit/resource.ts';
import { resources } from '../../../resources/registry.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import type { OwnedIds } from './ownedIds.ts';
import { sampleValue } from './samples.ts';

type Ids = Readonly<Record<string, number | string>>;

/** Ids of rows by record name, for records without an entry in `Belongings`. */
export type RecordIds = Readonly<Record<string, number>>;

interface Owner {
  readonly ids: OwnedIds;
  readonly records: RecordIds;
}

/** The id of the owner's row of a record; null for a platform record. */
export function recordId({ ids, records }: Owner, name: string): number | string | null {
  const key = name === 'benchmark_campaigns' ? 'campaign' : name.replace(/s$/, '');
  return ({ ...ids } as Ids)[key] ?? records[name] ?? null;
}

/** Creates one row of each account record missing in `ids` from its declaration; every text contains `word`. */
export async function addDeclaredRows(server: TestServer, ids: OwnedIds, word: string): Promise<RecordIds> {
  const records: Record<string, number> = {};
  const unnamed = (resources as readonly Resource[]).filter(
    ({ name, owner }) => owner !== 'platform' && recordId({ ids, records }, name) === null,
  );
  for (const { name, owner, fields } of unnamed) {
    const values: Record<string, unknown> = { account_id: ids.account };
    if (owner === 'person') values.user_id = ids.user;
    for (const [field, facts] of Object.entries(fields)) {
      if (facts.kind === 'text' || facts.required) values[field] = sampleFor(facts);
    }
    const columns = Object.keys(values);
    const { rows } = await server.database.executeSql(
      `insert into "${name}" (${columns.map((column) => `"${column}"`).join(', ')})
        values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
      Object.values(values),
    );
    records[name] = Number(rows[0]?.id);
  }
  return records;

  function sampleFor(field: Field): unknown {
    return field.kind === 'reference' ? recordId({ ids, records }, field.target) : sampleValue(field, word);
  }
}
