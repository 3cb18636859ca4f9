import type { FastifyInstance } from 'fastify';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../../../server/app.ts';
import { accountScope } from '../../../../server/kernel/scope.ts';
import { seededRandom } from '../../../../server/seed/demoRandom.ts';
import { KyselyConnection } from '../../../../server/store/engine/driver.ts';
import type { AnAccount, AUser } from '../../../support/builders.ts';
import { type Client, openClient } from '../../../support/client.ts';
import { recordMessages } from '../../../support/recordMessages.ts';
import { startTestServer, type TestServer } from '../../../support/startTestServer.ts';

let server: TestServer;
let second: FastifyInstance;
let account: AnAccount;
let other: AnAccount;
/** One administrator on each of two server processes, which share only the database. */
let administrators: readonly Client[];
let lead: Client;
let leadId: number;
let teamIds: number[];

const random = seededRandom(42);
const departments = ['Sales', 'Finance', 'Legal'] as const;

async function clientAt(app: FastifyInstance, user: AUser): Promise<Client> {
  const client = openClient(app, server.environment.publicOrigin);
  client.cookies.set('cairn_session', await server.aSession(user));
  return client;
}

beforeAll(async () => {
  server = await startTestServer();
  second = await buildApp(server.deps);
  account = await server.anAccount();
  other = await server.anAccount();
  const admin = await server.aUser({ account, permissions: ['user', 'local_admin'], department: 'Board' });
  const leader = await server.aUser({ account, permissions: ['user', 'supervisor'], department: 'Board' });
  leadId = leader.id;
  administrators = [await clientAt(server.app, admin), await clientAt(second, admin)];
  lead = await clientAt(second, leader);
  const teams = await server.database.owner
    .insertInto('teams')
    .values([
      { account_id: account.id, name: 'Led', leader_id: leader.id },
      { account_id: account.id, name: 'Other', leader_id: null },
    ])
    .returning('id')
    .execute();
  teamIds = teams.map(({ id }) => id);
  await addPeople(account, 20);
  await addPeople(other, 5);
});
afterAll(async () => {
  await second.close();
  await server.close();
});

let serial = 0;
function addPeople({ id }: AnAccount, count: number, db = server.database.owner) {
  const rows = Array.from({ length: count }, () => {
    serial += 1;
    return {
      account_id: id,
      first_name: `Given ${serial % 7}`,
      last_name: `Family ${serial % 5}`,
      email: `row${serial}@people.example`,
      department: random.pick(departments),
    };
  });
  return db.insertInto('users').values(rows).execute();
}

/** A person of the account who is neither the administrator nor the lead. */
async function someone({ id } = account): Promise<{ id: number; updated_at: string }> {
  const { rows } = await sql<{ id: number; updated_at: string }>`select id, updated_at from users
    where account_id = ${id} and department is distinct from 'Board' order by id`.execute(
    server.database.owner,
  );
  return random.pick(rows);
}

const path = '/api/v2/resources';
const client = () => random.pick(administrators);
const run = (statement: RawBuilder<unknown>) => statement.execute(server.database.owner);

