import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Resource } from '../../../resources/kit/resource.ts';
import { resources } from '../../../resources/registry.ts';
import { type Database, openDatabase } from '../../../server/store/database.ts';
import { migrate } from '../../../server/store/engine/migrate.ts';
import { columnsOf, ownerColumns } from '../../../server/store/records/columns.ts';
import { foldedFields } from '../../../server/store/records/rowFilter.ts';

/** Columns of a record's table that are undeclared, because no form or list may contain them. */
const storedOnly: Readonly<Record<string, readonly string[]>> = {
  benchmark_campaigns: [
    'final_invited_from',
    'final_participation_percent',
    'final_started_percent',
    'last_reminded_at',
  ],
  events: ['check_in_code', 'material_url', 'recording_url'],
  learning_assignments: ['course_sets', 'notified_after', 'notified_assigned', 'notified_before'],
  pay_projects: ['owner_id'],
  requisitions: ['public_hash', 'public_version', 'stages'],
  supplemental_questions: ['copied_from'],
  sprints: ['is_private', 'request_key'],
  survey_campaigns: ['final_finished_percent', 'final_invited_from', 'last_reminded_at'],
  users: ['birth_year', 'gender', 'password_hash', 'race', 'searched'],
};

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ kind: 'memory', template: null });
  await migrate(database);
});
afterAll(() => database.close());

const words: Readonly<Record<string, string>> = {
  _text: 'text[]',
  _int4: 'integer[]',
  int4: 'integer',
  bool: 'boolean',
};

async function columnsInDatabase(table: string) {
  const { rows } = await sql<{ name: string; type: string; nullable: boolean; filled: boolean }>`
    select column_name as name, udt_name as type, is_nullable = 'YES' as nullable,
      column_default is not null or is_identity = 'YES' as filled
    from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(
    database.owner,
  );
  return rows.map((row) => ({ ...row, type: words[row.type] ?? row.type }));
}

test.each(resources.map((resource) => [resource.name, resource] as const))(
  'the table %s has exactly the declared columns, types, nullability and defaults',
  async (name, resource) => {
    const declared = columnsOf(resource).map((column) => ({
      name: column.name,
      type: column.type,
      nullable: column.nullable,
      filled: column.default !== null || column.name === 'id',
    }));
    const result = (await columnsInDatabase(name)).filter(
      (column) => !storedOnly[name]?.includes(column.name),
    );
    const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
    expect(result.sort(byName)).toEqual(declared.sort(byName));
  },
);

test.each(Object.entries(foldedFields))(
  'the search column of %s contains exactly the searchable fields',
  async (name, fields) => {
    const { rows } = await sql<{ expression: string }>`
      select generation_expression as expression from information_schema.columns
      where table_name = ${name} and column_name = 'searched'`.execute(database.owner);
    const named = (await columnsInDatabase(name)).filter((column) =>
      new RegExp(`\\b${column.name}\\b`).test(rows[0]?.expression ?? ''),
    );
    expect(named.map((column) => column.name).sort()).toEqual([...fields].sort());
  },
);

test.each(resources.map((resource) => [resource.name, resource] as const))(
  'the default order of %s is served by an index',
  async (name, resource) => {
    const { rows } = await sql<{ definition: string }>`
      select indexdef as definition from pg_indexes where tablename = ${name}`.execute(database.owner);
    const { owner, sort: by } = resource as Resource;
    const owners = ownerColumns[owner].map(([column]) => column);
    const columns = owner === 'platform' ? by.field : `(${[...owners, by.field, 'id'].join(', ')})`;
    expect(rows.some(({ definition }) => definition.replaceAll('"', '').includes(columns))).toBe(true);
  },
);
