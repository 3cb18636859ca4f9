import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openDueCampaigns } from '../../../server/usecases/campaigns/opening/openDueCampaigns.ts';
import { aLead, company, openMailedCycleServer, server, smtp, start } from './mailedCycleServer.ts';
import { aCycleCompany, anOpenSurvey, aSurvey, survey } from './testCycle.ts';

openMailedCycleServer();

const stored = (id: number) =>
  server.database.owner
    .selectFrom('survey_campaigns')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

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
      'Copy created without the teams and people you don’t lead. Choose who takes part before you launch it.',
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
