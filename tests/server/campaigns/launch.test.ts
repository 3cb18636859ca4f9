import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aSupplemental } from '../questions/testQuestions.ts';
import { submitForms } from '../results/submitForms.ts';
import { respondent } from '../survey/respondent.ts';
import {
  aCampaign,
  aCompany,
  anOpenCampaign,
  aTeam,
  closeCampaign,
  invitationCodeOf,
  microSurvey,
  participationOf,
  readCampaign,
} from './testCampaigns.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const toggle = (client: Parameters<typeof microSurvey>[0], campaign_id: number) =>
  microSurvey(client, 'toggle-campaign-status', { campaign_id });

test('participation is reported as of yesterday while open, and final after closing', async () => {
  const { admin, account, people } = await aCompany(server, 10);
  const lead = await server.aUser({ account, permissions: ['user', 'supervisor'], type: 3 });
  const campaign_id = await anOpenCampaign(admin);
  const beginner = people.at(-1) ?? { id: 0 };
  await respondent(server.visitor(), await invitationCodeOf(server, campaign_id, beginner)).begin();
  await submitForms(server, campaign_id, 6);
  const reported = async (client: Parameters<typeof readCampaign>[0]) => {
    const { started_percent, participation_percent } = await readCampaign(client, campaign_id);
    return [started_percent, participation_percent];
  };
  expect(await reported(admin)).toEqual([0, 0]);
  await closeCampaign(admin, campaign_id);
  expect(await reported(admin)).toEqual([70, 60]);
  expect(await reported(await server.signIn(lead))).toEqual([null, 60]);
});

