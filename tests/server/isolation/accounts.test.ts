import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callGroups, legacyFiles } from '../../../contract/callRegistry.ts';
import { metrics } from '../../../domain/metrics/metrics.ts';
import type { Resource } from '../../../resources/kit/resource.ts';
import { resourceNamed, resources } from '../../../resources/registry.ts';
import type { Client, Reply } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { actionCases, callCases, type IsolationCase } from './isolationCases.ts';
import { missingIds } from './ownedIds.ts';
import { sampleValue } from './samples.ts';
import { addTestCompany, canary, type TestCompany } from './testCompany.ts';
import { recordId } from './testRecords.ts';

let server: TestServer;
let company: TestCompany;
let otherClient: Client;
let rowsBefore: string;

beforeAll(async () => {
  server = await startTestServer();
  company = await addTestCompany(server);
  const account = await server.anAccount({ name: 'Lumen Works' });
  // Has every permission that an account can grant to its people.
  const permissions = [
    'user',
    'local_admin',
    'supervisor',
    'full_hiring',
    'api_access',
    'app_admin',
    'delegated_admin',
  ] as const;
  otherClient = await server.signIn(await server.aUser({ account, permissions: [...permissions] }));
  rowsBefore = await company.rows();
});
afterAll(() => server.close());

const calls = Object.values(callGroups).flatMap((group) => Object.values(group));
const actions = Object.entries(legacyFiles).flatMap(([file, { actions: all, dataIn }]) =>
  Object.values(all).map((action) => ({ file, dataIn, action })),
);

/** Neither the status nor any byte of the response may reveal whether Harbor & Pine has the row. */
function expectAlike(foreign: Reply, absent: Reply, status: number): void {
  expect(foreign.text).not.toContain(canary);
  expect([foreign.status, foreign.text]).toEqual([absent.status, absent.text]);
  expect(foreign.status).toBe(status);
}

async function compare(it: IsolationCase, ask: (body: object) => Promise<Reply>): Promise<void> {
  if (it === 'nothing') return expect((await ask({})).text).not.toContain(canary) as undefined;
  expectAlike(await ask(it.body(company.ids)), await ask(it.body(missingIds)), it.status);
}

describe('data of another account is treated as nonexistent', () => {
  test('every call and action has a case', () => {
    expect(Object.keys(callCases).sort()).toEqual(
      calls.map(({ method, path }) => `${method} ${path}`).sort(),
    );
    expect(Object.keys(actionCases).sort()).toEqual(
      actions.map(({ file, action }) => `${file} ${action.actionName}`).sort(),
    );
  });

  test('every call and action is served', async () => {
    for (const { method, path } of calls) {
      expect([path, server.app.hasRoute({ method, url: `/api${path}` })]).toEqual([path, true]);
    }
    for (const { file, action } of actions) {
      const reply = await otherClient.post(`/legacy/${file}`, { actionName: action.actionName });
      expect([action.actionName, reply.body.code]).not.toEqual([action.actionName, 'unknown_action']);
    }
  });

  const ordinary = calls.filter(({ path }) => path !== '/logout');
  test.each(ordinary.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s',
    async (name, call) => {
      const ask = (body: object) =>
        call.method === 'GET'
          ? otherClient.get(`/api${call.path}`)
          : otherClient.post(`/api${call.path}`, body);
      await compare(callCases[name] ?? 'nothing', ask);
    },
  );

  test.each(actions.map((served) => [`${served.file} ${served.action.actionName}`, served] as const))(
    '%s',
    async (name, { file, dataIn, action: { actionName } }) => {
      const ask = (data: object) =>
        otherClient.post(
          `/legacy/${file}`,
          dataIn === 'flat' ? { actionName, ...data } : { actionName, data },
        );
      await compare(actionCases[name] ?? 'nothing', ask);
    },
  );

  test.each(
    calls
      .filter(({ needs }) => needs !== 'anyone')
      .map((call) => [`${call.method} ${call.path}`, call] as const),
  )('requesting emulation does not help: %s', async (_name, call) => {
    const ask = (accountId: number) => {
      const requests = { headers: { 'x-cairn-account': String(accountId) } };
      return call.method === 'GET'
        ? otherClient.get(`/api${call.path}`, requests)
        : otherClient.post(`/api${call.path}`, {}, requests);
    };
    expectAlike(await ask(company.ids.account), await ask(missingIds.account), 403);
  });
});

describe('the same requests succeed for data of one’s own account', () => {
  const reads = calls.flatMap((call) => {
    const it = callCases[`${call.method} ${call.path}`];
    const isResult = /_results\/|\/exports\/|\/(hiring\/feedback|learning_reports\/changes)$/.test(call.path); // Nothing is released yet.
    const isFile = call.path.endsWith('/poster'); // The text is inside a PDF.
    const isPersonal = /^\/v2\/(rec|my_learning\/)|\/own_sprint$/.test(call.path); // Belongs to a person instead of an account.
    const isCount = /\/(reach|launch_check|reminder_check)$|^\/v2\/scores\//.test(call.path); // Counts without names.
    const isFunnel = call.path.endsWith('/funnel'); // Counts without names.
    const isNamed = !isResult && !isPersonal && !isCount && !isFunnel && !isFile;
    return it && it !== 'nothing' && !call.mutates && it.status === 404 && isNamed
      ? [[`/api${call.path}`, it] as const]
      : [];
  });
  test.each(reads.filter(([path]) => !path.includes('/session/')))('%s', async (path, it) => {
    const reply = await company.admin.post(path, it.body(company.ids));
    expect(reply.status).toBe(200);
    expect(reply.text).toContain(canary);
  });

  const readActions = actions.filter(({ action }) => !action.mutates);
  test.each(readActions.map((served) => [served.action.actionName, served] as const))(
    '%s',
    async (actionName, { file, dataIn }) => {
      const it = actionCases[`${file} ${actionName}`];
      if (!it || it === 'nothing') return;
      const data = it.body(company.ids);
      const reply = await company.admin.post(
        `/legacy/${file}`,
        dataIn === 'flat' ? { actionName, ...data } : { actionName, data },
      );
      expect(reply.status).toBe(200);
    },
  );
});

