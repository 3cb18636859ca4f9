import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Scope } from '../../../server/store/database.ts';
import { closeDueCampaigns } from '../../../server/usecases/closeCampaign.ts';
import { destroyKeys } from '../../../server/usecases/destroyKeys.ts';
import { type House, startHouse } from '../../support/startHouse.ts';
import {
  aCompany,
  anOpenCampaign,
  type Company,
  close,
  codeOf,
  microSurvey,
  participationOf,
} from '../campaigns/company.ts';
import { answerLike, handInForms } from '../results/answered.ts';
import { answerAll, respondent } from '../survey/respondent.ts';

let house: House;

beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

const results = async ({ admin }: Company, campaign_id: number) => {
  const { body } = await admin.post('/api/v2/microsurvey_results/topic_scores_by_element', { campaign_id });
  return body.campaigns?.[0];
};
const cellsOf = (campaignId: number) =>
  house.database.owner
    .selectFrom('release_cells')
    .innerJoin('releases', 'releases.id', 'release_cells.release_id')
    .selectAll('release_cells')
    .where('releases.campaign_id', '=', campaignId)
    .orderBy('dim')
    .orderBy('category')
    .orderBy('subject')
    .orderBy('subject_id')
    .execute();

describe('what a close publishes', () => {
  test('the numbers that were answered, capped and from a band of people, with a certificate', async () => {
    const company = await aCompany(house, 6);
    const id = await anOpenCampaign(company.admin, { cuts: [] });
    const [best, worst] = await Promise.all(
      company.people.slice(0, 2).map((person) => participationOf(house, id, person)),
    );
    await answerLike(house, best?.id ?? 0, 'best');
    await answerLike(house, worst?.id ?? 0, 'worst');
    await handInForms(house, id, 4, () => 62);
    expect(await results(company, id)).toBeUndefined();
    await close(company.admin, id);
    const found = await results(company, id);
    expect(found).toMatchObject({ k: 5, n_band: 5, participation_percent: 100 });
    expect(found.overall).toEqual({ answer_percent: 58, low: false, high: false, n_band: 5 });
    expect(found.certificate).toMatchObject({ k: 5, rows: 1, atoms: 1, rank: 1 });
    expect(found.topics).toHaveLength(6);
    expect(found.topics[0].elements[0]).toMatchObject({ answer_percent: 58, margin: null });
  });

  test('groups that are too small are shown together or not at all', async () => {
    const company = await aCompany(house, 30, (place) => ({
      gender: place < 14 ? 'woman' : place < 28 ? 'man' : 'other',
    }));
    const id = await anOpenCampaign(company.admin, { cuts: ['gender'] });
    await handInForms(house, id, 30, (place) => (place % 10) * 10);
    await close(company.admin, id);
    const groups = (await cellsOf(id)).filter(
      ({ dim, subject }) => dim === 'gender' && subject === 'overall',
    );
    expect(groups.map(({ members }) => [...members].sort())).toEqual(
      [['man', 'other'], ['woman']].filter(Boolean),
    );
  });

  test('one answer fewer than the minimum and none at all look alike, everywhere', async () => {
    const answers: string[][] = [];
    for (const finished of [0, 4]) {
      const company = await aCompany(house, 8, () => ({ gender: 'woman' }));
      const id = await anOpenCampaign(company.admin, { name: 'Alike' });
      await handInForms(house, id, finished);
      await close(company.admin, id);
      const bodies: string[] = [];
      for (const [call, body] of harmless) {
        const reply = await company.admin.post(`/api/v2/microsurvey_results/${call}`, body);
        expect(reply.status).toBe(200);
        bodies.push(reply.text.replaceAll(`"campaign_id":${id}`, '"campaign_id":0'));
      }
      answers.push(bodies);
      const kept = await house.database.owner
        .selectFrom('responses')
        .select('id')
        .where('campaign_id', '=', id)
        .execute();
      expect(kept).toEqual([]);
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

  test('moving, renaming and deleting people and teams after the launch changes no published number', async () => {
    const cells = [];
    for (const disturb of [false, true]) {
      const company = await aCompany(house, 24, (place) => ({
        gender: place % 2 === 0 ? 'woman' : 'man',
        department: place < 12 ? 'Sales' : 'Care',
      }));
      const account_id = company.account.id;
      const { owner } = house.database;
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
      await handInForms(house, id, 24, (place) => (place % 11) * 10);
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
      await close(company.admin, id);
      const named = (text: string) => text.replace(/\d+:North/g, 'North');
      cells.push(
        (await cellsOf(id)).map(({ release_id: _release, account_id: _account, ...cell }) => ({
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

  test('a release is written once and refuses every change', async () => {
    const company = await aCompany(house, 6);
    const id = await anOpenCampaign(company.admin);
    await handInForms(house, id, 6);
    await close(company.admin, id);
    const change = house.database.owner.updateTable('release_cells').set({ value: 99 }).execute();
    await expect(change).rejects.toThrow('never changed');
  });
});

describe('how a campaign closes', () => {
  test('by itself after its last day, once however often the job runs', async () => {
    const company = await aCompany(house, 6);
    const id = await anOpenCampaign(company.admin, { closes_on: '2026-11-22' });
    await handInForms(house, id, 6);
    const start = house.clock.now();
    house.clock.set(new Date('2026-11-22T23:59:00Z'));
    await closeDueCampaigns(house.deps);
    expect(await releasesOf(id)).toBe(0);
    house.clock.set(new Date('2026-11-23T00:05:00Z'));
    await Promise.all([closeDueCampaigns(house.deps), closeDueCampaigns(house.deps)]);
    await closeDueCampaigns(house.deps);
    house.clock.set(start);
    expect(await releasesOf(id)).toBe(1);
  });

  test('a close that breaks in the middle leaves everything as it was and can be run again', async () => {
    const company = await aCompany(house, 6);
    const id = await anOpenCampaign(company.admin);
    await handInForms(house, id, 6);
    const { owner } = house.database;
    await sql`create function break_off() returns trigger language plpgsql as
      $$ begin raise exception 'power cut'; end $$`.execute(owner);
    await sql`create trigger broken before insert on release_cells execute function break_off()`.execute(
      owner,
    );
    const broken = await microSurvey(company.admin, 'toggle-campaign-status', { campaign_id: id });
    await sql`drop trigger broken on release_cells`.execute(owner);
    expect(broken.status).toBe(500);
    expect(await releasesOf(id)).toBe(0);
    const kept = await owner.selectFrom('sealed_forms').select('id').where('campaign_id', '=', id).execute();
    expect(kept).toHaveLength(6);
    await close(company.admin, id);
    expect(await releasesOf(id)).toBe(1);
  });

  test('drafts that were not finished are gone and counted in nothing', async () => {
    const company = await aCompany(house, 7);
    const id = await anOpenCampaign(company.admin);
    const [late, ...others] = company.people;
    const guest = respondent(house.visitor(), await codeOf(house, id, late ?? { id: 0 }));
    await guest.answer((await guest.open()).body.questions[0]);
    for (const person of others) await answerAll(house, await codeOf(house, id, person));
    await close(company.admin, id);
    expect(await house.database.owner.selectFrom('drafts').selectAll().execute()).toEqual([]);
    const responses = await house.database.owner
      .selectFrom('responses')
      .selectAll()
      .where('campaign_id', '=', id)
      .execute();
    expect(responses).toHaveLength(6);
  });

  async function releasesOf(campaignId: number): Promise<number> {
    const rows = await house.database.owner
      .selectFrom('releases')
      .select('id')
      .where('campaign_id', '=', campaignId)
      .execute();
    return rows.length;
  }
});

describe('what a dump of the database says after the close', () => {
  let company: Company;
  let id: number;

  beforeAll(async () => {
    company = await aCompany(house, 12, (place) => ({ gender: place < 6 ? 'woman' : 'nonBinary' }));
    id = await anOpenCampaign(company.admin, { cuts: ['gender'], min_group: 6 });
    for (const person of company.people) {
      const code = await codeOf(house, id, person);
      await answerAll(house, code);
      await respondent(house.visitor(), code).feedback(3, 'More time');
    }
    await close(company.admin, id);
  });

  test('no table of answers has a column for a person, a link, a number in sequence or a time', async () => {
    const { rows } = await sql<{ table_name: string; column_name: string; data_type: string }>`
      select table_name, column_name, data_type from information_schema.columns
      where table_schema = 'public' and table_name in ('responses', 'feedback', 'sealed_forms')
      order by table_name, column_name`.execute(house.database.owner);
    expect(
      rows.map(({ table_name, column_name, data_type }) => `${table_name}.${column_name} ${data_type}`),
    ).toEqual([
      'feedback.campaign_id integer',
      'feedback.id uuid',
      'feedback.improvement text',
      'feedback.rating smallint',
      'responses.attributes bytea',
      'responses.campaign_id integer',
      'responses.id uuid',
      'responses.scores ARRAY',
      'sealed_forms.campaign_id integer',
      'sealed_forms.id uuid',
      'sealed_forms.kind text',
      'sealed_forms.sealed bytea',
    ]);
  });

  test('all answers were written by one transaction, in the order of random ids, with attributes of one length', async () => {
    const { rows } = await sql<{ id: string; xmin: string; length: number }>`
      select id, xmin::text as xmin, octet_length(attributes) as length from responses
      where campaign_id = ${id} order by ctid`.execute(house.database.owner);
    expect(rows).toHaveLength(12);
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
    const ids = rows.map((row) => row.id);
    expect(ids).toEqual([...ids].sort());
    for (const one of ids) expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  });

  test('participations were all written last by the close and keep days and no groups', async () => {
    const { rows } = await sql<{ xmin: string; attributes: object }>`
      select xmin::text as xmin, attributes from participations where campaign_id = ${id}`.execute(
      house.database.owner,
    );
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
    for (const { attributes } of rows) expect(attributes).toEqual({});
  });

  test('drafts, sealed forms and the key that opened them are gone', async () => {
    const { owner } = house.database;
    expect(
      await owner.selectFrom('sealed_forms').selectAll().where('campaign_id', '=', id).execute(),
    ).toEqual([]);
    const keys = await owner
      .selectFrom('campaign_keys')
      .selectAll()
      .where('campaign_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(keys.wrapped_private_key).toBeNull();
    const feedback = await owner
      .selectFrom('feedback')
      .select(['rating', 'improvement'])
      .where('campaign_id', '=', id)
      .execute();
    expect(feedback).toHaveLength(12);
    expect(new Set(feedback.map(({ rating }) => rating))).toEqual(new Set([3]));
  });

  test('the role that serves people may not look at drafts, forms, answers, feedback or keys', async () => {
    const web: Scope = {
      role: 'web',
      accountId: company.account.id,
      userId: company.adminUser.id,
      platform: true,
    };
    for (const table of ['drafts', 'sealed_forms', 'responses', 'feedback', 'campaign_keys'] as const) {
      const look = house.database.as(web, (tx) => tx.selectFrom(table).selectAll().execute());
      await expect(look).rejects.toThrow(`permission denied for table ${table}`);
    }
  });

  test('no sealed form was as long as its answers', async () => {
    const other = await aCompany(house, 5, (place) => ({ department: 'D'.repeat(place * 10) || null }));
    const open = await anOpenCampaign(other.admin, { cuts: ['department'] });
    for (const person of other.people) await answerAll(house, await codeOf(house, open, person));
    const { rows } = await sql<{ length: number }>`
      select distinct octet_length(sealed) as length from sealed_forms where campaign_id = ${open}`.execute(
      house.database.owner,
    );
    expect(rows).toHaveLength(1);
  });

  test('thirty days after the close the groups of the answers are destroyed and the results stay', async () => {
    const before = await cellsOf(id);
    const start = house.clock.now();
    house.clock.set(new Date('2026-12-21T00:30:00Z'));
    await destroyKeys(house.deps);
    expect(await withAttributes()).toBe(12);
    house.clock.set(new Date('2026-12-22T00:30:00Z'));
    await destroyKeys(house.deps);
    house.clock.set(start);
    expect(await withAttributes()).toBe(0);
    expect(await cellsOf(id)).toEqual(before);
  });

  async function withAttributes(): Promise<number> {
    const { owner } = house.database;
    const rows = await owner
      .selectFrom('responses')
      .select('attributes')
      .where('campaign_id', '=', id)
      .execute();
    return rows.filter(({ attributes }) => attributes !== null).length;
  }
});

test('withdrawing a release takes the whole campaign, and only an administrator does it', async () => {
  const company = await aCompany(house, 6);
  const lead = await house.aUser({ account: company.account, permissions: ['user', 'supervisor'], type: 3 });
  const id = await anOpenCampaign(company.admin);
  await handInForms(house, id, 6);
  await close(company.admin, id);
  const { owner } = house.database;
  await owner.updateTable('benchmark_campaigns').set({ created_by: lead.id }).where('id', '=', id).execute();
  const refused = await microSurvey(await house.signIn(lead), 'delete-micro-survey-campaign', {
    campaign_id: id,
  });
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  expect((await microSurvey(company.admin, 'delete-micro-survey-campaign', { campaign_id: id })).status).toBe(
    200,
  );
  expect(await cellsOf(id)).toEqual([]);
  const noted = await owner
    .selectFrom('audit_entries')
    .select('action')
    .where('record_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(noted.map(({ action }) => action)).toEqual(['create', 'launch', 'close', 'withdraw']);
});
