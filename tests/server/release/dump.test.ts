import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Scope } from '../../../server/store/database.ts';
import { destroyKeys } from '../../../server/usecases/destroyKeys.ts';
import { type House, startHouse } from '../../support/startHouse.ts';
import { aCompany, anOpenCampaign, type Company, close, codeOf } from '../campaigns/company.ts';
import { answerAll, respondent } from '../survey/respondent.ts';
import { cellsOf } from './published.ts';

let house: House;

beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

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
      where table_schema = 'public' and table_name in ('responses', 'feedback', 'release_comments', 'sealed_forms')
      order by table_name, column_name`.execute(house.database.owner);
    expect(
      rows.map(({ table_name, column_name, data_type }) => `${table_name}.${column_name} ${data_type}`),
    ).toEqual([
      'release_comments.account_id integer',
      'release_comments.comment text',
      'release_comments.id uuid',
      'release_comments.question_id integer',
      'release_comments.release_id integer',
      'release_comments.survey_campaign_id integer',
      'release_comments.view text',
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
  });

  test('of what people thought of the survey there is what was published, and no word joined to a form', async () => {
    const { owner } = house.database;
    const comments = await owner.selectFrom('release_comments').select(['id', 'comment', 'view']).execute();
    expect(comments.map(({ view, comment }) => `${view}: ${comment}`)).toEqual(
      Array.from({ length: 12 }, () => 'feedback: More time'),
    );
    expect(await owner.selectFrom('release_shares').select('percent').execute()).toEqual([]);
    const forms = new Set(
      (await owner.selectFrom('responses').select('id').execute()).map((form) => form.id),
    );
    expect(comments.filter((comment) => forms.has(comment.id))).toEqual([]);
  });

  test('the role that serves people may not look at drafts, forms, answers or keys', async () => {
    const web: Scope = {
      role: 'web',
      accountId: company.account.id,
      userId: company.adminUser.id,
      platform: true,
    };
    for (const table of ['drafts', 'sealed_forms', 'responses', 'campaign_keys'] as const) {
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
    const before = await cellsOf(house, id);
    const start = house.clock.now();
    house.clock.set(new Date('2026-12-21T00:30:00Z'));
    await destroyKeys(house.deps);
    expect(await withAttributes()).toBe(12);
    house.clock.set(new Date('2026-12-22T00:30:00Z'));
    await destroyKeys(house.deps);
    house.clock.set(start);
    expect(await withAttributes()).toBe(0);
    expect(await cellsOf(house, id)).toEqual(before);
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
