import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { assignmentAt } from './testAssessmentCycle.ts';
import { type Visits, visitsOf } from './testVisits.ts';

let server: TestServer;
let visits: Visits;

beforeAll(async () => {
  server = await startTestServer();
  visits = await visitsOf(server);
});
afterAll(() => server.close());

describe('starting as an applicant', () => {
  const help = { more_time: true, reader: false, locale: 'de', note: 'I read slowly.' };

  test('requires consent, offers help, then asks everything in one session', async () => {
    const { id, code } = await visits.applicant();
    const guest = visits.page(code, 'h');
    const first = (await guest.open()).body;
    expect(first).toMatchObject({ kind: 'h', applying: { consented: false }, target_first_name: 'Nia' });
    for (const refused of [await guest.begin(), await guest.answer(first.questions[0])]) {
      expect([refused.status, refused.body.code]).toEqual([409, 'consent_missing']);
    }
    expect((await guest.consent({ ...help, locale: 'xx' })).status).toBe(422);
    expect((await guest.consent(help)).body).toEqual({ consented: true });
    expect(await assignmentAt(server, id)).toMatchObject({ accommodation: help, consented_on: '2026-11-21' });
    expect((await guest.open()).body).toMatchObject({
      applying: { consented: true, accommodation_asked: true },
      locale: 'de',
    });
    expect((await visits.finish({ id, code }, 'h')).body.ending).toBe('completed');
    expect((await guest.feedback()).status).toBe(200);
    const feedback = await server.database.owner.selectFrom('applicant_feedback').selectAll().execute();
    expect(feedback.map(Object.keys)).toEqual([['id', 'requisition_id', 'sealed']]);
    const { user_id, kind } = await server.database.owner
      .selectFrom('assessments')
      .selectAll()
      .where('assignment_id', '=', id)
      .executeTakeFirstOrThrow();
    expect([user_id, kind]).toEqual([null, 'h']);
  });

  test('lets the requested help change until the assessment begins', async () => {
    const { id, code } = await visits.applicant();
    const guest = visits.page(code, 'h');
    await guest.consent();
    expect((await guest.consent(help)).body).toEqual({ consented: true });
    await guest.begin();
    const stale = await guest.consent({ ...help, more_time: false });
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
    await guest.answer((await guest.open()).body.questions[0]);
    const empty = await guest.consent(null);
    expect([empty.status, empty.body]).toEqual([200, { consented: true }]);
    expect(await assignmentAt(server, id)).toMatchObject({ accommodation: help });
  });

  test('is refused to others, for closed roles and for removed applicants', async () => {
    const rater = await visits.asked();
    expect((await visits.page(rater.code, 'r').consent()).status).toBe(404);
    const { id, code } = await visits.applicant({ status: 'closed' });
    const late = await visits.page(code, 'h').consent();
    expect([late.status, late.body.code]).toEqual([409, 'campaign_closed']);
    expect((await visits.page(code, 'h').open()).body.ending).toBe('campaignClosed');
    await server.database.owner
      .updateTable('assignments')
      .set({ nomination: 'withdrawn' })
      .where('id', '=', id)
      .execute();
    expect((await visits.page(code, 'h').open()).body.ending).toBe('withdrawn');
  });
});

describe('declining to give feedback', () => {
  test('is possible with a reason before the first answer, and ends reminders', async () => {
    const { id, code } = await visits.asked();
    const guest = visits.page(code, 'r');
    await guest.begin();
    const [question] = (await guest.open()).body.questions;
    expect((await guest.decline('  ')).status).toBe(422);
    expect((await guest.decline()).body).toEqual({ ending: 'declined' });
    expect((await guest.decline()).body).toEqual({ ending: 'declined' });
    expect(await assignmentAt(server, id)).toMatchObject({
      nomination: 'declined',
      declined_because: 'We never worked together.',
    });
    expect(await visits.draftsOf(id)).toEqual([]);
    expect((await guest.open()).body).toMatchObject({ ending: 'declined', questions: [] });
    const late = await guest.answer(question);
    expect([late.status, late.body.code]).toEqual([409, 'campaign_closed']);
    const notes = await server.database.owner
      .selectFrom('audit_entries')
      .select(['action', 'actor_id'])
      .where('resource', '=', 'assignments')
      .where('record_id', '=', String(id))
      .execute();
    expect(notes.map(({ action }) => action)).toEqual(['decline']);
  });

  test('is refused after the first answer and to anyone but a rater', async () => {
    const { code } = await visits.asked();
    const guest = visits.page(code, 'r');
    await guest.answer((await guest.open()).body.questions[0]);
    const late = await guest.decline();
    expect([late.status, late.body.code]).toEqual([409, 'rater_answering']);
    const { code: own } = await visits.applicant();
    expect((await visits.page(own, 'h').decline()).status).toBe(404);
  });
});
