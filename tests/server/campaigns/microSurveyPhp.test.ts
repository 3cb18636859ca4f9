import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { answerAll, respondent } from '../survey/respondent.ts';
import {
  aCampaign,
  aCompany,
  aDraft,
  anOpenCampaign,
  type Company,
  campaignPhp,
  closeCampaign,
  invitationCodeOf,
  microSurvey,
  participationOf,
  readCampaign,
} from './testCampaigns.ts';

let server: TestServer;
let company: Company;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  company = await aCompany(server, 6);
  admin = company.admin;
});

test('LEG-19 an unknown actionName is refused', async () => {
  const { status, body } = await microSurvey(admin, 'no-such-action', {});
  expect([status, body.data, body.code]).toEqual([400, {}, 'unknown_action']);
});

test('LEG-20 ENT-45 ENT-46 get-campaign returns the campaign with its number and fields', async () => {
  const [first] = company.people;
  const campaign_id = await aCampaign(admin, { audience: 'chosen', user_ids: [first?.id] });
  const campaign = await readCampaign(admin, campaign_id);
  expect(campaign).toMatchObject({ campaign_id, audience: 'chosen', user_ids: [first?.id], team_ids: [] });
  expect('id' in campaign).toBe(false);
});

test('LEG-21 assign-users adds people to a draft and invites them at once in an open campaign', async () => {
  const campaign_id = await anOpenCampaign(admin);
  const late = await server.aUser({ account: company.account });
  const { body } = await microSurvey(admin, 'assign-users', { campaign_id, user_ids: [late.id] });
  expect(body.data.message).toBe('Participants added.');
  expect(await participationOf(server, campaign_id, late)).toMatchObject({ status: 'invited' });
  const again = await microSurvey(admin, 'assign-users', { campaign_id, user_ids: [late.id] });
  expect(again.status).toBe(200);
  const unknown = await microSurvey(admin, 'assign-users', { campaign_id, user_ids: [999_999] });
  expect([unknown.status, unknown.body.problems]).toEqual([422, [{ field: 'user_ids', problem: 'unknown' }]]);
});

test('saving over a changed participant list returns a conflict and removes no one', async () => {
  const campaign_id = await aCampaign(admin);
  const { updated_at } = await readCampaign(admin, campaign_id);
  const [person] = company.people;
  await microSurvey(admin, 'assign-users', { campaign_id, user_ids: [person?.id] });
  const stale = { ...aDraft, campaign_id, updated_at };
  const { status, body } = await campaignPhp(admin, 'update', stale);
  expect([status, body.code]).toEqual([409, 'conflict']);
});

test('LEG-22 ENT-47 R21 get-participant returns the state of the first invitation of a person who has finished', async () => {
  const campaign_id = await anOpenCampaign(admin);
  const [person] = company.people;
  if (!person) throw new Error('nobody');
  await answerAll(server, await invitationCodeOf(server, campaign_id, person));
  const { id } = await participationOf(server, campaign_id, person);
  const { status, body } = await microSurvey(admin, 'get-participant', { participant_id: id });
  expect(status).toBe(200);
  expect(body.data.participant).toEqual({
    participant_id: id,
    campaign_id,
    user_id: person.id,
    name: expect.stringContaining('Somebody'),
    status: 'invited',
    invited_on: '2026-11-21',
    channel: 'email',
  });
});

test('LEG-23 R21 delete-micro-survey-assignment deletes a draft, and answers alike for a finished person', async () => {
  const campaign_id = await anOpenCampaign(admin);
  const [leaver, done] = company.people;
  if (!leaver || !done) throw new Error('nobody');
  const code = await invitationCodeOf(server, campaign_id, leaver);
  const guest = respondent(server.visitor(), code);
  await guest.answer((await guest.open()).body.questions[0]);
  const { id } = await participationOf(server, campaign_id, leaver);
  const { body } = await microSurvey(admin, 'delete-micro-survey-assignment', {
    campaign_id,
    participant_id: id,
  });
  expect(body.data.message).toBe('Invitation withdrawn.');
  expect((await guest.open()).body.code).toBe('link_unknown');
  expect(
    await server.database.owner.selectFrom('drafts').selectAll().where('participation_id', '=', id).execute(),
  ).toEqual([]);

  await answerAll(server, await invitationCodeOf(server, campaign_id, done));
  const finished = await participationOf(server, campaign_id, done);
  const alike = await microSurvey(admin, 'delete-micro-survey-assignment', {
    campaign_id,
    participant_id: finished.id,
  });
  expect([alike.status, alike.body]).toEqual([200, body]);
  expect(await participationOf(server, campaign_id, done)).toMatchObject({ status: 'finished' });
});

test('an invitation to a closed campaign cannot be withdrawn, so its participation is final', async () => {
  const campaign_id = await anOpenCampaign(admin);
  const [person] = company.people;
  const { id } = await participationOf(server, campaign_id, person ?? { id: 0 });
  await closeCampaign(admin, campaign_id);
  const refused = await microSurvey(admin, 'delete-micro-survey-assignment', {
    campaign_id,
    participant_id: id,
  });
  expect([refused.status, refused.body.code]).toEqual([409, 'campaign_closed']);
  expect(await participationOf(server, campaign_id, person ?? { id: 0 })).toMatchObject({ id });
});

