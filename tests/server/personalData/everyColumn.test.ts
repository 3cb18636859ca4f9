import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildRedactionDirectory } from '../../../domain/comments/buildRedactionDirectory.ts';
import { createRedactor } from '../../../domain/comments/createRedactor.ts';
import type { PersonalMark } from '../../../resources/kit/resource.ts';
import { columnsWithMark, personalColumns } from '../../../resources/users/personalColumns.ts';
import { readRedactionSources } from '../../../server/store/results/redactionSources.ts';
import { addAuditRow } from '../../../server/store/security/addAuditRow.ts';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

/** Columns of `users` without personal data. */
const impersonal = ['id', 'account_id', 'updated_at'];

/** Text columns accept any text, the others these values. Rare words make a leak visible. */
const filled: Readonly<Record<string, unknown>> = {
  email: 'qx.zebrafinch@people.example',
  type: 4,
  permissions: ['user', 'api_access'],
  program_ids: [2],
  locale_abbr: 'th',
  time_zone: 'Pacific/Chatham',
  gender: 'nonBinary',
  race: 'latino',
  birth_year: 1987,
};

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isGenerated: boolean;
}

let server: TestServer;
let account: AnAccount;
let admin: Client;
let columns: readonly Column[];
let values: Readonly<Record<string, unknown>>;
let userId: number;
let copy: Record<string, unknown>;
let exported: string;
let auditBefore: string;
const logged: string[] = [];

const rowOf = async (id: number) =>
  (await server.database.executeSql('select * from users where id = $1', [id])).rows[0] ?? {};
const auditOf = async (id: number) =>
  (
    await server.database.executeSql(
      `select changes from audit_entries where resource = 'users' and record_id = $1 order by id`,
      [String(id)],
    )
  ).rows;

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk: unknown) => {
    logged.push(String(chunk));
    return true;
  });
  server = await startTestServer({ environment: { logLevel: 'trace' } });
  account = await server.anAccount();
  admin = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
  const { rows } = await server.database.executeSql(
    `select column_name as name, data_type as type, is_generated = 'ALWAYS' as "isGenerated"
      from information_schema.columns where table_schema = 'public' and table_name = 'users'`,
  );
  columns = rows as unknown as Column[];
  const user = await server.aUser({ account });
  const client = await server.signIn(user);
  userId = user.id;
  values = Object.fromEntries(
    columns
      .filter(({ name, isGenerated }) => !isGenerated && !impersonal.includes(name))
      .map(({ name, type }) => [name, name in filled ? filled[name] : valueFor(name, type)]),
  );
  await client.post('/api/v2/personal_data/ask', { password: user.password });
  // The password was checked before, so the hash can be overwritten as well.
  const keep = Object.keys(values).filter((name) => name !== 'status');
  await server.database.executeSql(
    `update users set ${keep.map((name, index) => `"${name}" = $${index + 2}`).join(', ')} where id = $1`,
    [userId, ...keep.map((name) => values[name])],
  );
  await server.database.as({ role: 'web', accountId: account.id, userId, platform: false }, (tx) =>
    addAuditRow(tx, {
      actorId: userId,
      accountId: account.id,
      asAccountId: null,
      action: 'update',
      resource: 'users',
      recordId: userId,
      before: null,
      after: values,
      at: server.clock.now().toISOString(),
    }),
  );
  auditBefore = JSON.stringify(await auditOf(userId));
  await server.runJobs();
  copy = (await client.get('/api/v2/personal_data/file')).body.person;
  exported = (await admin.get('/api/v2/resources/users/export?format=csv')).text;
  const record = (await admin.get(`/api/v2/resources/users/${userId}`)).body;
  await admin.put(`/api/v2/resources/users/${userId}`, { ...record, level: 'Nowhere' });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
});

/** A value for a column that is not listed above, such as a new one. */
function valueFor(name: string, type: string): unknown {
  if (type === 'text') return `Qx${name.replaceAll('_', '')}`;
  if (type === 'boolean') return true;
  if (type === 'date') return '1987-03-04';
  if (type === 'integer') return 4711;
  throw new RangeError(`add a value for users.${name} (${type}) to "filled"`);
}

