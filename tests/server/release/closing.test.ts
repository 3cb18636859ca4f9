import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeDueCampaigns } from '../../../server/usecases/campaigns/closeCampaign.ts';
import { publishClosedCampaigns } from '../../../server/usecases/releasing/publishClosedCampaigns.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import {
  aCompany,
  anOpenCampaign,
  type Company,
  closeCampaign,
  invitationCodeOf,
  microSurvey,
  participationOf,
} from '../campaigns/testCampaigns.ts';
import { answerAllThroughCalls, submitForms } from '../results/submitForms.ts';
import { answerAll, respondent } from '../survey/respondent.ts';
import { cellsOf } from './published.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const results = async ({ admin }: Company, campaign_id: number) => {
  const { body } = await admin.post('/api/v2/microsurvey_results/topic_scores_by_element', { campaign_id });
  return body.campaigns?.[0];
};
describe('results published by closing', () => {
  test('contain the answered numbers, capped, with a size band and a certificate', async () => {
    const company = await aCompany(server, 6);
    const id = await anOpenCampaign(company.admin, { cuts: [] });
    const [best, worst] = await Promise.all(
      company.people.slice(0, 2).map((person) => participationOf(server, id, person)),
    );
    await answerAllThroughCalls(server, best?.id ?? 0, 'best');
    await answerAllThroughCalls(server, worst?.id ?? 0, 'worst');
    await submitForms(server, id, 4, () => 62);
    expect(await results(company, id)).toBeUndefined();
    await closeCampaign(company.admin, id);
    const result = await results(company, id);
    expect(result).toMatchObject({ k: 5, n_band: 5, participation_percent: 100 });
    expect(result.overall).toMatchObject({ answer_percent: 58, low: false, high: false, n_band: 5 });
    expect(result.certificate).toMatchObject({ k: 5, rows: 1, atoms: 1, rank: 1 });
    expect(result.topics).toHaveLength(6);
    expect(result.topics[0].elements[0]).toMatchObject({ answer_percent: 58, margin: null });
  });

  test('merge or omit groups that are too small', async () => {
    const company = await aCompany(server, 30, (index) => ({
      gender: index < 14 ? 'woman' : index < 28 ? 'man' : 'other',
    }));
    const id = await anOpenCampaign(company.admin, { cuts: ['gender'] });
    await submitForms(server, id, 30, (index) => (index % 10) * 10);
    await closeCampaign(company.admin, id);
    const groups = (await cellsOf(server, id)).filter(
      ({ dim, subject }) => dim === 'gender' && subject === 'overall',
    );
    expect(groups.map(({ members }) => [...members].sort())).toEqual(
      [['man', 'other'], ['woman']].filter(Boolean),
    );
  });

  test('are the same for no responses and for one too few, everywhere', async () => {
    const answers: string[][] = [];
    for (const finished of [0, 4]) {
      const company = await aCompany(server, 8, () => ({ gender: 'woman' }));
      const id = await anOpenCampaign(company.admin, { name: 'Alike' });
      await submitForms(server, id, finished);
      await closeCampaign(company.admin, id);
      const bodies: string[] = [];
      for (const [call, body] of harmless) {
        const reply = await company.admin.post(`/api/v2/microsurvey_results/${call}`, body);
        expect(reply.status).toBe(200);
        bodies.push(reply.text.replaceAll(`"campaign_id":${id}`, '"campaign_id":0'));
      }
      answers.push(bodies);
      const stored = await server.database.owner
        .selectFrom('responses')
        .select('id')
        .where('campaign_id', '=', id)
        .execute();
      expect(stored).toEqual([]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  const harmless: [string, object][] = [
    ['topic_scores_by_element', {}],
    ['topic_scores_by_element_org', { dimension: 'team' }],
    ['topic_scores_element_by_gender', {}],
    ['topic_scores_element_by_race', {}],
    ['icb_topic_trends', {}],
    ['quarter_result_counts', {}],
  ];

  test('do not change when people and teams are moved, renamed or deleted after the launch', async () => {
    const cells = [];
    for (const disturb of [false, true]) {
      const company = await aCompany(server, 24, (index) => ({
        gender: index % 2 === 0 ? 'woman' : 'man',
        department: index < 12 ? 'Sales' : 'Care',
      }));
      const account_id = company.account.id;
      const { owner } = server.database;
      const team = await owner
        .insertInto('teams')
        .values({ account_id, name: 'North' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await owner
        .insertInto('memberships')
        .values(
          company.people
            .slice(0, 12)
            .map(({ id }) => ({ account_id, team_id: team.id, user_id: id, since: null })),
        )
        .execute();
      const id = await anOpenCampaign(company.admin, { cuts: ['gender', 'department', 'team'] });
      await submitForms(server, id, 24, (index) => (index % 11) * 10);
      if (disturb) {
        await owner
          .updateTable('users')
          .set({ gender: 'other', department: 'Moved' })
          .where('account_id', '=', account_id)
          .execute();
        await owner.updateTable('teams').set({ name: 'Renamed' }).where('id', '=', team.id).execute();
        await owner
          .deleteFrom('users')
          .where('id', '=', company.people[3]?.id ?? 0)
          .execute();
        await owner.deleteFrom('teams').where('id', '=', team.id).execute();
      }
      await closeCampaign(company.admin, id);
      const named = (text: string) => text.replace(/\d+:North/g, 'North');
      cells.push(
        (await cellsOf(server, id)).map(({ release_id: _release, account_id: _account, ...cell }) => ({
          ...cell,
          category: named(cell.category),
          members: cell.members.map(named),
        })),
      );
    }
    expect(cells[1]).toEqual(cells[0]);
    expect(new Set(cells[0]?.map(({ dim }) => dim))).toEqual(
      new Set(['overall', 'gender', 'department', 'team']),
    );
  });

  test('are immutable', async () => {
    const company = await aCompany(server, 6);
    const id = await anOpenCampaign(company.admin);
    await submitForms(server, id, 6);
    await closeCampaign(company.admin, id);
    const change = server.database.owner.updateTable('release_cells').set({ value: 99 }).execute();
    await expect(change).rejects.toThrow('never changed');
  });
});

describe('closing a campaign', () => {
  test('happens automatically after the last day has ended everywhere, once per campaign', async () => {
    const company = await aCompany(server, 6);
    const id = await anOpenCampaign(company.admin, { closes_on: '2026-11-22' });
    await submitForms(server, id, 6);
    const start = server.clock.now();
    server.clock.set(new Date('2026-11-23T11:59:00Z'));
    await closeDueCampaigns(server.deps);
    expect(await releasesOf(id)).toBe(0);
    server.clock.set(new Date('2026-11-23T12:05:00Z'));
    await Promise.all([closeDueCampaigns(server.deps), closeDueCampaigns(server.deps)]);
    await closeDueCampaigns(server.deps);
    await server.runJobs();
    server.clock.set(start);
    expect(await releasesOf(id)).toBe(1);
    const closes = await server.database.owner
      .selectFrom('audit_entries')
      .select(['account_id', 'actor_id', 'changes'])
      .where('resource', '=', 'benchmark_campaigns')
      .where('action', '=', 'close')
      .where('record_id', '=', String(id))
      .execute();
    expect(closes).toEqual([
      { account_id: company.account.id, actor_id: null, changes: { status: ['open', 'closed'] } },
    ]);
  });

  test('leaves all forms unchanged if writing fails, and is completed by the next run', async () => {
    const company = await aCompany(server, 6);
    const id = await anOpenCampaign(company.admin);
    await submitForms(server, id, 6);
    const { owner } = server.database;
    await sql`create function break_off() returns trigger language plpgsql as
      $$ begin raise exception 'power cut'; end $$`.execute(owner);
    await sql`create trigger broken before insert on release_cells execute function break_off()`.execute(
      owner,
    );
    await closeCampaign(company.admin, id);
    expect(server.woken).toContain('publish-releases');
    await expect(publishClosedCampaigns(server.deps)).rejects.toThrow('power cut');
    await sql`drop trigger broken on release_cells`.execute(owner);
    expect(await releasesOf(id)).toBe(0);
    expect(await publishing(company, id)).toBe(100);
    const stored = await owner
      .selectFrom('waiting_forms')
      .select('id')
      .where('campaign_id', '=', id)
      .execute();
    expect(stored).toHaveLength(6);
    await Promise.all([publishClosedCampaigns(server.deps), publishClosedCampaigns(server.deps)]);
    expect(await releasesOf(id)).toBe(1);
    expect(await publishing(company, id)).toBeNull();
    const answers = await owner.selectFrom('responses').select('id').where('campaign_id', '=', id).execute();
    expect(answers).toHaveLength(6);
  });

  test('deletes unfinished drafts without counting them', async () => {
    const company = await aCompany(server, 7);
    const id = await anOpenCampaign(company.admin);
    const [late, ...others] = company.people;
    const guest = respondent(server.visitor(), await invitationCodeOf(server, id, late ?? { id: 0 }));
    await guest.answer((await guest.open()).body.questions[0]);
    for (const person of others) await answerAll(server, await invitationCodeOf(server, id, person));
    await closeCampaign(company.admin, id);
    expect(await server.database.owner.selectFrom('drafts').selectAll().execute()).toEqual([]);
    const responses = await server.database.owner
      .selectFrom('responses')
      .selectAll()
      .where('campaign_id', '=', id)
      .execute();
    expect(responses).toHaveLength(6);
  });

  async function publishing({ admin }: Company, campaign_id: number): Promise<number | null> {
    const { body } = await microSurvey(admin, 'get-campaign', { campaign_id });
    return body.data.ms_campaign.publishing_percent;
  }

  async function releasesOf(campaignId: number): Promise<number> {
    const rows = await server.database.owner
      .selectFrom('releases')
      .select('id')
      .where('campaign_id', '=', campaignId)
      .execute();
    return rows.length;
  }
});

test('withdrawing a release deletes the whole campaign and requires an administrator', async () => {
  const company = await aCompany(server, 6);
  const lead = await server.aUser({ account: company.account, permissions: ['user', 'supervisor'], type: 3 });
  const id = await anOpenCampaign(company.admin);
  await submitForms(server, id, 6);
  await closeCampaign(company.admin, id);
  const { owner } = server.database;
  await owner.updateTable('benchmark_campaigns').set({ created_by: lead.id }).where('id', '=', id).execute();
  const refused = await microSurvey(await server.signIn(lead), 'delete-micro-survey-campaign', {
    campaign_id: id,
  });
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  expect((await microSurvey(company.admin, 'delete-micro-survey-campaign', { campaign_id: id })).status).toBe(
    200,
  );
  expect(await cellsOf(server, id)).toEqual([]);
  const logged = await owner
    .selectFrom('audit_entries')
    .select('action')
    .where('record_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(logged.map(({ action }) => action)).toEqual(['create', 'launch', 'close', 'withdraw']);
});
