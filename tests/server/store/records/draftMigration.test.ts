import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineResource, field } from '../../../../resources/kit/resource.ts';
import { draftMigration } from '../../../../scripts/draftMigration.ts';
import { type Database, openDatabase } from '../../../../server/store/database.ts';
import { migrate } from '../../../../server/store/engine/migrate.ts';
import { allMigrations } from '../../../../server/store/engine/migrationList.ts';
import * as rows from '../../../../server/store/records/rows.ts';

const facts = {
  access: { read: 'user', write: 'user' },
  label: ['group'],
  list: ['group'],
  search: ['group'],
  sort: { field: 'order', order: 'ASC' },
  sections: { one: ['group', 'order', 'default', 'user', 'check'] },
  fields: {
    group: field.text({ required: true, max: 20 }),
    order: field.number({ required: true }),
    default: field.choice(['select', 'from'], { initial: 'from' }),
    user: field.reference('users'),
    check: field.yesNo(),
  },
} as const;
const orders = defineResource({ name: 'order', owner: 'account', ...facts });
const tables = defineResource({ name: 'table', owner: 'person', ...facts });

let database: Database;
const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
const url = pathToFileURL(`${folder}/`);
const access = pathToFileURL(resolve('server/store/migrations/access.ts')).href;
const kysely = pathToFileURL(resolve('node_modules/kysely/dist/esm/index.js')).href;

beforeAll(async () => {
  database = await openDatabase({ kind: 'memory', template: null });
  await migrate(database);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function person(account: string): Promise<{ accountId: number; userId: number }> {
  const one = await database.owner
    .insertInto('accounts')
    .values({ name: account, company_name: account, schema_name: account, modules: [1], status: 'active' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user = await database.owner
    .insertInto('users')
    .values({ account_id: one.id, first_name: 'A', last_name: 'B', email: `${account}@people.example` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { accountId: one.id, userId: user.id };
}

test.each([orders, tables])(
  'a drafted table of reserved words stores, lists and searches rows: $name',
  async (resource) => {
    const source = draftMigration(resource)
      .replace("'./access.ts'", `'${access}'`)
      .replace("'kysely'", `'${kysely}'`);
    writeFileSync(join(folder, `001_${resource.name}.ts`), source);
    const { up } = (await allMigrations(url))[`001_${resource.name}`] ?? {};
    await up?.(database.owner);
    const { accountId, userId } = await person(resource.name);
    const scope = { role: 'web', accountId, userId, platform: false } as const;
    const stranger = await person(`${resource.name}_stranger`);
    const colleague = { ...scope, userId: stranger.userId };
    const draft = { group: 'by', order: 1, default: 'select', user: userId, check: true };
    const query = { filter: { q: 'by' }, sort: resource.sort, range: [0, 9] as const };
    await database.as(scope, (tx) =>
      rows.create(tx, { resource, scope, narrowing: null }, draft, new Date()),
    );
    const result = await database.as(scope, (tx) =>
      rows.list(tx, { resource, scope, narrowing: null }, query),
    );
    expect(result).toEqual([{ id: 1, ...draft }]);
    const others = await database.as(colleague, (tx) =>
      rows.list(tx, { resource, scope: colleague, narrowing: null }, query),
    );
    expect(others).toHaveLength(resource.owner === 'person' ? 0 : 1);
  },
);

test('row-level security hides the rows of a person from everyone else', async () => {
  const { rows: all } = await database.executeSql('select account_id, user_id from "table"');
  const [row] = all;
  const colleague = { role: 'web', accountId: Number(row?.account_id), userId: 1, platform: false } as const;
  const open = { ...tables, owner: 'platform' } as const;
  const listed = await database.as(colleague, (tx) =>
    rows.count(tx, { resource: open, scope: colleague, narrowing: null }, {}),
  );
  expect([all.length, listed]).toEqual([1, 0]);
});

test('a migration with a syntax error is reported with its file and the cause', async () => {
  const broken = join(folder, '002_broken.ts');
  writeFileSync(broken, 'export async function up( {');
  await expect(allMigrations(url)).rejects.toThrow(/The migration 002_broken\.ts cannot be loaded: .*\S/s);
  rmSync(broken);
});
