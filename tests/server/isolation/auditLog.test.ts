import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callGroups, legacyFiles } from '../../../contract/callRegistry.ts';
import type { Resource } from '../../../resources/kit/resource.ts';
import { resources } from '../../../resources/registry.ts';
import type { Client, Reply } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { anOpenCampaign, invitationCodeOf } from '../campaigns/testCampaigns.ts';
import { changePayloads, type TestCompanies } from './changePayloads.ts';
import { changeOneField, draftOf } from './drafts.ts';
import { actionCases, callCases, type IsolationCase } from './isolationCases.ts';
import { addTestCompany, type TestCompany } from './testCompany.ts';

let server: TestServer;
let company: TestCompany;
let superAdmin: Client;
let superAdminId: number;
let testCompany: TestCompanies;
let visible = 0;

beforeAll(async () => {
  server = await startTestServer();
  company = await addTestCompany(server);
  const platform = await server.anAccount({ name: 'Cairn' });
  const otherAccount = await server.anAccount({ name: 'Lumen Works' });
  const everything = ['user', 'super_admin', 'admin', 'app_admin', 'local_admin', 'supervisor'] as const;
  const user = await server.aUser({ account: platform, permissions: [...everything] });
  superAdminId = user.id;
  superAdmin = await server.signIn(user);
  superAdmin.emulatedAccountId = company.account.id;
  await superAdmin.post('/api/v2/session/view', { account_id: company.account.id, reason: 'To help' });
  testCompany = { server: server, company: company, superAdmin, otherAccount };
});
afterAll(() => server.close());

async function newEntries() {
  const rows = await server.database.owner
    .selectFrom('audit_entries')
    .selectAll()
    .where('id', '>', visible)
    .orderBy('id')
    .execute();
  visible = Number(rows.at(-1)?.id ?? visible);
  return rows;
}

/** Changes whose audit log entry contains no values, because the action already says everything. */
const deeds = new Set([
  'send_password_link',
  'remind',
  'resend',
  'erase',
  'retry',
  'revoke',
  'release',
  'derive',
]);
/** Whether a call is not audited. Answers are anonymous, so calls of respondents aren't. */
const untold = (needs: string) => needs === 'link' || needs === 'anyone';
/** Calls that require a running queue; tested in `tests/server/tasks`. */
const elsewhere = new Set(['POST /v2/tasks/retry', 'POST /v2/tasks/cancel', 'POST /v2/tasks/run_now']);
/** Calls about one's own data, which are unavailable during emulation; tested in their own areas. */
const ofOneself = new Set([
  'POST /v2/metric_results/share',
  'POST /v2/my_learning/start_quiz',
  'POST /v2/my_learning/save_quiz_answer',
  'POST /v2/my_learning/submit_quiz',
  'POST /v2/my_learning/renew_certificate',
  'POST /v2/my_sessions/register',
  'POST /v2/my_sessions/leave',
  'POST /v2/my_sessions/accept_offer',
  'POST /v2/my_sessions/join',
  'POST /v2/my_sessions/check_in',
  'POST /v2/my_sessions/give_feedback',
  'POST /v2/calendar/create_feed',
  'POST /v2/calendar/revoke_feed',
  'POST /v2/builder/check_step',
  'POST /v2/builder/save_retrospective',
  'POST /v2/builder/end_sprint',
  'POST /v2/builder/set_nudges',
  'POST /v2/builder/start_sprint',
]);
/** Calls for the administrators of the account itself, refused during emulation; tested in `tests/server/accounts`. */
const ofOwnAdmins = new Set(['POST /v2/first_steps/change']);
/** Calls about named people, which are unavailable during emulation; tested in `tests/server/exports` and `tests/server/letters`. */
const ofNamed = new Set([
  'POST /v2/exports/start_cycle',
  'POST /v2/exports/retry_cycle',
  'POST /v2/microsurvey/codes/letters',
]);

async function bodyOf(name: string, known: IsolationCase | undefined): Promise<object> {
  const way = changePayloads[name];
  if (way) return way(testCompany);
  return known && known !== 'nothing' ? known.body(company.ids) : {};
}

