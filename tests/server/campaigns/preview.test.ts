import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCampaign, aCompany, anOpenCampaign, type Company } from './testCampaigns.ts';

let server: TestServer;
let company: Company;

beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server, 8);
});
afterAll(() => server.close());

const preview = (client: Client, campaign_id: number | null, locale: string | null = null) =>
  client.post('/api/v2/microsurvey/preview', { campaign_id, locale });

/** Every row of every table, and the state of every sequence. */
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
  const { rows: sequences } = await sql<{ name: string; value: string }>`
    select sequencename as name, last_value::text as value from pg_sequences order by 1`.execute(owner);
  return { ...contents, sequences };
}

describe('the preview of a survey', () => {
  test('ADMIN-07 writes nothing to any table, before the launch and after it', async () => {
    const draft = await aCampaign(company.admin);
    const open = await anOpenCampaign(company.admin);
    await preview(company.admin, draft); // the session may note its first use
    await server.runJobs();
    const before = await wholeDatabase();
    expect(Object.keys(before).length).toBeGreaterThan(50);
    for (const id of [draft, open, null]) {
      for (const locale of [null, 'en', 'de']) {
        const { status, body } = await preview(company.admin, id, locale);
        expect([status, body.questions.length]).toEqual([200, 48]);
      }
    }
    await server.runJobs();
    expect(await wholeDatabase()).toEqual(before);
  });

  test('shows a draft with the questions, the privacy terms and the people that a launch would fix', async () => {
    const id = await aCampaign(company.admin, { min_group: 6, questions_per_sitting: 12 });
    const { body } = await preview(company.admin, id);
    expect(body).toMatchObject({
      device_key: null,
      started: false,
      kind: 'm',
      campaign: { name: 'Culture, autumn', message: 'Please take part.', closes_on: '2026-12-01' },
      receipt: { k: 6, cuts: ['overall', 'gender', 'team'], invited: 8, invited_as: 'everyone' },
      progress: { answered: 0, total: 48 },
      questions_per_sitting: 12,
      languages: ['en'],
    });
    expect(JSON.stringify(body.questions)).not.toContain('"key"');
  });

  test('announces the duration of a short campaign', async () => {
    const id = await aCampaign(company.admin, { length: 'short' });
    expect((await preview(company.admin, id)).body.announced_minutes).toEqual({ from: 8, to: 10 });
    expect((await preview(company.admin, null)).body.announced_minutes).toBeUndefined();
  });

  test('shows a launched campaign with the form that was frozen', async () => {
    const id = await anOpenCampaign(company.admin);
    const ids = async () =>
      (await preview(company.admin, id)).body.questions.map(
        ({ question_id }: { question_id: number }) => question_id,
      );
    const before = await ids();
    const { owner } = server.database;
    await owner.updateTable('questions').set({ active: false }).where('id', '=', before[0]).execute();
    expect(await ids()).toEqual(before);
    const draft = await aCampaign(company.admin);
    expect((await preview(company.admin, draft)).body.questions).toHaveLength(47);
    await owner.updateTable('questions').set({ active: true }).where('id', '=', before[0]).execute();
  });

  test('is refused to team leads for campaigns of others, and for questions without a campaign', async () => {
    const id = await aCampaign(company.admin);
    const lead = await server.signIn(
      await server.aUser({ account: company.account, permissions: ['user', 'supervisor'] }),
    );
    for (const campaign of [id, null]) {
      const { status, body } = await preview(lead, campaign);
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
  });

  test('refuses an unknown language', async () => {
    const { status, body } = await preview(company.admin, null, 'xx');
    expect([status, body.problems[0]]).toEqual([422, expect.objectContaining({ field: 'locale' })]);
  });

  test('ticks a step of the checklist once', async () => {
    const fresh = await aCompany(server, 1);
    const isTicked = async () => (await fresh.admin.post('/api/v2/first_steps/read', {})).body.steps.preview;
    expect(await isTicked()).toBe(false);
    for (let time = 0; time < 2; time += 1) {
      expect((await fresh.admin.post('/api/v2/microsurvey/preview_opened', {})).status).toBe(200);
    }
    expect(await isTicked()).toBe(true);
    const entries = await server.database.owner
      .selectFrom('audit_entries')
      .selectAll()
      .where('account_id', '=', fresh.account.id)
      .where('resource', '=', 'accounts')
      .execute();
    expect(entries).toHaveLength(1);
  });
});
