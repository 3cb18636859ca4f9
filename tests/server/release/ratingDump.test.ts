import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Scope } from '../../../server/store/database.ts';
import { closeDueSurveys } from '../../../server/usecases/surveys/closeSurveyCampaign.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { orderOf, respondent, type ShownQuestion } from '../survey/respondent.ts';
import { assignmentAt } from '../survey/testAssessmentCycle.ts';
import { type Visits, visitsOf } from '../survey/testVisits.ts';

let server: TestServer;
let visits: Visits;
const raters = 12;
/** The assignments in order of submission, each with the statement that only this rater ranks first. */
const handedIn: { readonly id: number; readonly first: string }[] = [];

beforeAll(async () => {
  server = await startTestServer();
  visits = await visitsOf(server);
  const steady = await visits.steady();
  let first = 0;
  for (let index = 0; index < raters; index += 1) {
    const rater = await visits.asked('peer');
    const { questions } = (await visits.page(rater.code, 'r').open()).body;
    first = first || Math.min(...questions.map(({ question_id }: ShownQuestion) => question_id));
    const choose = (question: ShownQuestion) =>
      question.question_id === first ? permutation(orderOf(question), index) : steady(question);
    const own = questions.find(({ question_id }: ShownQuestion) => question_id === first);
    handedIn.push({ id: rater.id, first: choose(own).join() });
    await visits.finish(rater, 'r', choose);
    await visits.page(rater.code, 'r').feedback(3, 'More time');
  }
});
afterAll(() => server.close());

/** A different order for each question, so that forms can be distinguished. */
function permutation(options: readonly string[], index: number): string[] {
  const left = [...options].sort();
  return [4, 3, 2, 1].map((size, at) => {
    const step = [6, 2, 1, 1][at] ?? 1;
    const [taken] = left.splice(Math.floor(index / step) % size, 1);
    return taken ?? '';
  });
}

describe('while people answer', () => {
  test('a form started on one device is finished on another and then detached from the person', async () => {
    const rater = await visits.asked('peer');
    const [question] = (await visits.page(rater.code, 'r').open()).body.questions;
    await visits.page(rater.code, 'r').answer(question);
    const { updated_at } = await assignmentAt(server, rater.id);
    const device = respondent(server.visitor(), rater.code, undefined, 'r');
    expect((await device.open()).body.progress.answered).toBe(1);
    server.clock.advance(3_600_000);
    await visits.finish(rater, 'r', await visits.steady());
    expect(await visits.draftsOf(rater.id)).toEqual([]);
    // The person's row doesn't contain the time of the change, not even by the hour.
    expect((await assignmentAt(server, rater.id)).updated_at).toEqual(updated_at);
  });

  test('no answer table has a column for a person, a link, a sequence number or a time', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name || ' ' || data_type as name from information_schema.columns
      where table_schema = 'public' and table_name in ('sealed_ratings', 'ratings', 'applicant_feedback')
      order by table_name, column_name`.execute(server.database.owner);
    expect(rows.map(({ name }) => name)).toEqual([
      'applicant_feedback.id uuid',
      'applicant_feedback.requisition_id integer',
      'applicant_feedback.sealed bytea',
      'ratings.answers jsonb',
      'ratings.campaign_id integer',
      'ratings.id uuid',
      'ratings.quality text',
      'ratings.rater_group text',
      'ratings.target_id integer',
      'sealed_ratings.box bytea',
      'sealed_ratings.campaign_id integer',
      'sealed_ratings.id uuid',
      'sealed_ratings.kind text',
    ]);
  });

  test('sealed forms have one length and are inaccessible to the web role', async () => {
    const { rows } = await sql<{ length: number }>`
      select distinct octet_length(box) as length from waiting_ratings`.execute(server.database.owner);
    expect(rows).toHaveLength(1);
    const { account, target } = visits;
    const web: Scope = { role: 'web', accountId: account.id, userId: target.id, platform: true };
    for (const table of [
      'assignment_drafts',
      'waiting_ratings',
      'sealed_ratings',
      'ratings',
      'assessments',
    ] as const) {
      const inspect = server.database.as(web, (tx) => tx.selectFrom(table).selectAll().execute());
      await expect(inspect).rejects.toThrow(`permission denied for table ${table}`);
    }
  });
});

describe('after closing', () => {
  beforeAll(async () => {
    server.clock.set(new Date('2026-12-02T12:10:00Z'));
    await closeDueSurveys(server.deps);
  });

  const ratings = async () => {
    const { rows } = await sql<{ id: string; xmin: string; answers: { ordering: string[] }[] }>`
      select id, xmin::text as xmin, answers from ratings
      where campaign_id = ${visits.campaign_id} order by ctid`.execute(server.database.owner);
    return rows;
  };

  test('the audit log of the account contains the close, as a change by the system', async () => {
    const closes = await server.database.owner
      .selectFrom('audit_entries')
      .select(['account_id', 'actor_id', 'changes'])
      .where('resource', '=', 'survey_campaigns')
      .where('action', '=', 'close')
      .where('record_id', '=', String(visits.campaign_id))
      .execute();
    expect(closes).toMatchObject([
      { account_id: visits.account.id, actor_id: null, changes: { status: ['open', 'closed'] } },
    ]);
  });

  test('all ratings were written by one transaction in random order, not in order of submission', async () => {
    const rows = await ratings();
    expect(rows).toHaveLength(raters + 1);
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    const firsts = rows.map(({ answers }) => answers[0]?.ordering.join() ?? '');
    const order = firsts.flatMap((first) => {
      const index = handedIn.findIndex((one) => one.first === first);
      return index === -1 ? [] : [index];
    });
    expect(order.length).toBeGreaterThanOrEqual(raters);
    expect(order).not.toEqual([...order].sort((a, b) => a - b));
  });

  test('nothing else in the database references a rating, and no sealed form or key is left', async () => {
    const [rating] = await ratings();
    const named: string[] = [];
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.database.owner);
    for (const { name } of tables) {
      const { rows } = await sql<{ found: boolean }>`
        select exists (select from ${sql.table(name)} as one
          where to_jsonb(one)::text like ${`%${rating?.id}%`}) as found`.execute(server.database.owner);
      if (rows[0]?.found) named.push(name);
    }
    expect(named).toEqual(['ratings']);
    const { owner } = server.database;
    for (const table of ['waiting_ratings', 'sealed_ratings'] as const)
      expect(await owner.selectFrom(table).select('id').execute()).toEqual([]);
    expect(await server.deps.keys.list()).toEqual([]);
  });

  test('respondents have days and a status, but no time of any answer', async () => {
    for (const { id } of handedIn) {
      const row = await assignmentAt(server, id);
      expect(row).toMatchObject({ status: 'finished', finished_on: '2026-11-21', feedback_given: true });
    }
    const notes = await server.database.owner
      .selectFrom('audit_entries')
      .select('action')
      .where('resource', '=', 'assignments')
      .execute();
    expect(notes).toEqual([]);
  });
});
