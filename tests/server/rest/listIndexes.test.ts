import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Resource } from '../../../resources/kit/resource.ts';
import { resources } from '../../../resources/registry.ts';
import { accountScope, platformScope } from '../../../server/kernel/scope.ts';
import type { Database } from '../../../server/store/database.ts';
import { pageQuery } from '../../../server/store/records/rows.ts';
import { testDatabase } from '../../support/testDatabase.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** The plan of a page as the web role gets it, if the planner avoids sorting and reading the whole table. */
async function planOf(resource: Resource, filter: Record<string, unknown>, costly: readonly string[]) {
  const account = accountScope(1, 1);
  const scope = resource.owner === 'platform' ? platformScope : account;
  return database.as(scope, async (tx) => {
    for (const setting of costly) await sql`select set_config(${setting}, 'off', true)`.execute(tx);
    const recordScope = { resource, scope: account, narrowing: null };
    const { rows } = pageQuery(tx, recordScope, { filter, sort: resource.sort, range: [0, 24] }, 100_000);
    return JSON.stringify(await rows.explain('json'));
  });
}

const every = resources.map((resource) => [resource.name, resource as Resource] as const);

describe('the first page of a list in its default order is read by an index, with row-level security', () => {
  test.each(every)('%s', async (_name, resource) => {
    const plan = await planOf(resource, {}, ['enable_seqscan', 'enable_sort', 'enable_bitmapscan']);
    expect(plan).toContain('Index');
    expect(plan).not.toContain('"Node Type":"Sort"');
    expect(plan).not.toContain('Seq Scan');
  });
});

const links = every.flatMap(([name, resource]) =>
  Object.keys(resource.linkFilters ?? {}).map((filter) => [name, filter, resource] as const),
);

test.each(links)(
  '%s linked by %s are found by an index of the linking table',
  async (_name, filter, resource) => {
    for (const value of [7, [7, 8], null]) {
      const plan = await planOf(resource, { [filter]: value }, ['enable_seqscan']);
      expect(plan).not.toContain('Seq Scan');
    }
  },
);

const references = every.flatMap(([name, resource]) =>
  Object.entries(resource.fields)
    .filter(([, { kind }]) => kind === 'reference')
    .map(([field]) => [name, field, resource] as const),
);

describe('rows that refer to a record are found by an index', () => {
  test.each(references)('%s by %s', async (name, field, resource) => {
    const { rows } = await sql<{ columns: string[] }>`
      select array(select attname::text from unnest(i.indkey::int[]) with ordinality as key (number, place)
        join pg_attribute on attrelid = i.indrelid and attnum = number order by place) as columns
      from pg_index i where i.indrelid = ${name}::regclass and i.indpred is null`.execute(database.owner);
    const owners = resource.owner === 'platform' ? [] : ['account_id'];
    const isServed = ({ columns }: { columns: string[] }) =>
      columns[0] === field || (columns[0] === owners[0] && columns[1] === field);
    expect([field, rows.some(isServed)]).toEqual([field, true]);
    expect(await planOf(resource, { [field]: 1 }, ['enable_seqscan'])).toMatch(/Index/);
  });
});
