import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AUser } from '../../support/builders.ts';
import type { Reply } from '../../support/client.ts';
import { recordMessages } from '../../support/recordMessages.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import {
  aCompany,
  anOpenCampaign,
  type Company,
  invitationCodeOf,
  microSurvey,
  participationOf,
  readCampaign,
} from '../campaigns/testCampaigns.ts';
import { respondent } from '../survey/respondent.ts';
import { type MailedServer, startMailedServer } from './startMailedServer.ts';

let mailed: MailedServer;
let server: TestServer;

beforeAll(async () => {
  mailed = await startMailedServer();
  ({ server } = mailed);
});
afterAll(() => server.close());

const areAlike = (rows: readonly unknown[]) => expect(rows).toEqual(rows.map(() => rows[0]));

describe('ANON-01 P5 people who have not started, started and finished are treated alike', {
  timeout: 300_000,
}, () => {
  let company: Company;
  let campaign: number;
  let alike: readonly AUser[];

  beforeAll(async () => {
    company = await aCompany(server, 12);
    campaign = await anOpenCampaign(company.admin);
    await mailed.runMailJob();
  });

  /** Three people: one has not started, one has started, one has finished. */
  async function threePeople(from: number): Promise<readonly AUser[]> {
    const [, started, finished] = company.people.slice(from, from + 3);
    if (!started || !finished) throw new Error('too few people');
    await mailed.start(campaign, started);
    await mailed.finish(campaign, finished);
    return company.people.slice(from, from + 3);
  }

  const bytesOf = ({ status, text, raw }: Reply) => ({ status, text, length: raw.length });

  /** The response and the number of messages to the database, for each person. */
  async function act(actionName: string, people: readonly AUser[]) {
    const outcomes = [];
    for (const person of people) {
      const { id } = await participationOf(server, campaign, person);
      let reply: Reply | null = null;
      const messages = await recordMessages(async () => {
        reply = await microSurvey(company.admin, actionName, { campaign_id: campaign, participant_id: id });
      });
      outcomes.push({ ...(reply === null ? {} : bytesOf(reply)), messages: messages.length });
    }
    return outcomes;
  }

  const listed = async (people: readonly AUser[]) => {
    const body = { campaign_id: campaign, per_page: 100 };
    const { participants } = (await company.admin.post('/api/v2/microsurvey/participants', body)).body;
    return people.map(({ id }) => {
      const found = participants.find(({ user_id }: { user_id: number }) => user_id === id);
      const { participant_id: _id, user_id: _user, name: _name, ...shown } = found;
      return shown;
    });
  };

  test('when they are sent a new link, which tells only the person that nothing is left to do', async () => {
    alike = await threePeople(0);
    const before = await listed(alike);
    areAlike(before);
    expect(before[0]).toEqual({
      campaign_id: campaign,
      status: 'delivered',
      channel: 'email',
      invited_on: '2026-11-21',
    });
    const outcomes = await act('resend-micro-survey', alike);
    areAlike(outcomes);
    expect(outcomes[0]).toMatchObject({ status: 200 });
    const rows = await server.database.owner
      .selectFrom('mails')
      .select(['template', 'status', 'attempts'])
      .where(
        'user_id',
        'in',
        alike.map(({ id }) => id),
      )
      .where('status', '=', 'queued')
      .execute();
    expect(rows).toHaveLength(3);
    areAlike(rows);
    const mails = async () => (await mailed.outbox.post('/api/v2/tasks/outbox')).body.mails.slice(0, 3);
    areAlike((await mails()).map(({ subject }: { subject: string }) => subject));
    mailed.sent.length = 0;
    await mailed.runMailJob();
    expect(alike.map(({ email }) => mailed.sent.filter(({ to }) => to === email).length)).toEqual([1, 1, 1]);
    const subjectFor = (index: number) => mailed.sent.find(({ to }) => to === alike[index]?.email)?.subject;
    expect(subjectFor(1)).toBe(subjectFor(0));
    expect(subjectFor(2)).toContain('You’ve already answered');
    expect(await listed(alike)).toEqual(before);
    const code = await invitationCodeOf(server, campaign, alike[2] ?? { id: 0 });
    const guest = respondent(server.visitor(), code);
    expect((await guest.open()).body.ending).toBe('surveyFinished');
  });

  test('when their invitation is withdrawn, and a finished form still counts', async () => {
    const people = await threePeople(3);
    server.clock.advance(24 * 3_600_000);
    const admin = await server.signIn(company.adminUser);
    const counts = async () => {
      const { invited_from, started_percent, participation_percent } = await readCampaign(admin, campaign);
      return { invited_from, started_percent, participation_percent };
    };
    const before = await counts();
    const forms = () => server.database.owner.selectFrom('waiting_forms').select('id').execute();
    const sealed = await forms();
    server.clock.advance(-24 * 3_600_000);
    const outcomes = await act('delete-micro-survey-assignment', people);
    areAlike(outcomes);
    expect(outcomes[0]).toMatchObject({ status: 200 });
    areAlike(await act('delete-micro-survey-assignment', people));
    const rows = await listed(people);
    areAlike(rows);
    expect(rows[0]).toMatchObject({ status: 'withdrawn' });
    for (const person of people) {
      const guest = respondent(server.visitor(), await invitationCodeOf(server, campaign, person));
      expect((await guest.open()).body.code).toBe('link_unknown');
      const own = respondent(await server.signIn(person), null);
      expect((await own.open()).body.ending).toBe('nothingOpen');
    }
    expect(await forms()).toEqual(sealed);
    server.clock.advance(24 * 3_600_000);
    expect(await counts()).toEqual(before);
    server.clock.advance(-24 * 3_600_000);
  });

  test('when a withdrawn invitation is renewed, by a new link or by adding the people again', async () => {
    const people = company.people.slice(3, 6);
    areAlike(await act('resend-micro-survey', people));
    const renewed = await listed(people);
    areAlike(renewed);
    expect(renewed[0]).toMatchObject({ status: 'invited' });
    await act('delete-micro-survey-assignment', people);
    const user_ids = people.map(({ id }) => id);
    await microSurvey(company.admin, 'assign-users', { campaign_id: campaign, user_ids });
    areAlike(await listed(people));
    const endings = [];
    for (const person of people) {
      const guest = respondent(server.visitor(), await invitationCodeOf(server, campaign, person));
      endings.push((await guest.open()).body.ending);
    }
    expect(endings).toEqual([null, null, 'surveyFinished']);
  });

  test('when they are deactivated, moved or looked up', async () => {
    const target = await server.anAccount();
    const people = await threePeople(6);
    const previews = [];
    for (const { id } of people) {
      const selection = { user_ids: [id] };
      const status = await company.admin.post('/api/v2/people/preview_status', {
        selection,
        status: 'inactive',
      });
      const overview = await company.admin.post('/api/v2/people/overview', { user_id: id });
      const move = { user_ids: [id], to_account_id: target.id };
      const moved = await mailed.outbox.post('/api/v2/administration/preview_move', move);
      const [{ open_surveys }] = moved.body.people;
      previews.push({ status: status.body, state: overview.body.open_surveys[0].state, open_surveys });
    }
    areAlike(previews);
    expect(previews[0]).toMatchObject({ status: { open_surveys: 1 }, state: 'delivered', open_surveys: 1 });
  });

  test('when they are erased', async () => {
    const people = await threePeople(9);
    for (const { id } of people) {
      expect((await company.admin.post('/api/v2/personal_data/erase', { user_id: id })).status).toBe(200);
    }
    const body = { campaign_id: campaign, per_page: 100 };
    const { participants, total } = (await company.admin.post('/api/v2/microsurvey/participants', body)).body;
    expect(total).toBe(12);
    const former = participants.filter(({ user_id }: { user_id: number | null }) => user_id === null);
    expect(former).toHaveLength(3);
    areAlike(former.map(({ participant_id: _id, ...shown }: { participant_id: number }) => shown));
    const ids = former.map(({ participant_id }: { participant_id: number }) => participant_id);
    const { owner } = server.database;
    expect(
      await owner.selectFrom('drafts').selectAll().where('participation_id', 'in', ids).execute(),
    ).toEqual([]);
  });

  const readReminders = () =>
    server.database.owner
      .selectFrom('mails')
      .select(['user_id', 'id'])
      .where('template', '=', 'reminder')
      .execute();

  test('R17 R21 recipients of reminders are in no list, audit entry or later row', async () => {
    const mailIds = async () => {
      const rows = await server.database.owner
        .selectFrom('mails')
        .select('id')
        .where('template', '<>', 'reminder')
        .execute();
      return Math.max(...rows.map(({ id }) => id));
    };
    const [reminded] = alike;
    const highest = await mailIds();
    await microSurvey(company.admin, 'send-reminders', { campaign_id: campaign });
    const queued = await readReminders();
    expect(queued.map(({ user_id }) => user_id)).toContain(reminded?.id);
    expect(queued.map(({ user_id }) => user_id)).not.toContain(alike[2]?.id);
    const shown = (await mailed.outbox.post('/api/v2/tasks/outbox')).text;
    expect(shown).not.toContain(reminded?.email);
    for (const { id } of queued) {
      expect((await mailed.outbox.post('/api/v2/tasks/retry_mail', { id })).status).toBe(404);
    }
    const audit = await server.database.owner
      .selectFrom('audit_entries')
      .select(['record_id', 'changes'])
      .where('action', '=', 'remind')
      .execute();
    expect(audit).toEqual([{ record_id: String(campaign), changes: {} }]);
    mailed.mail.bounces.add(alike[1]?.email ?? '');
    mailed.sent.length = 0;
    await mailed.runMailJob();
    expect(mailed.sent.map(({ to }) => to)).toContain(reminded?.email);
    expect(await readReminders()).toEqual([]);
    await microSurvey(company.admin, 'resend-micro-survey', {
      campaign_id: campaign,
      participant_id: (await participationOf(server, campaign, reminded ?? { id: 0 })).id,
    });
    expect(await mailIds()).toBe(highest + 1);
    expect((await listed(alike))[1]).toMatchObject({ status: 'delivered' });
  });

  test('without a mail server, reminders are not stored, and the outbox lists the invitations of all alike', async () => {
    const { admin, people } = await aCompany(server, 6);
    const own = await anOpenCampaign(admin);
    mailed.mail.isConfigured = false;
    await mailed.runMailJob();
    const rowsOf = async () => {
      const { mails } = (await mailed.outbox.post('/api/v2/tasks/outbox')).body;
      return mails.filter(({ to }: { to: string }) => people.some(({ email }) => email === to));
    };
    const before = await rowsOf();
    expect(before).toHaveLength(6);
    await mailed.finish(own, people[0] ?? { id: 0 });
    await microSurvey(admin, 'send-reminders', { campaign_id: own });
    await mailed.runMailJob();
    mailed.mail.isConfigured = true;
    expect(await rowsOf()).toEqual(before);
    expect(await readReminders()).toEqual([]);
  });

  test('an invitation that the mail server refuses is shown as bounced, and a later link does not change that', async () => {
    const { admin, people } = await aCompany(server, 5);
    const [unreachable] = people;
    if (!unreachable) throw new Error('nobody');
    mailed.mail.bounces.add(unreachable.email);
    const own = await anOpenCampaign(admin);
    await mailed.runMailJob();
    mailed.mail.bounces.clear();
    const { id } = await participationOf(server, own, unreachable);
    const state = async () =>
      (await microSurvey(admin, 'get-participant', { participant_id: id })).body.data.participant.status;
    expect(await state()).toBe('bounced');
    await microSurvey(admin, 'resend-micro-survey', { campaign_id: own, participant_id: id });
    await mailed.runMailJob();
    expect(await state()).toBe('bounced');
    const filtered = await admin.post('/api/v2/microsurvey/participants', {
      campaign_id: own,
      status: 'bounced',
    });
    expect(filtered.body.total).toBe(1);
    const hidden = await admin.post('/api/v2/microsurvey/participants', {
      campaign_id: own,
      status: 'finished',
    });
    expect([hidden.status, hidden.body.problems[0]?.field]).toEqual([422, 'status']);
  });
});
