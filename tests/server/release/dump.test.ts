import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Scope } from '../../../server/store/database.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import {
  aCompany,
  anOpenCampaign,
  type Company,
  closeCampaign,
  invitationCodeOf,
} from '../campaigns/testCampaigns.ts';
import { answerAll, respondent } from '../survey/respondent.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('a dump of the database after closing', () => {
  let company: Company;
  let id: number;

  beforeAll(async () => {
    company = await aCompany(server, 12, (index) => ({ gender: index < 6 ? 'woman' : 'nonBinary' }));
    id = await anOpenCampaign(company.admin, { cuts: ['gender'], min_group: 6 });
    for (const person of company.people) {
      const code = await invitationCodeOf(server, id, person);
      await answerAll(server, code);
      await respondent(server.visitor(), code).feedback(3, 'More time');
    }
    await closeCampaign(company.admin, id);
  });

  test('has no answer column for a person, a link, a sequence number or a time', async () => {
    const { rows } = await sql<{ table_name: string; column_name: string; data_type: string }>`
      select table_name, column_name, data_type from information_schema.columns
      where table_schema = 'public' and table_name in ('responses', 'feedback', 'release_comments', 'sealed_forms')
      order by table_name, column_name`.execute(server.database.owner);
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
      'responses.campaign_id integer',
      'responses.id uuid',
      'responses.scores ARRAY',
      'sealed_forms.box bytea',
      'sealed_forms.campaign_id integer',
      'sealed_forms.id uuid',
      'sealed_forms.kind text',
    ]);
  });

  test('has all answers written by one transaction, in random order, without groups', async () => {
    const { rows } = await sql<{ id: string; xmin: string }>`
      select id, xmin::text as xmin from responses
      where campaign_id = ${id} order by ctid`.execute(server.database.owner);
    expect(rows).toHaveLength(12);
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
    const ids = rows.map((row) => row.id);
    expect(ids).toEqual([...ids].sort());
    for (const one of ids) expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  });

  test('has all participations written last by closing, with days and without groups', async () => {
    const { rows } = await sql<{ xmin: string; attributes: object }>`
      select xmin::text as xmin, attributes from participations where campaign_id = ${id}`.execute(
      server.database.owner,
    );
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
    for (const { attributes } of rows) expect(attributes).toEqual({});
  });

  test('contains no drafts or sealed forms, and their key no longer exists', async () => {
    const { owner } = server.database;
    for (const table of ['drafts', 'waiting_forms', 'sealed_forms'] as const)
      expect(await owner.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await server.deps.keys.has({ kind: 'campaign', id })).toBe(false);
  });

  test('contains published feedback only, detached from forms', async () => {
    const { owner } = server.database;
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

  test('denies the web role access to drafts, forms, answers and keys', async () => {
    const web: Scope = {
      role: 'web',
      accountId: company.account.id,
      userId: company.adminUser.id,
      platform: true,
    };
    for (const table of ['drafts', 'waiting_forms', 'sealed_forms', 'responses', 'campaign_keys'] as const) {
      const inspect = server.database.as(web, (tx) => tx.selectFrom(table).selectAll().execute());
      await expect(inspect).rejects.toThrow(`permission denied for table ${table}`);
    }
  });

  test('reveals no length of answers by the length of a sealed form', async () => {
    const other = await aCompany(server, 5, (index) => ({ department: 'D'.repeat(index * 10) || null }));
    const open = await anOpenCampaign(other.admin, { cuts: ['department'] });
    for (const person of other.people) await answerAll(server, await invitationCodeOf(server, open, person));
    const { rows } = await sql<{ length: number }>`
      select distinct octet_length(box) as length from waiting_forms where campaign_id = ${open}`.execute(
      server.database.owner,
    );
    expect(rows).toHaveLength(1);
  });
});