const stranger = { ids: missingIds, records: {} };
/** Records of the platform, such as topics, belong to no account, so none of them has an id in one. */
const isOfPlatform = (name: string) => resourceNamed(name).owner === 'platform';
const idIn = (owner: Pick<TestCompany, 'ids' | 'records'>, resource: string) =>
  isOfPlatform(resource) ? missingIds.account : (recordId(owner, resource) ?? owner.ids.account);
/** Values that the rules of a record require in addition to its field declarations. */
const drafts: Readonly<Record<string, object>> = {
  users: {
    first_name: 'A',
    last_name: 'B',
    email: 'a.b@people.example',
    locale_abbr: 'en',
    status: 'active',
  },
  teams: { name: 'Ours' },
  team_groups: { name: 'Ours' },
  blueprints: { name: 'Ours' },
  constellations: { name: 'Ours', user_ids: [900_011, 900_012] },
  constellation_sets: { name: 'Ours', constellation_ids: [900_013] },
  sprints: {
    title: 'Ours',
    subject: 'metric',
    metric: 'trust',
    starts_on: '2026-11-02',
    ends_on: '2026-11-30',
  },
  sprint_steps: { action: 'Ours', day: 1 },
  blueprint_rankings: { stakeholder: 'Us', ranking: metrics },
  requisitions: { title: 'Ours', retention_days: 180 },
  learning_campaigns: { name: 'Ours', starts_on: '2026-12-01', due_kind: 'none' },
  events: { starts_at: '2026-12-01T09:00:00Z', time_zone: 'UTC', place: 'Here' },
  relationships: { kind: 'manager', from_user_id: 900_011, to_user_id: 900_012 },
};
const draftOf = (name: string): object => {
  const fields = Object.entries(resourceNamed(name).fields).filter(
    ([, field]) => field.required && !field.readOnly,
  );
  return {
    ...Object.fromEntries(fields.map(([field, facts]) => [field, sampleValue(facts)])),
    ...drafts[name],
  };
};
const references = (resource: Resource) =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    field.kind === 'reference' && !field.readOnly ? [[name, field.target] as const] : [],
  );

/** Whether a record belongs to an account. Data of the platform belongs to none. */
const isOwned = ([, target]: readonly [string, string]) =>
  resources.some(({ name, owner }) => name === target && owner !== 'platform');

describe('records of another account', () => {
  test('every record that belongs to an account has a row', () => {
    const owned = resources.filter(({ owner }) => owner !== 'platform').map(({ name }) => name);
    expect(owned.filter((name) => recordId(company, name) === null)).toEqual([]);
  });

  test.each(resources.map(({ name }) => name))(
    '%s cannot be read, saved, deleted or counted',
    async (name) => {
      const path = `/api/v2/resources/${name}`;
      const both = async (ask: (id: number | string) => Promise<Reply>) =>
        [await ask(idIn(company, name)), await ask(idIn(stranger, name))] as const;
      for (const ask of [
        (id: number | string) => otherClient.get(`${path}/${id}`),
        (id: number | string) => otherClient.put(`${path}/${id}`, draftOf(name)),
        (id: number | string) => otherClient.delete(`${path}/${id}`),
        (id: number | string) =>
          otherClient.get(`${path}?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`),
      ]) {
        const [foreign, absent] = await both(ask);
        expectAlike(foreign, absent, absent.status);
        if (absent.status === 200) expect(foreign.body).toEqual([]);
        else expect([403, 404]).toContain(absent.status);
      }
      const list = await otherClient.get(path);
      expect(list.text).not.toContain(canary);
    },
  );

  const pointing = resources.flatMap((resource) =>
    references(resource)
      .filter(isOwned)
      .map(
        ([field, target]) =>
          [resource.name, field, target, /^(super_)?admin$/.test(resource.access.write) ? 403 : 422] as const,
      ),
  );
  test.each(pointing)('%s cannot reference one: %s', async (name, field, target, refused) => {
    const ask = (owner: Pick<TestCompany, 'ids' | 'records'>) =>
      otherClient.post(`/api/v2/resources/${name}`, {
        ...draftOf(name),
        team_id: missingIds.team,
        user_id: missingIds.user,
        [field]: idIn(owner, target),
      });
    expectAlike(await ask(company), await ask(stranger), refused);
  });
});

test('no row of the other account has changed afterwards', async () => {
  expect(await company.rows()).toBe(rowsBefore);
});
