import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { aLead, company, openMailedCycleServer, server, smtp } from './mailedCycleServer.ts';
import { aCycleCompany, anOpenSurvey, aSurvey, survey } from './testCycle.ts';

openMailedCycleServer();

const anEdit = (campaign_id: number | null, changes: object = {}) => ({
  campaign_id,
  template: 'raterInvitation',
  locale: 'en',
  subject: 'About {target_first_name}',
  body: 'Dear {first_name},\n\nplease rate {target_first_name} for {company} by {closes_on}.\n\n{link}',
  sender_name: 'Ana Rivers',
  ...changes,
});
const mails = (client: Client, verb: string, body: object) => survey(client, `mails/${verb}`, body);
async function save(client: Client, campaign_id: number | null, changes: object = {}) {
  const edit = anEdit(campaign_id, changes);
  const { updated_at } = (await mails(client, 'read', edit)).body;
  return mails(client, 'save', { ...edit, updated_at });
}
const subjectOf = async (client: Client, campaign_id: number) =>
  (await mails(client, 'read', anEdit(campaign_id))).body.text.subject;
const mailTo = (email: string | undefined, subject: RegExp) =>
  smtp.state.received.find(
    ({ recipients, mail }) => recipients.includes(email ?? '') && subject.test(mail.subject ?? ''),
  )?.mail;
describe('PROD-46 the emails of a survey campaign', () => {
  test('are sent as edited, with the sentence about privacy and the personal link of each recipient', async () => {
    const { admin, reports, boss } = company;
    const id = await aSurvey(admin, { user_ids: [reports[0]?.id] });
    expect((await save(admin, id)).status).toBe(200);
    const preview = (await mails(admin, 'preview', anEdit(id))).body;
    expect(preview.text).toContain(`/metrics/preview/r/${id}`);
    expect(preview.page).toContain('/v2/surveys/mails/page');
    expect((await admin.get(preview.page)).status).toBe(200);
    expect((await admin.get(preview.page.replace('/surveys/', '/microsurvey/'))).status).toBe(404);
    expect((await survey(admin, 'launch', { campaign_id: id })).status).toBe(200);
    await server.runJobs();
    const edited = mailTo(boss.email, /^About Ada$/);
    expect(edited?.from?.name).toBe('Ana Rivers');
    expect(edited?.text).toContain('Dear Berta,\n\nplease rate Ada for');
    expect(edited?.text).toMatch(/Give feedback: http:\S+\/metrics\/r\?code=/);
    expect(edited?.text).toContain('If you can’t answer about Ada, you can tell us there.');
    const self = mailTo(reports[0]?.email, /How do you act at work/);
    expect(self?.text).toContain('Please also nominate the people who give you feedback');
    expect(self?.text).toContain('The first page explains exactly who sees which results');
  });

  test('R33 contain no address once a link was replaced', async () => {
    const { admin, reports, boss } = await aCycleCompany(server);
    const id = await aSurvey(admin, { user_ids: [reports[0]?.id] });
    expect((await save(admin, id, { body: 'See intranet.example/raters\n\n{link}' })).status).toBe(200);
    expect((await survey(admin, 'launch', { campaign_id: id })).status).toBe(200);
    await server.runJobs();
    expect(mailTo(boss.email, /^About /)?.text).toContain('intranet.example/raters');
    const email = `new.${boss.email}`;
    expect((await admin.put(`/api/v2/resources/users/${boss.id}`, { email })).status).toBe(200);
    await server.deps.jobs.wake('send-mails');
    await server.runJobs();
    const again = mailTo(email, /./);
    expect(again?.subject).not.toMatch(/^About /);
    expect(again?.text).toMatch(/http:\S+\/metrics\/r\?code=/);
    expect(`${again?.text} ${again?.html}`).not.toContain('intranet');
  });

  test('ask only those to nominate raters who do it in the campaign', async () => {
    const { admin, reports } = company;
    await anOpenSurvey(admin, { user_ids: [reports[1]?.id], nominated_by: 'manager', name: 'By managers' });
    await server.runJobs();
    expect(mailTo(reports[1]?.email, /^By managers/)?.text).not.toContain('nominate');
  });

  test.each([
    [{ template: 'selfInvitation' }, 'subject', 'placeholderUnknown'],
    [{ template: 'raterReminder', body: 'Now at https://x.example/go' }, 'body', 'addressInReminder'],
    [{ template: 'raterReminder', body: '{message}' }, 'body', 'placeholderUnknown'],
    [{ body: 'https://x.example/{target_first_name}' }, 'body', 'placeholderInAddress'],
    [{ body: '{target_first_name}{company}' }, 'body', 'placeholderInAddress'],
    [{ template: 'invitation', subject: 'Hi', body: 'Hi' }, 'template', 'choice'],
  ])('refuse %j', async (changes, field, problem) => {
    const id = await aSurvey(company.admin);
    for (const verb of ['save', 'preview', 'send_test']) {
      const edit = { ...anEdit(id, changes), updated_at: null };
      const { status, body } = await mails(company.admin, verb, edit);
      expect([status, body.problems[0]], verb).toEqual([422, expect.objectContaining({ field, problem })]);
    }
  });

  test('a test goes to the caller alone', async () => {
    const id = await aSurvey(company.admin);
    expect(
      (
        await mails(
          company.admin,
          'send_test',
          anEdit(id, { template: 'selfReminder', subject: 'Hi', body: 'Hi' }),
        )
      ).status,
    ).toBe(200);
    await server.runJobs();
    expect(smtp.state.received).toHaveLength(1);
    expect(smtp.state.received[0]?.mail.subject).toBe('[Test] Hi');
    expect(smtp.state.received[0]?.mail.text).toContain(`/metrics/preview/s/${id}`);
  });

  test('start with the account’s templates, and are copied with a campaign by those who manage it', async () => {
    const own = await aCycleCompany(server);
    const before = await aSurvey(own.admin);
    expect((await save(own.admin, null, { subject: 'From the template' })).status).toBe(200);
    const id = await aSurvey(own.admin);
    expect(await subjectOf(own.admin, before)).not.toBe('From the template');
    expect(await subjectOf(own.admin, id)).toBe('From the template');
    await save(own.admin, id, { subject: 'Of the original' });
    const { body } = await survey(own.admin, 'clone', { campaign_id: id });
    expect(await subjectOf(own.admin, body.campaign_id)).toBe('Of the original');
    expect(
      await server.database.owner
        .selectFrom('campaign_mail_texts')
        .selectAll()
        .where('account_id', '=', own.account.id)
        .where('campaign_id', 'is not', null)
        .execute(),
    ).toEqual([]);
  });

  test('are neither for team leads who didn’t create the campaign, nor the templates for any of them', async () => {
    const id = await aSurvey(company.admin);
    const { client } = await aLead();
    for (const campaign of [null, id]) {
      for (const verb of ['read', 'preview', 'save', 'send_test']) {
        const { status } = await mails(client, verb, { ...anEdit(campaign), updated_at: null });
        expect(status, `${verb} ${campaign}`).toBe(403);
      }
    }
  });
});