const textOf = (name: string) => String(values[name]);
const marked = (...marks: PersonalMark[]) => columnsWithMark(...marks).map((name) => [name] as const);
const isWord = ([name]: readonly [string]) => typeof values[name] === 'string';

test('every column of users has a personal mark', () => {
  const named = columns.filter(({ isGenerated }) => !isGenerated).map(({ name }) => name);
  expect(
    named.filter((name) => !impersonal.includes(name)).sort(),
    'mark the column with `personal` in resources/users (docs/decisions/0038)',
  ).toEqual([...personalColumns].sort());
});

describe('the copy of a person’s own data', () => {
  test('contains every personal column that is not secret', () => {
    const shown = columnsWithMark('name', 'contact', 'identifier', 'attribute', 'setting', 'sensitive');
    const expected = Object.fromEntries(
      shown.filter((name) => name !== 'status').map((name) => [name, values[name]]),
    );
    expect(copy).toMatchObject(expected);
  });
  test.each(marked('secret'))('omits the secret %s', (name) => {
    expect(JSON.stringify(copy)).not.toContain(textOf(name));
    expect(copy).not.toHaveProperty(name);
  });
});

describe('comments', () => {
  test.each(marked('name', 'contact', 'identifier', 'attribute'))(
    'do not contain the %s of a person',
    async (name) => {
      const scope = { role: 'builder', accountId: account.id, userId: null, platform: false } as const;
      await server.database.executeSql(`update users set level = $2 where id = $1`, [userId, values.level]);
      const { members, teams } = await server.database.as(scope, (tx) =>
        readRedactionSources(tx, account.id),
      );
      const redact = createRedactor(buildRedactionDirectory(members, teams, 5), () => []);
      expect(redact(`Better ask ${textOf(name)} about it`)).toBe('Better ask [removed] about it');
    },
  );
});

describe('the audit log and exports', () => {
  test.each(marked('secret', 'sensitive'))('do not contain the %s of a person', (name) => {
    expect(auditBefore).not.toContain(textOf(name));
    expect(exported).not.toContain(textOf(name));
  });
  test('contain the identity of a person', () => {
    expect(exported).toContain(textOf('email'));
    expect(auditBefore).toContain(textOf('email'));
  });
});

test('the server log contains no column value', () => {
  const written = logged.join('');
  expect(written).toContain('/api/v2/resources/users/:id');
  for (const name of personalColumns) {
    if (isWord([name]) && textOf(name).length > 6) expect(written, name).not.toContain(textOf(name));
  }
});

describe('after erasure', () => {
  let row: Record<string, unknown>;
  beforeAll(async () => {
    const boss = await server.aUser({
      account: await server.anAccount(),
      permissions: ['user', 'super_admin'],
    });
    await server.aUser({ account: await server.anAccount(), permissions: ['user', 'super_admin'] });
    const client = await server.signIn(boss);
    expect((await client.post('/api/v2/personal_data/erase', { user_id: userId })).status).toBe(200);
    row = await rowOf(userId);
  });

  test('no column, including generated ones, contains its former value', () => {
    const text = JSON.stringify(row).toLowerCase();
    for (const name of personalColumns) {
      expect(row[name], name).not.toEqual(name === 'status' ? 'active' : values[name]);
      if (isWord([name]) && textOf(name).length > 3)
        expect(text, name).not.toContain(textOf(name).toLowerCase());
    }
  });
  test.each(marked('sensitive', 'secret', 'attribute', 'identifier'))('%s is empty', (name) => {
    expect(row[name]).toBeNull();
  });
  test('the audit log names no one', async () => {
    const changes = JSON.stringify(await auditOf(userId));
    for (const name of columnsWithMark('name', 'contact', 'identifier')) {
      expect(changes).not.toContain(textOf(name));
    }
  });
});
