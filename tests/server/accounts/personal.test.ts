import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import { callGroups, legacyFiles } from '../../../contract/callRegistry.ts';
import { resources } from '../../../resources/registry.ts';
import { privateCopyKey } from '../../../server/usecases/results/privateCopyKey.ts';
import { encryptJson } from '../../../server/vault/cipher.ts';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { actionCases, callCases } from '../isolation/isolationCases.ts';
import type { OwnedIds } from '../isolation/ownedIds.ts';
import { addTestCompany, type TestCompany } from '../isolation/testCompany.ts';

/** A text in the results of the emulating person and in those of a person in the emulated account. */
const secret = 'Nightjar';

let server: TestServer;
let company: TestCompany;
let onlooker: { readonly user: AUser; readonly client: Client; readonly own: AnAccount };

beforeAll(async () => {
  server = await startTestServer();
  company = await addTestCompany(server);
  const own = await server.anAccount({ name: 'The onlooker’s own' });
  const user = await server.aUser({ account: own, permissions: ['user', 'admin', 'super_admin'] });
  const client = await server.signIn(user);
  await keepCopy(user.id);
  await keepCopy(company.ids.user);
  await server.database.executeSql('update users set gender = $1, race = $1 where id = any($2::int[])', [
    secret,
    [user.id, company.ids.user],
  ]);
  client.emulatedAccountId = company.ids.account;
  onlooker = { user, client, own };
});
afterAll(() => server.close());

async function keepCopy(userId: number): Promise<void> {
  const copy = { campaign_id: 1, campaign: secret, finished_on: '2026-11-01', topics: [] };
  const sealed = encryptJson(privateCopyKey(server.environment.secret, userId), copy);
  await server.database.owner.insertInto('private_copies').values({ user_id: userId, sealed }).execute();
}

const calls = Object.values(callGroups).flatMap((group) => Object.values(group));
/** Calls that are not tested, because they would end the sessions of the test. */
const ending = ['/logout', '/v2/session/leave', '/v2/session/revoke', '/v2/account/update_status'];
const bodyOf = (name: string, cases: typeof callCases, ids: OwnedIds) => {
  const it = cases[name];
  return it && it !== 'nothing' ? it.body(ids) : {};
};
const ask = (client: Client, { method, path }: Pick<Call, 'method' | 'path'>, body: object) => {
  const url = `/api${path.startsWith('/') ? '' : '/'}${path}`;
  return method === 'GET' ? client.get(url) : client.post(url, body);
};

describe('while another account is viewed', () => {
  const reading = calls.filter(({ path, mutates }) => !mutates && !ending.includes(path));
  test.each(reading.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s returns no personal data of the caller or of the emulated account',
    async (name, call) => {
      for (const user of [company.ids.user, onlooker.user.id]) {
        const body = bodyOf(name, callCases, { ...company.ids, user });
        expect((await ask(onlooker.client, call, body)).text).not.toContain(secret);
      }
    },
  );

  test.each(Object.keys(actionCases).filter((name) => !/delete|status|update|create/.test(name)))(
    '%s returns none either',
    async (name) => {
      const [file = '', actionName = ''] = name.split(' ');
      const data = bodyOf(name, actionCases, company.ids);
      const isFlat = legacyFiles[file]?.dataIn === 'flat';
      const body = isFlat ? { actionName, ...data } : { actionName, data };
      expect((await onlooker.client.post(`/legacy/${file}`, body)).text).not.toContain(secret);
    },
  );

  test.each(resources.map(({ name }) => name))('the lists of %s return none either', async (name) => {
    const path = `/api/v2/resources/${name}`;
    for (const url of [path, `${path}/export?format=csv`]) {
      const reply = await onlooker.client.get(url);
      expect(reply.text).not.toContain(secret);
    }
  });

  test.each([
    ['/v2/session/profile', 'GET', {}],
    ['/v2/microsurvey_results/individual_results', 'POST', { answer_time: null }],
    ['/v2/recommendation/local_user_report', 'POST', {}],
    ['/v2/rec_plans/get_rec_plan', 'POST', { ordered: true }],
    ['/v2/survey/open', 'POST', { code: null, kind: 'm' }],
  ] as const)('%s is refused', async (path, method, more) => {
    const body = { user_id: onlooker.user.id, ...more };
    const { status, body: answered } = await ask(onlooker.client, { method, path }, body);
    expect([status, answered.code]).toEqual([403, 'emulating']);
  });
});

test('results are available again after the emulation ends', async () => {
  const client = await server.signIn(onlooker.user);
  const body = { user_id: onlooker.user.id, answer_time: null };
  const reply = await client.post('/api/v2/microsurvey_results/individual_results', body);
  expect(reply.text).toContain(secret);
});
