import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSmtpMailer } from '../../../server/integrations/mailer.ts';
import { openDueCampaigns } from '../../../server/usecases/campaigns/opening/openDueCampaigns.ts';
import type { Client } from '../../support/client.ts';
import { startSmtpServer, type TestSmtpServer } from '../../support/startSmtpServer.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCycleCompany, anOpenSurvey, aSurvey, type CycleCompany, survey } from './testCycle.ts';

let smtp: TestSmtpServer;
let server: TestServer;
let company: CycleCompany;
let start: Date;

beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({ mailer: createSmtpMailer(smtp.url, 'Cairn <no-reply@cairn.example>') });
  company = await aCycleCompany(server);
  start = server.clock.now();
});
beforeEach(() => {
  smtp.state.received = [];
  server.clock.set(start);
});
afterAll(async () => {
  server.deps.mailer.close();
  await smtp.close();
  await server.close();
});

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
const aLead = async () => {
  const user = await server.aUser({ account: company.account, permissions: ['user', 'supervisor'], type: 3 });
  return { user, client: await server.signIn(user) };
};
const stored = (id: number) =>
  server.database.owner
    .selectFrom('survey_campaigns')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

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

describe('PROD-46 a scheduled survey campaign', () => {
  const opens_on = '2027-03-29';
  async function aSchedule(time_zone: string, fields: object = {}) {
    const own = await aCycleCompany(server);
    await server.database.owner
      .updateTable('accounts')
      .set({ time_zone })
      .where('id', '=', own.account.id)
      .execute();
    const draft = {
      user_ids: own.reports.map((one) => one.id),
      opens_on,
      closes_on: '2027-05-01',
      ...fields,
    };
    const id = await aSurvey(own.admin, draft);
    const reply = await survey(own.admin, 'schedule', { campaign_id: id, opens_on });
    expect([reply.status, reply.text]).toEqual([200, expect.stringContaining('Opening scheduled.')]);
    return { ...own, id, draft };
  }
  async function openAt(instant: string) {
    server.clock.set(new Date(instant));
    await Promise.all([openDueCampaigns(server.deps), openDueCampaigns(server.deps)]);
  }
  const assignmentsOf = (id: number) =>
    server.database.owner.selectFrom('assignments').selectAll().where('campaign_id', '=', id).execute();

  test('opens once, at the midnight of the account after a clock change, with the people and details of that day', async () => {
    const { id, reports, account } = await aSchedule('Europe/Berlin');
    await openAt('2027-03-28T21:59:59Z');
    expect((await stored(id)).status).toBe('draft');
    const { owner } = server.database;
    const { rows } =
      await sql`update users set department = 'Later' where account_id = ${account.id}`.execute(owner);
    expect(rows).toEqual([]);
    await openAt('2027-03-28T22:00:00Z');
    expect(await stored(id)).toMatchObject({
      status: 'open',
      launched_on: opens_on,
      scheduled_at: null,
      scheduled_by: null,
    });
    const targets = await owner
      .selectFrom('survey_targets')
      .selectAll()
      .where('campaign_id', '=', id)
      .execute();
    expect(targets).toHaveLength(reports.length);
    expect(targets[0]?.attributes).toMatchObject({ department: 'Later' });
    expect((await assignmentsOf(id)).filter(({ kind }) => kind === 's')).toHaveLength(reports.length);
  });

  test('stays a draft if no one is left to invite, and mails the person who scheduled it, with a link to its page', async () => {
    const { id, account } = await aSchedule('Europe/Berlin');
    await server.database.owner
      .updateTable('users')
      .set({ status: 'inactive' })
      .where('account_id', '=', account.id)
      .where('type', 'is', null)
      .execute();
    await openAt('2027-03-28T22:00:00Z');
    expect(await stored(id)).toMatchObject({
      status: 'draft',
      scheduled_at: null,
      opening_problem: 'campaign_empty',
    });
    await server.runJobs();
    const letters = smtp.state.received.filter(({ mail }) => /wasn’t opened$/.test(mail.subject ?? ''));
    expect(letters.map(({ mail }) => mail.text)).toEqual([expect.stringContaining(`/surveys/manage/${id}`)]);
  });

  test('is canceled by a change of anything else than after a launch, and the reply says so', async () => {
    const { id, admin, draft } = await aSchedule('Europe/Berlin');
    const change = async (fields: object) => {
      const { body } = await survey(admin, 'campaign', { campaign_id: id });
      return (await survey(admin, 'update', { ...body, campaign_id: id, ...fields })).body;
    };
    expect(await change({ name: 'Renamed', reminders: false })).toMatchObject({
      message: 'Campaign saved.',
      schedule_canceled: false,
    });
    expect(await change({ user_ids: draft.user_ids.slice(1) })).toMatchObject({
      message:
        'Campaign saved. This change canceled its scheduled opening. Schedule it again when you’re ready.',
      schedule_canceled: true,
    });
    await openAt('2027-03-28T22:00:00Z');
    expect(await stored(id)).toMatchObject({ status: 'draft', opening_problem: 'changed' });
  });

  test('opens nothing after it was canceled, in a suspended account or without the module', async () => {
    const canceled = await aSchedule('Europe/Berlin');
    expect((await survey(canceled.admin, 'cancel_schedule', { campaign_id: canceled.id })).status).toBe(200);
    const suspended = await aSchedule('Europe/Berlin');
    const moduleOff = await aSchedule('Europe/Berlin');
    const { owner } = server.database;
    const accounts = owner.updateTable('accounts');
    await accounts.set({ status: 'suspended' }).where('id', '=', suspended.account.id).execute();
    await accounts
      .set({ modules: [1] })
      .where('id', '=', moduleOff.account.id)
      .execute();
    await openAt('2027-03-28T22:00:00Z');
    const states = [canceled, suspended, moduleOff].map(async ({ id }) => {
      const { status, opening_problem } = await stored(id);
      return [status, opening_problem];
    });
    expect(await Promise.all(states)).toEqual([
      ['draft', null],
      ['draft', 'account_paused'],
      ['draft', 'module_off'],
    ]);
  });

  test('can’t be scheduled for today, for another day than the stored one, or after its launch', async () => {
    const { admin, reports } = company;
    const reply = async (campaign_id: number, day: string) =>
      (await survey(admin, 'schedule', { campaign_id, opens_on: day })).body.code;
    const day = start.toISOString().slice(0, 10);
    const today = await aSurvey(admin, { opens_on: day });
    const later = await aSurvey(admin, { opens_on: '2026-12-01' });
    const open = await anOpenSurvey(admin, { user_ids: [reports[0]?.id], opens_on: '2026-12-01' });
    expect(await reply(today, day)).toBe('invalid');
    expect(await reply(later, '2026-12-02')).toBe('conflict');
    expect(await reply(open, '2026-12-01')).toBe('campaign_locked');
  });
});