describe('the preview of an assessment', () => {
  const preview = (client: Client, body: object) => survey(client, 'preview', body);
  async function wholeDatabase(): Promise<Record<string, unknown>> {
    const { owner } = server.database;
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(owner);
    const contents: Record<string, unknown> = {};
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select t::text || ' ' || t.xmin::text as row from ${sql.table(name)} as t order by 1`.execute(owner);
      contents[name] = rows.map(({ row }) => row);
    }
    return contents;
  }

  test('writes nothing to any table, before the launch and after it', async () => {
    const { admin, reports } = company;
    const draft = await aSurvey(admin);
    const open = await anOpenSurvey(admin, { user_ids: [reports[0]?.id] });
    await preview(admin, { campaign_id: draft, kind: 's' }); // the session may note its first use
    await server.runJobs();
    const before = await wholeDatabase();
    for (const campaign_id of [draft, open, null]) {
      for (const kind of ['s', 'r']) {
        const { status, body } = await preview(admin, { campaign_id, kind, locale: 'de' });
        expect([status, body.kind, body.questions.length > 0, body.started]).toEqual([
          200,
          kind,
          true,
          false,
        ]);
        expect(JSON.stringify(body.questions)).not.toMatch(/"(key|metric)"/);
      }
    }
    await server.runJobs();
    expect(await wholeDatabase()).toEqual(before);
  });

  test('shows raters the promise for anonymous raters, and participants their own', async () => {
    const id = await aSurvey(company.admin, { questions_per_sitting: 12 });
    const rater = (await preview(company.admin, { campaign_id: id, kind: 'r' })).body;
    expect(rater).toMatchObject({
      receipt: { k: 3, promise: 'group', seen_by: 'self', release: 'by_hand' },
      target_first_name: null,
      may_decline: true,
      questions_per_sitting: 12,
    });
    const self = (await preview(company.admin, { campaign_id: id, kind: 's' })).body;
    expect(self).toMatchObject({ receipt: { promise: 'self' }, campaign: { closes_on: '2026-12-20' } });
  });

  test('has no form for raters in a campaign without any, and none for people who can’t manage it', async () => {
    const alone = await aSurvey(company.admin, { relationships: [] });
    expect((await preview(company.admin, { campaign_id: alone, kind: 'r' })).status).toBe(404);
    expect((await preview(company.admin, { campaign_id: alone, kind: 's' })).status).toBe(200);
    const { client } = await aLead();
    for (const campaign_id of [alone, null]) {
      expect((await preview(client, { campaign_id, kind: 's' })).body.code).toBe('forbidden');
    }
  });
});
