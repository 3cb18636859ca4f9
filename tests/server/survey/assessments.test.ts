import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnAccount, AUser } from '../../support/builders.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { orderOf, respondent, type ShownQuestion } from './respondent.ts';
import { aCycle, anInvitation, assignmentAt, aTarget } from './testAssessmentCycle.ts';
import { type Kind, type Visits, visitsOf } from './testVisits.ts';

let server: TestServer;
let visits: Visits;
let account: AnAccount;
let target: AUser;

beforeAll(async () => {
  server = await startTestServer();
  visits = await visitsOf(server);
  ({ account, target } = visits);
});
afterAll(() => server.close());

describe('opening an assessment', () => {
  test('SURV-01 SURV-02 shows a rater 36 questions with the participant’s first name and without keys', async () => {
    const { code } = await visits.asked();
    const { status, body } = await visits.page(code, 'r').open();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'r',
      ending: null,
      target_first_name: 'Ines',
      campaign: { name: 'Growing, autumn', company: 'Harbor & Pine', closes_on: '2026-12-01' },
      may_decline: true,
    });
    expect(body.questions).toHaveLength(36);
    expect(body.questions.some(({ text }: ShownQuestion) => text.includes('{targetFirstName}'))).toBe(true);
    for (const { options } of body.questions)
      for (const option of options) expect(Object.keys(option).sort()).toEqual(['option_id', 'text']);
  });

  test('SURV-03 states to each relationship how its answers are shown', async () => {
    const receiptOf = async (code: string, kind: Kind) => (await visits.page(code, kind).open()).body.receipt;
    expect(await receiptOf((await visits.asked('peer')).code, 'r')).toMatchObject({ promise: 'group', k: 3 });
    const self = await visits.asked('self', target);
    expect(await receiptOf(self.code, 's')).toMatchObject({
      promise: 'self',
      seen_by: 'self',
      release: 'by_hand',
      own_questions: false,
    });
    const only = await visits.asked('manager');
    expect(await receiptOf(only.code, 'r')).toMatchObject({ promise: 'manager', k: 1 });
    await visits.asked('manager');
    expect(await receiptOf(only.code, 'r')).toMatchObject({ promise: 'managers' });
    const { code } = await visits.applicant({ retention_days: 90 });
    expect(await receiptOf(code, 'h')).toMatchObject({ promise: 'applicant', kept_days: 90 });
  });

  test('by link works for its own type and the general path, but not with a wrong code or type', async () => {
    const { code } = await visits.asked();
    expect((await visits.page(code, null).open()).body.kind).toBe('r');
    for (const [wrong, kind] of [
      ['A'.repeat(43), 'r'],
      [code, 's'],
      [code, 'h'],
    ] as const) {
      const { status, body } = await visits.page(wrong, kind).open();
      expect([status, body.code]).toEqual([404, 'link_unknown']);
    }
  });

  test('lists the open assessments of a signed-in person only', async () => {
    const { user, id } = await visits.asked();
    const client = await server.signIn(user);
    const opened = (await respondent(client, null, undefined, null).open()).body;
    expect([opened.kind, opened.target_first_name, opened.signed_in]).toEqual(['r', 'Ines', true]);
    const other = await server.signIn(await server.aUser({ account }));
    expect((await respondent(other, null, undefined, 'r').open()).body.ending).toBe('nothingOpen');
    const reply = await respondent(other, null, opened.device_key, 'r').answer(opened.questions[0]);
    expect([reply.status, reply.body.code]).toEqual([404, 'link_unknown']);
    expect((await assignmentAt(server, id)).status).toBe('invited');
    expect((await visits.page(null, 'r').open()).status).toBe(401);
  });

  test('is refused without the module for assessments by others', async () => {
    const without = await server.anAccount({ modules: [1, 2] });
    const person = await server.aUser({ account: without });
    const cycle = await aCycle(server, without);
    const about = await aTarget(server, cycle, person);
    const of = { account: without, campaign_id: cycle, target_id: about, user: person };
    const { code } = await anInvitation(server, { ...of, relationship: 'self' });
    const { status, body } = await visits.page(code, 's').open();
    expect([status, body.code]).toEqual([403, 'module_off']);
  });
});

