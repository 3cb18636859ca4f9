import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import { addTestCompany, type TestCompany } from '../isolation/testCompany.ts';
import { findChanged, readEverything } from './readEverything.ts';
import { type MailedServer, startMailedServer } from './startMailedServer.ts';

let mailed: MailedServer;
let server: TestServer;

beforeAll(async () => {
  mailed = await startMailedServer();
  ({ server } = mailed);
});
afterAll(() => server.close());

describe('ANON-01 P5 everything that anybody can read', { timeout: 300_000 }, () => {
  let company: TestCompany;
  let clients: Readonly<Record<string, Client>>;

  beforeAll(async () => {
    company = await addTestCompany(server);
    const { account, ids } = company;
    const member = (permissions: Parameters<TestServer['aUser']>[0]['permissions']) =>
      server.aUser({ account, permissions, type: 3 });
    const lead = await member(['user', 'supervisor']);
    const { owner } = server.database;
    await owner.updateTable('teams').set({ leader_id: lead.id }).where('id', '=', ids.team).execute();
    const viewer = await server.signIn(
      await server.aUser({ account: await server.anAccount(), permissions: ['user', 'super_admin'] }),
    );
    viewer.emulatedAccountId = account.id;
    clients = {
      admin: company.admin,
      lead: await server.signIn(lead),
      colleague: await server.signIn(await member(['user'])),
      viewer,
      operator: mailed.outbox,
    };
    mailed.mail.isConfigured = false; // The invitations stay in the outbox.
    await mailed.runMailJob();
    mailed.mail.isConfigured = true;
  });

  /** The responses to all roles, except the refusals in `refused`, which depend only on the role. */
  const readAll = async (refused: ReadonlySet<string> = new Set()) => {
    const all = new Map<string, string>();
    for (const [role, client] of Object.entries(clients)) {
      const isRead = (request: string) => !refused.has(`${role}: ${request}`);
      for (const [request, response] of await readEverything(client, company.ids, isRead)) {
        all.set(`${role}: ${request}`, response);
      }
    }
    return all;
  };

  test('is the same before and after a person starts and finishes', async () => {
    const person = { id: company.ids.user };
    const first = await readAll();
    const refused = [...first]
      .filter(([, response]) => /^\[40[134],/.test(response))
      .map(([request]) => request);
    const before = new Map([...first].filter(([request]) => !refused.includes(request)));
    const readAgain = () => readAll(new Set(refused));
    expect(before.size).toBeGreaterThan(350);
    for (const role of ['admin', 'lead', 'viewer']) {
      expect(before.get(`${role}: micro_survey.php get-participant`)).toContain('[200,');
    }
    expect(before.get('operator: POST /v2/tasks/outbox')).toContain('No one at ');
    await mailed.start(company.ids.campaign, person);
    await mailed.runMailJob();
    expect(findChanged(before, await readAgain())).toEqual([]);
    await mailed.finish(company.ids.campaign, person);
    mailed.mail.isConfigured = false;
    await mailed.runMailJob();
    mailed.mail.isConfigured = true;
    expect(findChanged(before, await readAgain())).toEqual([]);
  });
});