describe('launching', () => {
  test('refuses a campaign that is too small to publish results', async () => {
    const { admin } = await aCompany(server, 4);
    const tooSmall = await toggle(admin, await aCampaign(admin));
    expect([tooSmall.status, tooSmall.body.code]).toEqual([409, 'campaign_too_small']);
    const empty = await toggle(admin, await aCampaign(admin, { audience: 'chosen' }));
    expect([empty.status, empty.body.code]).toEqual([409, 'campaign_empty']);
  });

  test('refuses a campaign whose closing date has passed', async () => {
    const { admin, adminUser } = await aCompany(server, 5);
    const id = await aCampaign(admin, { closes_on: '2026-11-22' });
    const start = server.clock.now();
    server.clock.advance(3 * 24 * 3_600_000);
    const { status, body } = await toggle(await server.signIn(adminUser), id);
    server.clock.set(start);
    expect([status, body.code]).toEqual([409, 'campaign_past']);
  });

  test('invites all active people with a regular sign-in', async () => {
    const { admin, account, people } = await aCompany(server, 5);
    await server.aUser({ account, status: 'inactive' });
    await server.aUser({ account, type: 4 });
    const id = await anOpenCampaign(admin);
    const { body } = await admin.post('/api/v2/microsurvey/participants', { campaign_id: id });
    const invited = body.participants.map(({ user_id }: { user_id: number }) => user_id).sort();
    expect(invited).toEqual(people.map((person) => person.id).sort());
  });

  test('invites people of the selected teams, and selected people, once each', async () => {
    const { admin, account, people } = await aCompany(server, 12);
    const team = await aTeam(server, account.id, people.slice(0, 8));
    const user_ids = people.slice(6, 11).map(({ id }) => id);
    const id = await anOpenCampaign(admin, { audience: 'chosen', team_ids: [team], user_ids });
    const { body } = await admin.post('/api/v2/microsurvey/participants', { campaign_id: id });
    expect(body.total).toBe(11);
  });

  test('R24 refuses a chosen audience of fewer than twice the minimum and says how many are missing', async () => {
    const { admin, account, people } = await aCompany(server, 12);
    const team = await aTeam(server, account.id, people.slice(0, 8));
    const check = async (id: number) =>
      (await admin.post('/api/v2/microsurvey/launch_check', { campaign_id: id })).body;
    const user_ids = [people[7]?.id, people[8]?.id];
    const small = await aCampaign(admin, { audience: 'chosen', team_ids: [team], user_ids });
    expect(await check(small)).toMatchObject({ invited: 9, questions: 48, languages: ['en'] });
    const refused = await toggle(admin, small);
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        data: {},
        code: 'audience_too_small',
        statusMessage:
          'A campaign for selected teams or people must invite at least twice its minimum group size. Invite at least one more person.',
        problems: [{ field: 'audience', problem: 'peopleMissing', params: { missing: 1 } }],
      },
    ]);
    const larger = await toggle(
      admin,
      await aCampaign(admin, { audience: 'chosen', team_ids: [team], min_group: 7 }),
    );
    expect(larger.body.problems).toEqual([
      { field: 'audience', problem: 'peopleMissing', params: { missing: 6 } },
    ]);
    const added = await microSurvey(admin, 'assign-users', { campaign_id: small, user_ids: [people[9]?.id] });
    expect(added.status).toBe(200);
    expect(await check(small)).toMatchObject({ invited: 10 });
    expect((await toggle(admin, small)).status).toBe(200);
    const { status, body } = await admin.post('/api/v2/microsurvey/launch_check', { campaign_id: small });
    expect([status, body.code]).toEqual([409, 'campaign_locked']);
  });

  test('R24 compares audiences by the larger of the two minimum group sizes', async () => {
    const { admin, people } = await aCompany(server, 20);
    const chosen = (count: number, min_group: number) => {
      return { audience: 'chosen', user_ids: people.slice(0, count).map(({ id }) => id), min_group };
    };
    await anOpenCampaign(admin, chosen(14, 7));
    const similar = async (count: number) => {
      const campaign_id = await aCampaign(admin, chosen(count, 5));
      return (await admin.post('/api/v2/microsurvey/launch_check', { campaign_id })).body.similar_campaigns;
    };
    expect([await similar(14), await similar(20)]).toEqual([0, 1]);
  });

  test('R24 doesn’t count pulses about other topics, unless they share a custom question', async () => {
    const { admin, people } = await aCompany(server, 13);
    const [one, other] = await server.database.owner.selectFrom('topics').select('id').limit(2).execute();
    const question = await aSupplemental({ server, admin }, { kind: 'text' });
    const pulse = (count: number, topicId: number | undefined, supplemental_ids: readonly number[] = []) => {
      const user_ids = people.slice(0, count).map(({ id }) => id);
      return { audience: 'chosen', user_ids, length: 'pulse', topic_ids: [topicId], supplemental_ids };
    };
    const similar = async (fields: object) => {
      const campaign_id = await aCampaign(admin, fields);
      return (await admin.post('/api/v2/microsurvey/launch_check', { campaign_id })).body.similar_campaigns;
    };
    await anOpenCampaign(admin, pulse(12, one?.id, [question.id]));
    expect(await similar(pulse(13, other?.id))).toBe(0);
    const limits = async (fields: object) => {
      const campaign_id = await aCampaign(admin, fields);
      return (await admin.post('/api/v2/microsurvey/launch_check', { campaign_id })).body.limits_shares_only;
    };
    // Every campaign asks for feedback, so only shares are limited; equal audiences limit nothing.
    const others = [pulse(13, other?.id), pulse(12, other?.id), pulse(13, one?.id)];
    expect([
      await limits(others[0] ?? {}),
      await limits(others[1] ?? {}),
      await limits(others[2] ?? {}),
    ]).toEqual([true, false, false]);
    expect(await similar(pulse(13, other?.id, [question.id]))).toBe(1);
    expect(await similar(pulse(13, one?.id))).toBe(1);
    expect(await similar({ ...pulse(13, other?.id), length: 'short', topic_ids: [] })).toBe(1);
  });

  test('R24 compares a draft without groups with a campaign that has some, without withdrawn invitations', async () => {
    const { admin, people } = await aCompany(server, 56);
    const chosen = (count: number) => {
      return { audience: 'chosen', user_ids: people.slice(0, count).map(({ id }) => id), cuts: [] };
    };
    const open = await anOpenCampaign(admin, { ...chosen(56), cuts: ['department'] });
    const similar = async (count: number) => {
      const campaign_id = await aCampaign(admin, chosen(count));
      return (await admin.post('/api/v2/microsurvey/launch_check', { campaign_id })).body.similar_campaigns;
    };
    expect([await similar(54), await similar(56)]).toEqual([1, 0]);
    await server.database.owner
      .updateTable('participations')
      .set({ invitation_state: 'withdrawn' })
      .where('campaign_id', '=', open)
      .where('user_id', 'in', [people[54]?.id ?? 0, people[55]?.id ?? 0])
      .execute();
    expect([await similar(54), await similar(56)]).toEqual([0, 1]);
  });

  test('freezes only the attributes by which results are grouped', async () => {
    const { admin, account, people } = await aCompany(server, 5, () => ({
      gender: 'woman',
      race: 'asian',
      birth_year: 1987,
      department: 'Sales',
    }));
    const team = await aTeam(server, account.id, people, 'First');
    await aTeam(server, account.id, people, 'Second');
    const id = await anOpenCampaign(admin, { cuts: ['gender', 'decade', 'team'] });
    await server.database.owner
      .updateTable('users')
      .set({ gender: 'man' })
      .where('account_id', '=', account.id)
      .execute();
    await server.database.owner
      .updateTable('teams')
      .set({ name: 'Renamed' })
      .where('id', '=', team)
      .execute();
    const { attributes } = await participationOf(server, id, people[0] ?? { id: 0 });
    expect(attributes).toEqual({ gender: 'woman', decade: '1980s', team: `${team}:First` });
  });

  test('queues each invitation without its link', async () => {
    const { admin, people } = await aCompany(server, 5);
    const id = await anOpenCampaign(admin);
    const mails = await mailsOf(id);
    expect(mails.map(({ user_id, template }) => [user_id, template])).toEqual(
      people.map((person) => [person.id, 'invitation']),
    );
    const codes = await Promise.all(people.map((person) => invitationCodeOf(server, id, person)));
    const queuedText = JSON.stringify(mails);
    for (const code of codes) expect(queuedText).not.toContain(code);
  });

  test('sends a link that opens the survey', async () => {
    const { admin, people } = await aCompany(server, 5);
    const id = await anOpenCampaign(admin);
    server.letters.length = 0;
    await server.runJobs();
    const code = await invitationCodeOf(server, id, people[0] ?? { id: 0 });
    const letter = server.letters.find(({ text }) => text.includes(code));
    expect(letter?.to).toBe(people[0]?.email);
  });
});

test('ten thousand people are invited in one request', async () => {
  const { admin, account } = await aCompany(server, 1);
  const { sql } = await import('kysely');
  await sql`insert into users (account_id, first_name, last_name, email)
    select ${account.id}, 'Person', place::text, 'many' || place || '@people.example'
    from generate_series(1, 10000) as place`.execute(server.database.owner);
  const begun = Date.now();
  const campaign_id = await anOpenCampaign(admin);
  expect(Date.now() - begun).toBeLessThan(15_000);
  const { body } = await admin.post('/api/v2/microsurvey/participants', { campaign_id });
  expect(body.total).toBe(10_001);
  expect((await mailsOf(campaign_id)).length).toBe(10_001);
}, 60_000);

async function mailsOf(campaignId: number) {
  const rows = await server.database.owner.selectFrom('mails').selectAll().orderBy('id').execute();
  return rows.filter(({ params }) => params.campaign_id === campaignId);
}