describe('reminders to everyone in a survey campaign', () => {
  test('say about how many, and come at least 48 hours after the last, whether or not anyone is left', async () => {
    const { account, reports, boss } = company;
    const adminUser = await server.aUser({ account, permissions: ['user', 'local_admin'], type: 3 });
    server.clock.set(new Date('2026-11-24T10:00:00Z'));
    let admin = await server.signIn(adminUser);
    const id = await anOpenSurvey(admin, {
      user_ids: [boss.id, ...reports.map((one) => one.id)],
      reminders: false,
    });
    const check = async () => (await survey(admin, 'reminder_check', { campaign_id: id })).body;
    // Five participants and four managers by name, and four direct reports, too few to state their rate.
    expect(await check()).toEqual({ about: null, last_sent_at: null, possible_at: null });
    const remind = () => admin.post('/api/v2/raters/remind', { campaign_id: id, target_id: null });
    expect((await remind()).status).toBe(200);
    const again = await remind();
    expect([again.status, again.body.code]).toEqual([409, 'reminder_too_soon']);
    expect(await check()).toMatchObject({
      last_sent_at: '2026-11-24T10:00:00.000Z',
      possible_at: '2026-11-26T10:00:00.000Z',
    });
    await server.database.owner
      .updateTable('assignments')
      .set({ status: 'finished', finished_on: '2026-11-24' })
      .where('campaign_id', '=', id)
      .execute();
    expect((await remind()).body).toEqual(again.body);
    server.clock.set(new Date('2026-11-26T10:00:00Z'));
    admin = await server.signIn(adminUser);
    expect((await remind()).status).toBe(200);
    const { client } = await aLead();
    expect((await survey(client, 'reminder_check', { campaign_id: id })).status).toBe(403);
  });
});

describe('the copy of a team lead', () => {
  test('contains only the teams and people they lead, and says so', async () => {
    const { admin, team, account, reports, boss } = company;
    const { user, client } = await aLead();
    const { owner } = server.database;
    const { id: led } = await owner
      .insertInto('teams')
      .values({ account_id: account.id, name: 'Led', leader_id: user.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await owner
      .insertInto('memberships')
      .values({ account_id: account.id, team_id: led, user_id: reports[0]?.id ?? 0, since: null })
      .execute();
    const original = await aSurvey(admin, { team_ids: [team, led], user_ids: [reports[0]?.id, boss.id] });
    const copy = await survey(client, 'clone', { campaign_id: original });
    expect([copy.status, copy.body.message]).toEqual([
      200,
      'Copy created without the teams and people you don’t lead. Choose whom to include, and edit it now.',
    ]);
    const { body } = await survey(client, 'campaign', { campaign_id: copy.body.campaign_id });
    expect([body.audience, body.team_ids, body.user_ids]).toEqual(['chosen', [led], [reports[0]?.id]]);
    const refused = await survey(client, 'audience', { campaign_id: body.id, team_ids: [team] });
    expect([refused.status, refused.body.problems]).toEqual([
      403,
      [{ field: 'team_ids', problem: 'onlyLed' }],
    ]);
  });
});