async function expectAuditEntry(name: string, reply: Reply, hasValues = true): Promise<void> {
  expect(reply.status, `${name}: ${reply.text}`).toBeLessThan(300);
  const entries = await newEntries();
  expect(entries.length, `${name} leaves an entry`).toBeGreaterThan(0);
  for (const entry of entries) {
    expect([name, entry.actor_id, entry.as_account_id]).toEqual([name, superAdminId, company.account.id]);
    const values = Object.values(entry.changes);
    if (hasValues && !deeds.has(entry.action))
      expect(values.length, `${name} ${entry.action} tells values`).toBeGreaterThan(0);
    for (const pair of values) expect(pair, `${name} tells before and after`).toHaveLength(2);
    expect(JSON.stringify(entry.changes)).not.toMatch(/\$argon2|[a-f0-9]{64}/);
  }
}

const calls = Object.values(callGroups)
  .flatMap((group) => Object.values(group))
  .filter(({ mutates, method, path }) => mutates && !elsewhere.has(`${method} ${path}`))
  .filter(({ method, path }) => !ofOneself.has(`${method} ${path}`))
  .filter(({ method, path }) => !ofOwnAdmins.has(`${method} ${path}`))
  .filter(({ method, path }) => !ofNamed.has(`${method} ${path}`));
const actions = Object.entries(legacyFiles).flatMap(([file, { actions: all, dataIn }]) =>
  Object.values(all)
    .filter(({ mutates }) => mutates)
    .map((action) => ({ file, dataIn, action })),
);

describe('every change is audited with old and new values and with both identities during emulation', () => {
  const reported = calls.filter(({ needs }) => !untold(needs));
  test.each(reported.map(({ method, path }) => [`${method} ${path}`, path] as const))(
    '%s',
    async (name, path) => {
      const body = await bodyOf(name, callCases[name]);
      await newEntries();
      await expectAuditEntry(name, await superAdmin.post(`/api${path}`, body));
      await server.runJobs();
    },
  );

  test.each(actions.map((served) => [`${served.file} ${served.action.actionName}`, served] as const))(
    '%s',
    async (name, { file, dataIn, action: { actionName } }) => {
      const data = await bodyOf(name, actionCases[name]);
      await newEntries();
      const body = dataIn === 'flat' ? { actionName, ...data } : { actionName, data };
      await expectAuditEntry(name, await superAdmin.post(`/legacy/${file}`, body));
      await server.runJobs();
    },
  );
});

const offers = (method: 'POST' | 'PUT' | 'DELETE', path: string) =>
  server.app.hasRoute({ method, url: method === 'POST' ? path : `${path}/:id` });

describe('every write of a record is audited, with values unless they are personal', () => {
  test.each(resources.map((resource) => [resource.name, resource] as const))('%s', async (name, resource) => {
    const path = `/api/v2/resources/${name}`;
    if (!offers('POST', path)) return; // Written by calls, which are tested above.
    const draft = await draftOf(resource, testCompany);
    await newEntries();
    const created = await superAdmin.post(path, draft);
    const hasValues = (resource as Resource).owner !== 'person';
    await expectAuditEntry(`create ${name}`, created, hasValues);
    const one = `${path}/${created.body.id}`;
    if (offers('PUT', path))
      await expectAuditEntry(
        `update ${name}`,
        await superAdmin.put(one, changeOneField(resource, draft)),
        hasValues,
      );
    if (offers('DELETE', path))
      await expectAuditEntry(`delete ${name}`, await superAdmin.delete(one), hasValues);
  });
});

const anAdmin = async () =>
  server.signIn(await server.aUser({ account: company.account, permissions: ['user', 'local_admin'] }));

test('an entry made in the person’s own account has one identity', async () => {
  const admin = await anAdmin();
  await newEntries();
  await admin.post('/api/v2/resources/team_groups', { name: 'Ours' });
  expect(await newEntries()).toMatchObject([{ as_account_id: null, account_id: company.account.id }]);
});

test('actions of respondents are not audited, which keeps answers anonymous', async () => {
  const campaign = await anOpenCampaign(await anAdmin(), { name: 'Winter' });
  const code = await invitationCodeOf(server, campaign, { id: company.ids.user });
  await newEntries();
  const input = { code, kind: 'm' };
  const opened = await server.visitor().post('/api/v2/survey/open', input);
  expect([opened.status, opened.body.code]).toEqual([200, undefined]);
  const begun = await server.visitor().post('/api/v2/survey/begin', { ...input, keep_copy: false });
  expect([begun.status, begun.body.code]).toEqual([200, undefined]);
  expect(await newEntries()).toEqual([]);
});