test('LEG-24 STATE-33 toggle-campaign-status only launches a draft or closes an open campaign', async () => {
  const campaign_id = await aCampaign(admin);
  const launched = await microSurvey(admin, 'toggle-campaign-status', { campaign_id });
  expect(launched.body.data.message).toBe('Campaign launched. Invitations will be sent shortly.');
  expect(await readCampaign(admin, campaign_id)).toMatchObject({ status: 'open', launched_on: '2026-11-21' });
  const twice = await microSurvey(admin, 'toggle-campaign-status', { campaign_id, from: 'draft' });
  expect([twice.status, twice.body.code]).toEqual([409, 'conflict']);
  const closed = await microSurvey(admin, 'toggle-campaign-status', { campaign_id, from: 'open' });
  expect(closed.body.data.message).toBe('Campaign closed.');
  expect(await readCampaign(admin, campaign_id)).toMatchObject({ status: 'closed', closed_on: '2026-11-21' });
  const reopened = await microSurvey(admin, 'toggle-campaign-status', { campaign_id });
  expect([reopened.status, reopened.body.code]).toEqual([409, 'status_change']);
});

test('LEG-26 resend-micro-survey creates a new link that keeps the draft, and disables the old one', async () => {
  const campaign_id = await anOpenCampaign(admin);
  const [person] = company.people;
  if (!person) throw new Error('nobody');
  const old = respondent(server.visitor(), await invitationCodeOf(server, campaign_id, person));
  const { questions } = (await old.open()).body;
  await old.answer(questions[0]);
  const { id } = await participationOf(server, campaign_id, person);
  const { body } = await microSurvey(admin, 'resend-micro-survey', { campaign_id, participant_id: id });
  expect(body.data.message).toContain('A new invitation will be sent shortly.');
  expect((await old.open()).status).toBe(404);
  const renewed = respondent(server.visitor(), await invitationCodeOf(server, campaign_id, person));
  expect((await renewed.open()).body.questions).toEqual(questions.slice(1));
  expect(server.woken.has('send-mails')).toBe(true);
});

test('LEG-27 delete-micro-survey-campaign deletes a campaign with everything in it', async () => {
  const campaign_id = await anOpenCampaign(admin);
  const { body } = await microSurvey(admin, 'delete-micro-survey-campaign', { campaign_id });
  expect(body.data.message).toBe('Campaign deleted.');
  const { status, body: gone } = await microSurvey(admin, 'get-campaign', { campaign_id });
  expect([status, gone.code]).toEqual([404, 'not_found']);
});

test('a list in place of an id is refused without side effects', async () => {
  const [first, second] = [await aCampaign(admin), await aCampaign(admin)];
  const lists = await microSurvey(admin, 'delete-micro-survey-campaign', { campaign_id: [first, second] });
  const [one, other] = company.people;
  const nested = await microSurvey(admin, 'assign-users', {
    campaign_id: first,
    user_ids: [[one?.id, other?.id]],
  });
  expect([lists, nested].map(({ status, body }) => [status, body.problems[0]?.problem])).toEqual([
    [422, 'number'],
    [422, 'number'],
  ]);
  expect((await readCampaign(admin, first)).user_ids).toEqual([]);
});

test('LEG-28 get-micro-survey-questions returns questions without their keys', async () => {
  const { body } = await microSurvey(admin, 'get-micro-survey-questions', { active_only: true });
  expect(body.data.questions).toHaveLength(48);
  for (const question of body.data.questions) {
    expect(question).toMatchObject({
      active: true,
      topic: expect.any(String),
      element: expect.any(String),
    });
    for (const option of question.options) expect(Object.keys(option).sort()).toEqual(['option_id', 'text']);
  }
});

test('LEG-29 get-all-micro-surveys lists campaigns, newest first', async () => {
  const [older, newer] = [await aCampaign(admin), await aCampaign(admin)];
  const { body } = await microSurvey(admin, 'get-all-micro-surveys');
  const ids = body.data.micro_surveys.map(({ campaign_id }: { campaign_id: number }) => campaign_id);
  expect(ids).toEqual([newer, older]);
});

test('LEG-30 every change returns a message in the envelope', async () => {
  const campaign_id = await anOpenCampaign(admin);
  const [person, other] = company.people;
  if (!person || !other) throw new Error('nobody');
  const participant_id = (await participationOf(server, campaign_id, person)).id;
  const calls: [string, object][] = [
    ['assign-users', { campaign_id, user_ids: [other.id] }],
    ['send-reminders', { campaign_id }],
    ['resend-micro-survey', { campaign_id, participant_id }],
    ['delete-micro-survey-assignment', { campaign_id, participant_id }],
    ['toggle-campaign-status', { campaign_id }],
    ['delete-micro-survey-campaign', { campaign_id }],
  ];
  for (const [action, data] of calls) {
    const { status, body } = await microSurvey(admin, action, data);
    expect([action, status]).toEqual([action, 200]);
    expect(Object.keys(body.data)).toEqual(['message']);
  }
});
