import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutgoingMail } from '../../../server/integrations/mailer.ts';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCampaign } from '../campaigns/testCampaigns.ts';

let server: TestServer;
let chief: Client;
const letters: OutgoingMail[] = [];
const mailer = {
  isConfigured: true,
  send: async (letter: OutgoingMail) => void letters.push(letter),
  close: () => {},
};
beforeAll(async () => {
  server = await startTestServer({ mailer });
  const platform = await server.anAccount();
  chief = await server.signIn(await server.aUser({ account: platform, permissions: ['admin'] }));
});
afterAll(() => server.close());

const read = (client: Client) => client.post('/api/v2/first_steps/read', {});
const change = (client: Client, body: object) => client.post('/api/v2/first_steps/change', body);
const anAdmin = async (account: AnAccount) =>
  server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));

describe('the first steps of an account', () => {
  const open = { people: false, teams: false, campaign: false, preview: false, launch: false };

  test('are done by facts, and end with the last one', async () => {
    const account = await server.anAccount();
    const admin = await anAdmin(account);
    expect((await read(admin)).body).toEqual({ steps: open });
    const lead = await server.aUser({ account });
    expect((await read(admin)).body.steps).toEqual({ ...open, people: true });
    const { owner } = server.database;
    await owner.insertInto('teams').values({ account_id: account.id, name: 'Fleet' }).execute();
    expect((await read(admin)).body.steps.teams).toBe(false);
    await owner
      .updateTable('teams')
      .set({ leader_id: lead.id })
      .where('account_id', '=', account.id)
      .execute();
    expect((await read(admin)).body.steps.teams).toBe(true);
    const id = await aCampaign(admin);
    expect((await read(admin)).body.steps).toMatchObject({ campaign: true, launch: false });
    await owner.updateTable('benchmark_campaigns').set({ status: 'open' }).where('id', '=', id).execute();
    expect((await read(admin)).body).toEqual({ steps: null });
  });

  test('can be confirmed and hidden for all administrators of the account, and for no others', async () => {
    const account = await server.anAccount();
    const [admin, colleague, stranger] = [
      await anAdmin(account),
      await anAdmin(account),
      await anAdmin(await server.anAccount()),
    ];
    for (let at = 0; at < 2; at += 1)
      expect((await change(admin, { change: 'confirm_teams' })).status).toBe(200);
    expect((await read(colleague)).body.steps).toMatchObject({ teams: true });
    expect((await change(admin, { change: 'dismiss' })).status).toBe(200);
    expect((await read(colleague)).body).toEqual({ steps: null });
    expect((await read(stranger)).body).toEqual({ steps: open });
    const entries = await server.database.owner
      .selectFrom('audit_entries')
      .select('changes')
      .where('account_id', '=', account.id)
      .where('resource', '=', 'accounts')
      .execute();
    expect(entries).toHaveLength(2);
    expect((await change(admin, { change: 'everything' })).status).toBe(422);
  });

  test('are for the administrators of the account itself only', async () => {
    const account = await server.anAccount();
    const lead = await server.signIn(await server.aUser({ account, permissions: ['user', 'supervisor'] }));
    for (const call of [read, change]) {
      expect((await call(lead, {})).status).toBe(403);
      expect((await call(server.visitor(), {})).status).toBe(401);
    }
    chief.emulatedAccountId = account.id;
    expect((await read(chief)).body).toEqual({ steps: null });
    expect((await change(chief, { change: 'dismiss' })).status).toBe(403);
    chief.emulatedAccountId = null;
    expect((await read(chief)).body).toEqual({ steps: null });
    expect((await change(chief, { change: 'dismiss' })).status).toBe(403);
    expect((await read(await anAdmin(account))).body).toEqual({ steps: { ...open, people: true } });
  });
});

describe('the first administrator', () => {
  const invite = (client: Client, account_id: number, more: object = {}) =>
    client.post('/api/v2/account/invite_administrator', {
      account_id,
      first_name: 'Ada',
      last_name: 'Berg',
      email: `ada.${account_id}@new.example`,
      ...more,
    });

  test('is added with a link by email, which signs in and opens the checklist', async () => {
    const account = await server.anAccount();
    const { status, body } = await invite(chief, account.id);
    expect([status, body.link]).toEqual([200, null]);
    await server.runJobs();
    const letter = letters.findLast(({ to }) => to === `ada.${account.id}@new.example`);
    const token = letter?.text.match(/token=([\w-]{43})/)?.[1];
    const browser = server.visitor();
    await browser.post('/api/v2/session/reset_password', { token, password: 'a long new password' });
    expect((await browser.get('/api/v2/session')).body.currentUser).toMatchObject({
      first_name: 'Ada',
      permissions: ['user', 'local_admin'],
    });
    expect((await read(browser)).body.steps).toMatchObject({ people: false });
  });

  test('is invited once, with an address of nobody else, and only within reach', async () => {
    const account = await server.anAccount();
    const other = await server.aUser({ account: await server.anAccount() });
    const taken = await invite(chief, account.id, { email: other.email });
    expect([taken.status, taken.body.problems]).toEqual([409, [{ field: 'email', problem: 'taken' }]]);
    expect((await invite(chief, account.id, { email: 'nobody' })).status).toBe(422);
    expect((await invite(chief, 999_999)).status).toBe(404);

    const delegate = await server.aUser({
      account: await server.anAccount(),
      permissions: ['user', 'delegated_admin'],
    });
    const agent = await server.signIn(delegate);
    expect((await invite(agent, account.id)).status).toBe(404);
    expect((await invite(server.visitor(), account.id)).status).toBe(401);
    expect((await invite(await anAdmin(await server.anAccount()), account.id)).status).toBe(403);
    await server.database.owner
      .insertInto('delegations')
      .values({ user_id: delegate.id, account_id: account.id })
      .execute();
    expect((await invite(agent, account.id)).status).toBe(200);
    expect((await invite(chief, account.id, { email: 'second@new.example' })).status).toBe(409);
  });

  test('gets the link from the platform admin while no email can be sent, and from nobody else', async () => {
    mailer.isConfigured = false;
    const [account, delegated] = [await server.anAccount(), await server.anAccount()];
    const { body } = await invite(chief, account.id);
    expect(body.link).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}$/);
    const delegate = await server.aUser({
      account: await server.anAccount(),
      permissions: ['user', 'delegated_admin'],
    });
    const delegation = { user_id: delegate.id, account_id: delegated.id };
    await server.database.owner.insertInto('delegations').values(delegation).execute();
    const agent = await server.signIn(delegate);
    expect((await invite(agent, delegated.id)).body).toMatchObject({ link: null });
    mailer.isConfigured = true;
  });
});