describe('answering an assessment', () => {
  test('SURV-13 SURV-14 SURV-15 resumes on another device, and each answer counts once', async () => {
    const { code, id } = await visits.asked();
    const guest = visits.page(code, 'r');
    const { questions } = (await guest.open()).body;
    await guest.begin();
    const sent = [...questions.slice(0, 4), ...questions.slice(0, 4)].reverse();
    const replies = await Promise.all(sent.map((question: ShownQuestion) => guest.answer(question)));
    expect(replies.map(({ status }) => status)).toEqual(sent.map(() => 200));
    const changed = await guest.answer(questions[0], orderOf(questions[0]).reverse());
    expect([changed.status, changed.body.code]).toEqual([409, 'answer_final']);
    const elsewhere = (await visits.page(code, 'r').open()).body;
    expect(elsewhere.progress).toMatchObject({ answered: 4, total: 36 });
    expect(elsewhere.questions).toEqual(questions.slice(4));
    expect(elsewhere.may_decline).toBe(false);
    expect(await assignmentAt(server, id)).toMatchObject({ status: 'started', started_on: '2026-11-21' });
  });

  test('SURV-17 in several sessions asks a share of the questions per day', async () => {
    const slow = await aCycle(server, account, { questions_per_sitting: 20 });
    const about = await aTarget(server, slow, target);
    const of = { account, campaign_id: slow, target_id: about, relationship: 'self', user: target } as const;
    const own = await anInvitation(server, of);
    const { body } = await visits.finish(own, 's');
    expect(body).toEqual({ answered: 20, remaining: 16, ending: 'doneForToday' });
    const now = server.clock.now();
    server.clock.advance(24 * 3_600_000);
    const { questions, sitting } = (await visits.page(own.code, 's').open()).body;
    expect([questions.length, sitting]).toEqual([16, { answered: 0, total: 16 }]);
    server.clock.set(now);
  });

  test('is unaffected by a question edited during the campaign', async () => {
    const { owner } = server.database;
    const scores = () => owner.selectFrom('scores').selectAll().orderBy('id').execute();
    const forms = () => owner.selectFrom('assessments').selectAll().orderBy('id').execute();
    const done = await visits.asked('self', await server.aUser({ account }));
    await visits.finish(done, 's', await visits.steady());
    await server.runJobs();
    const stored = { scores: await scores(), forms: await forms() };
    expect(stored.scores).toHaveLength(1);

    const later = await visits.asked('self', await server.aUser({ account }));
    const before = (await visits.page(later.code, 's').open()).body.questions;
    const requests = before.map(({ question_id }: ShownQuestion) => question_id);
    await sql`insert into questions (bank_id, code, version, active, text, options, position)
      select bank_id, code, version + 1, false, 'Another text', options, position from questions
      where id = any(${requests}::int[])`.execute(owner);
    await sql`update questions set active = not active
      where id = any(${requests}::int[]) or text = 'Another text'`.execute(owner);
    expect((await visits.page(later.code, 's').open()).body.questions).toEqual(before);
    await visits.finish(later, 's', await visits.steady());
    await server.runJobs();
    expect((await scores()).slice(0, 1)).toEqual(stored.scores);
    expect((await forms()).slice(0, 1)).toEqual(stored.forms);
    const [first, second] = await scores();
    expect(second?.question_ids).toEqual(first?.question_ids);
    await sql`delete from questions where text = 'Another text'`.execute(owner);
    await sql`update questions set active = true where id = any(${requests}::int[])`.execute(owner);
  });

  test('SURV-19 is refused after closing, and the visit says why', async () => {
    const over = await aCycle(server, account);
    const about = await aTarget(server, over, target);
    const of = { account, campaign_id: over, target_id: about, user: target, relationship: 'self' } as const;
    const { code } = await anInvitation(server, of);
    const guest = visits.page(code, 's');
    const [question] = (await guest.open()).body.questions;
    await guest.answer(question);
    await server.database.owner
      .updateTable('survey_campaigns')
      .set({ status: 'closed' })
      .where('id', '=', over)
      .execute();
    for (const late of [await guest.answer(question), await guest.begin()]) {
      expect([late.status, late.body.code]).toEqual([409, 'campaign_closed']);
    }
    expect((await guest.open()).body).toMatchObject({ ending: 'campaignClosed', questions: [] });
  });
});
