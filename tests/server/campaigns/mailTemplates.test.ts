import { describe, expect, test } from 'vitest';
import { outboxOnlyMailer } from '../../../server/integrations/mailer.ts';
import { startTestServer } from '../../support/startTestServer.ts';
import { anEdit, ask, company, openMailCompany, server, smtp } from './mailTestCompany.ts';
import { aCampaign, aCompany } from './testCampaigns.ts';

openMailCompany();

describe('the templates of an account', () => {
  test('are what new campaigns start with, and later changes leave existing campaigns alone', async () => {
    const other = await aCompany(server, 5);
    const change = async (body: object) => {
      const { updated_at } = (await ask(other.admin, 'read', anEdit(null))).body;
      return ask(other.admin, 'save', { ...anEdit(null, body), updated_at });
    };
    const before = await aCampaign(other.admin);
    const { subject } = (await ask(other.admin, 'read', anEdit(before))).body.text;
    expect((await change({ subject: 'From the template' })).status).toBe(200);
    const after = await aCampaign(other.admin);
    await change({ subject: 'Changed later' });
    const read = async (campaign_id: number) => (await ask(other.admin, 'read', anEdit(campaign_id))).body;
    expect((await read(after)).text.subject).toBe('From the template');
    const old = await read(before);
    expect([old.text.subject, old.standard.subject]).toEqual([subject, 'Changed later']);
    const product = { ...old.text, updated_at: (await read(after)).updated_at };
    expect((await ask(other.admin, 'save', { ...anEdit(after), ...product })).status).toBe(200);
    expect((await read(after)).text.subject).toBe(subject);
  });

  test('are for administrators, and campaigns of others are not for team leads', async () => {
    const id = await aCampaign(company.admin);
    const lead = await server.signIn(
      await server.aUser({ account: company.account, permissions: ['user', 'supervisor'] }),
    );
    for (const campaign of [null, id]) {
      for (const verb of ['read', 'preview', 'save', 'send_test']) {
        const { status } = await ask(lead, verb, { ...anEdit(campaign), updated_at: null });
        expect(status, `${verb} ${campaign}`).toBe(403);
      }
    }
  });
});

describe('a test to oneself', () => {
  test('goes through the mail server to the caller alone, marked, with links to the preview', async () => {
    const id = await aCampaign(company.admin);
    const sent = await ask(company.admin, 'send_test', { ...anEdit(id), to: 'victim@people.example' });
    expect([sent.status, sent.body.message]).toEqual([
      200,
      'Test email sent. It should arrive within a few minutes.',
    ]);
    await server.runJobs();
    expect(smtp.state.received.map(({ recipients }) => recipients)).toEqual([[company.adminUser.email]]);
    const { mail } = smtp.state.received[0] ?? {};
    expect(mail?.subject).toMatch(/^\[Test\] Your view of /);
    expect(mail?.from?.name).toBe('Ana Rivers');
    expect(mail?.text).toContain(`/metrics/preview/${id}`);
    const entry = await server.database.owner
      .selectFrom('audit_entries')
      .selectAll()
      .where('action', '=', 'send_test')
      .where('record_id', '=', String(id))
      .executeTakeFirstOrThrow();
    expect(entry.actor_id).toBe(company.adminUser.id);
  });

  test('is limited to ten an hour, over all campaigns', async () => {
    const other = await aCompany(server, 5);
    const ids = [await aCampaign(other.admin), await aCampaign(other.admin)];
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      statuses.push((await ask(other.admin, 'send_test', anEdit(ids[time % 2] ?? 0))).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    await server.runJobs();
    expect(smtp.state.received).toHaveLength(10);
  });

  test('says so if no mail server is set up, and queues nothing', async () => {
    const offline = await startTestServer({ mailer: outboxOnlyMailer });
    const { admin } = await aCompany(offline, 5);
    const id = await aCampaign(admin);
    const { status, body } = await ask(admin, 'send_test', anEdit(id));
    expect([status, body.code]).toEqual([409, 'mail_not_configured']);
    expect(await offline.database.owner.selectFrom('mails').selectAll().execute()).toEqual([]);
    const { is_mail_configured } = (
      await ask(admin, 'read', { campaign_id: id, template: 'invitation', locale: 'en' })
    ).body;
    expect(is_mail_configured).toBe(false);
    await offline.close();
  });
});