/** The ways in which a list can change: calls, statements of jobs, and transactions that fail. */
const changes: Readonly<Record<string, () => Promise<unknown>>> = {
  async create() {
    serial += 1;
    const person = { first_name: 'New', last_name: 'Person', email: `new${serial}@people.example` };
    const reply = await client().post(`${path}/users`, { ...person, department: random.pick(departments) });
    expect(reply.status).toBe(201);
  },
  async update() {
    const { id } = await someone();
    const reply = await client().put(`${path}/users/${id}`, { department: random.pick(departments) });
    expect(reply.status).toBe(200);
  },
  async remove() {
    const { id } = await someone();
    expect([200, 422, 409]).toContain((await client().delete(`${path}/users/${id}`)).status);
  },
  async archive() {
    const { id } = await someone();
    expect((await client().put(`${path}/users/${id}`, { status: 'inactive' })).status).toBe(200);
  },
  async restore() {
    await run(
      sql`update users set status = 'active' where account_id = ${account.id} and status = 'inactive'`,
    );
  },
  import: () =>
    server.database.background.as(accountScope(account.id), async (tx) => {
      for (let batch = 0; batch < 3; batch += 1) await addPeople(account, random.between(1, 4), tx);
    }),
  async job() {
    await server.database.background.executeSql(
      `delete from users where id = (select max(id) from users where account_id = ${account.id} and department <> 'Board')`,
    );
  },
  async moveAway() {
    const { id } = await someone();
    await run(sql`delete from memberships where user_id = ${id}`);
    await run(sql`update users set account_id = ${other.id} where id = ${id}`);
  },
  async moveHere() {
    const { id } = await someone(other);
    await run(sql`update users set account_id = ${account.id} where id = ${id}`);
  },
  async join() {
    const { id } = await someone();
    await run(sql`insert into memberships (account_id, team_id, user_id)
      values (${account.id}, ${random.pick(teamIds)}, ${id}) on conflict do nothing`);
  },
  async changeTeam() {
    await run(sql`update memberships set team_id = ${teamIds[0]} where id = (select max(id) from memberships)
      and not exists (select from memberships m where m.team_id = ${teamIds[0]} and m.user_id = memberships.user_id)`);
  },
  async leave() {
    await run(sql`delete from memberships where id = (select min(id) from memberships)`);
  },
  async relate() {
    const [from, to] = [await someone(), await someone()];
    if (from.id === to.id) return;
    await run(sql`insert into relationships (account_id, from_user_id, kind, to_user_id)
      values (${account.id}, ${from.id}, 'manager', ${to.id}) on conflict do nothing`);
  },
  async rollback() {
    const failing = server.database.owner.transaction().execute(async (tx) => {
      await addPeople(account, 2, tx);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
  },
  async savepoint() {
    await server.database.owner.transaction().execute(async (tx) => {
      await sql`savepoint half`.execute(tx);
      await addPeople(account, 2, tx);
      await sql`rollback to savepoint half`.execute(tx);
      await addPeople(account, 1, tx);
      await addPeople(account, 1, tx);
    });
  },
};

interface Checked {
  readonly list: string;
  readonly filter: object;
  readonly condition: RawBuilder<unknown>;
}

const checked: readonly Checked[] = [
  { list: 'users', filter: {}, condition: sql`true` },
  { list: 'users', filter: { department: 'Sales' }, condition: sql`department = 'Sales'` },
  {
    list: 'users',
    filter: { status: 'active', department: ['Legal', 'Finance'] },
    condition: sql`status = 'active' and department in ('Legal', 'Finance')`,
  },
  {
    list: 'users',
    filter: { q: 'given 3' },
    condition: sql`searched like '%given%' and searched like '%3%'`,
  },
  { list: 'teams', filter: {}, condition: sql`true` },
  { list: 'memberships', filter: {}, condition: sql`true` },
  { list: 'relationships', filter: {}, condition: sql`true` },
];

async function expectExact(who: Client, { list, filter, condition }: Checked, visible = sql`true`) {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(list)}
    where account_id = ${account.id} and ${condition} and ${visible} order by id desc`.execute(
    server.database.owner,
  );
  const from = random.pick([0, 0, 5]);
  const query = new URLSearchParams({
    sort: '["id","DESC"]',
    range: `[${from},${from + 4}]`,
    filter: JSON.stringify(filter),
  });
  const reply = await who.get(`${path}/${list}?${query}`);
  expect(reply.status).toBe(200);
  expect(String(reply.headers['content-range']).split('/')[1]).toBe(String(rows.length));
  expect(reply.body.map(({ id }: { id: number }) => id)).toEqual(
    rows.slice(from, from + 5).map(({ id }) => id),
  );
}

const isLed = () =>
  sql`(id = ${leadId} or id in (select user_id from memberships where team_id = ${teamIds[0]}))`;

describe('totals and pages are those of the database', () => {
  test('at two processes, after each of 80 changes, for administrators and for a lead', async () => {
    for (let step = 0; step < 80; step += 1) {
      await changes[random.pick(Object.keys(changes))]?.();
      for (const administrator of administrators) {
        await expectExact(administrator, random.pick(checked));
        await expectExact(administrator, random.pick(checked.slice(0, 6)));
      }
      await expectExact(lead, random.pick(checked.slice(0, 3)), isLed());
    }
    for (const list of checked) for (const each of administrators) await expectExact(each, list);
  }, 120_000);

  test.skipIf(!process.env.TEST_DATABASE_URL)(
    'while other transactions change the list, and after they end in another order (needs TEST_DATABASE_URL)',
    async () => {
      const [list] = checked;
      const everywhere = async () => {
        for (const each of administrators) if (list) await expectExact(each, list);
      };
      for (let round = 0; round < 5; round += 1) {
        const ends: ((commits: boolean) => void)[] = [];
        const transactions: Promise<void>[] = [];
        for (let at = 0; at < 4; at += 1) {
          const end = new Promise<boolean>((resolve) => ends.push(resolve));
          await new Promise<void>((hasChanged) => {
            const db = at % 2 ? server.database : server.database.background;
            const work = db.as(accountScope(account.id), async (tx) => {
              await addPeople(account, 1, tx);
              hasChanged();
              if (!(await end)) throw new Error('rolled back');
            });
            transactions.push(work.catch(() => {}));
          });
        }
        await everywhere();
        for (const at of [3, 0, 2, 1]) {
          ends[at]?.(at !== 2);
          await transactions[at];
          await everywhere();
        }
      }
    },
  );
});

test('an unchanged list is read in one message after the session, and counted again after a change', async () => {
  const [administrator] = administrators;
  const read = async () => {
    const messages = await recordMessages(async () => {
      await administrator?.get(`${path}/users?range=[0,4]`);
    });
    return messages.slice(1);
  };
  await changes.import?.();
  expect((await read()).length).toBeGreaterThan(1);
  expect(await read()).toHaveLength(1);
  await changes.moveHere?.();
  expect((await read()).length).toBeGreaterThan(1);
  expect(await read()).toHaveLength(1);
});

test('a list that changes between its total and its rows is counted again', async () => {
  const team = { account_id: account.id, name: 'Meanwhile' };
  await server.database.owner.insertInto('teams').values(team).execute();
  const run = KyselyConnection.prototype.executeQuery;
  let isChanged = false;
  const spy = vi.spyOn(KyselyConnection.prototype, 'executeQuery').mockImplementation(async function (
    this: KyselyConnection,
    query,
  ) {
    const result = await run.call(this, query);
    if (!isChanged && /count\(\*\)::int as total/.test(query.sql)) {
      isChanged = true;
      await run.call(
        this,
        CompiledQuery.raw(`insert into teams (account_id, name) values (${account.id}, 'Meanwhile')`),
      );
    }
    return result as never;
  });
  const filter = encodeURIComponent(JSON.stringify({ name: 'Meanwhile' }));
  const reply = await administrators[0]?.get(`${path}/teams?filter=${filter}`);
  spy.mockRestore();
  expect(isChanged).toBe(true);
  expect([reply?.body.length, reply?.headers['content-range']]).toEqual([2, 'teams 0-1/2']);
});
