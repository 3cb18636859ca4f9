import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import {
  aCompany,
  anOpenCampaign,
  closeCampaign,
  invitationCodeOf,
  participationOf,
} from '../campaigns/testCampaigns.ts';
import { answerAll, orderOf, respondent } from './respondent.ts';
import { type TestRespondents, testRespondentsOf } from './testRespondents.ts';

let server: TestServer;
let company: TestRespondents['company'];
let campaign: TestRespondents['campaign'];
let person: TestRespondents['somebody'];

beforeAll(async () => {
  server = await startTestServer();
  ({ company, campaign, somebody: person } = await testRespondentsOf(server));
});
afterAll(() => server.close());

describe('answering a question', () => {
  test('SURV-13 stores the answer at once, and only days and status change otherwise', async () => {
    const { guest, user } = await person();
    const [question] = (await guest.open()).body.questions;
    expect((await guest.begin()).body).toEqual({ started: true });
    const saved = await guest.answer(question);
    expect([saved.status, saved.body]).toEqual([200, { answered: 1, remaining: 47, ending: null }]);
    const stored = await participationOf(server, campaign, user);
    expect(stored).toMatchObject({ status: 'started', started_on: '2026-11-21', finished_on: null });
  });

  test('SURV-14 SURV-15 can be resumed from the link at the next question on another device', async () => {
    const { guest, code } = await person();
    const { questions } = (await guest.open()).body;
    await guest.begin();
    await guest.answer(questions[0]);
    const elsewhere = (await respondent(server.visitor(), code).open()).body;
    expect(elsewhere.started).toBe(true);
    expect(elsewhere.progress).toMatchObject({ answered: 1, total: 48 });
    expect(elsewhere.questions).toEqual(questions.slice(1));
  });

  test('SURV-15 continues the draft of the link after signing in', async () => {
    const { guest, user } = await person();
    const { questions } = (await guest.open()).body;
    await guest.answer(questions[0]);
    const signedIn = respondent(await server.signIn(user), null);
    const opened = (await signedIn.open()).body;
    expect(opened.signed_in).toBe(true);
    expect(opened.questions).toEqual(questions.slice(1));
    await signedIn.answer(questions[1]);
    expect((await guest.open()).body.questions).toEqual(questions.slice(2));
  });

  test('is refused for a signed-in person without an open survey', async () => {
    const { status, body } = await respondent(company.admin, null).open();
    expect([status, body.ending]).toEqual([200, 'nothingOpen']);
    expect(body).toMatchObject({ device_key: null, campaign: null, receipt: null, questions: [] });
    const answered = await respondent(company.admin, null).begin();
    expect([answered.status, answered.body.code]).toEqual([409, 'campaign_not_open']);
  });

  test('SURV-12 accepts the same order again but no other', async () => {
    const { guest } = await person();
    const [question] = (await guest.open()).body.questions;
    const first = await guest.answer(question);
    const again = await guest.answer(question);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const changed = await guest.answer(question, orderOf(question).reverse());
    expect([changed.status, changed.body.code]).toEqual([409, 'answer_final']);
    expect((await guest.open()).body.progress.answered).toBe(1);
  });

  test('stores each answer once, even if sent repeatedly, out of order or concurrently', async () => {
    const { guest } = await person();
    const { questions } = (await guest.open()).body;
    const sent = [...questions.slice(0, 6), ...questions.slice(0, 6)].reverse();
    const replies = await Promise.all(sent.map((question) => guest.answer(question)));
    expect(replies.map(({ status }) => status)).toEqual(sent.map(() => 200));
    const { progress, questions: left } = (await guest.open()).body;
    expect(progress.answered).toBe(6);
    expect(left).toEqual(questions.slice(6));
  });

  test('SURV-09 accepts only an order of all four options', async () => {
    const { guest } = await person();
    const [question] = (await guest.open()).body.questions;
    const [a, b, c] = orderOf(question);
    const refused: unknown[][] = [
      [a, b, c],
      [a, b, c, c],
      [a, b, c, '99'],
    ];
    for (const ordering of refused) {
      const { status } = await guest.answer(question, ordering as string[]);
      expect(status).toBe(422);
    }
    expect((await guest.open()).body.progress.answered).toBe(0);
  });

  test('is refused for an unknown question', async () => {
    const { guest } = await person();
    const { questions } = (await guest.open()).body;
    const { status, body } = await guest.answer({ ...questions[0], question_id: 999_999 });
    expect([status, body.code]).toEqual([422, 'answer_unknown_question']);
  });
});

describe('finishing a survey', () => {
  test('SURV-16 SURV-18 with the last answer ends the visit, deletes the draft and submits the form', async () => {
    const { code, user } = await person();
    const last = await answerAll(server, code);
    expect([last.status, last.body]).toEqual([200, { answered: 48, remaining: 0, ending: 'allAnswered' }]);
    const { id, status, finished_on } = await participationOf(server, campaign, user);
    expect([status, finished_on]).toEqual(['finished', '2026-11-21']);
    const drafts = await server.database.owner.selectFrom('drafts').selectAll().execute();
    expect(drafts.map(({ participation_id }) => participation_id)).not.toContain(id);
    const opened = (await respondent(server.visitor(), code).open()).body;
    expect(opened).toMatchObject({ ending: 'surveyFinished', questions: [], feedback: 'open' });
  });

  test('is idempotent when the last answer is repeated', async () => {
    const { guest, code } = await person();
    const { questions } = (await guest.open()).body;
    await answerAll(server, code);
    const before = await waitingForms();
    const again = await guest.answer(questions.at(-1));
    expect([again.status, again.body]).toEqual([200, { answered: 48, remaining: 0, ending: 'allAnswered' }]);
    expect(await waitingForms()).toBe(before);
  });

  test('SURV-22 SURV-23 SURV-24 accepts feedback once, after the last answer', async () => {
    const { guest, code } = await person();
    const early = await guest.feedback();
    expect([early.status, early.body.code]).toEqual([409, 'feedback_early']);
    await answerAll(server, code);
    const before = await waitingForms();
    expect((await guest.feedback(5, 'Shorter, please.')).body).toEqual({ ending: 'allAnswered' });
    expect((await guest.feedback(1, 'Again')).status).toBe(200);
    expect(await waitingForms()).toBe(before + 1);
    expect((await guest.open()).body.feedback).toBe('given');
    expect((await guest.feedback(6)).status).toBe(422);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])(
    'fixes the choice of a private copy at the start: with %s, later values change nothing',
    async (expected, copies) => {
      const { guest, code, user } = await person();
      await guest.begin(expected);
      await guest.answer((await guest.open()).body.questions[0]);
      const stale = await guest.begin(!expected);
      expect([stale.status, stale.body]).toEqual([200, { started: true }]);
      expect((await answerAll(server, code, orderOf, { keepCopy: !expected })).body.ending).toBe(
        'allAnswered',
      );
      const stored = await server.database.owner
        .selectFrom('private_copies')
        .select('id')
        .where('user_id', '=', user.id)
        .execute();
      expect(stored).toHaveLength(copies);
    },
  );

  async function waitingForms(): Promise<number> {
    return (await server.database.owner.selectFrom('waiting_forms').select('id').execute()).length;
  }
});

test('SURV-17 a campaign in several sessions asks a share of the questions per day', async () => {
  const small = await aCompany(server, 5);
  const id = await anOpenCampaign(small.admin, { questions_per_sitting: 20 });
  const code = await invitationCodeOf(server, id, small.people[0] ?? small.adminUser);
  const first = await answerAll(server, code);
  expect(first.body).toEqual({ answered: 20, remaining: 28, ending: 'doneForToday' });
  expect((await respondent(server.visitor(), code).open()).body).toMatchObject({
    ending: 'doneForToday',
    questions: [],
    sitting: { answered: 20, total: 20 },
  });
  server.clock.advance(24 * 3_600_000);
  expect((await answerAll(server, code)).body).toMatchObject({ answered: 40, ending: 'doneForToday' });
  server.clock.advance(24 * 3_600_000);
  expect((await answerAll(server, code)).body).toEqual({ answered: 48, remaining: 0, ending: 'allAnswered' });
});

test('SURV-19 late answers are refused after closing, and the visit says why', async () => {
  const small = await aCompany(server, 6);
  const id = await anOpenCampaign(small.admin);
  const [late, done] = small.people;
  if (!late || !done) throw new Error('nobody there');
  const code = await invitationCodeOf(server, id, late);
  const guest = respondent(server.visitor(), code);
  const { questions } = (await guest.open()).body;
  await guest.answer(questions[0]);
  const finished = await invitationCodeOf(server, id, done);
  await answerAll(server, finished);
  await closeCampaign(small.admin, id);
  const refused = await guest.answer(questions[1]);
  expect([refused.status, refused.body.code]).toEqual([409, 'campaign_closed']);
  expect((await guest.begin()).body.code).toBe('campaign_closed');
  expect((await guest.open()).body).toMatchObject({ ending: 'campaignClosed', questions: [] });
  const calm = (await respondent(server.visitor(), finished).open()).body;
  expect([calm.ending, calm.feedback]).toEqual(['surveyFinished', 'none']);
});

test('during emulation a survey opens with a link but not for the signed-in person', async () => {
  const { user, code } = await person();
  const other = await server.anAccount();
  await server.database.owner
    .updateTable('users')
    .set({ permissions: ['user', 'admin'] })
    .where('id', '=', user.id)
    .execute();
  const client = await server.signIn(user);
  client.emulatedAccountId = other.id;
  const { status, body } = await respondent(client, null).open();
  expect([status, body.code]).toEqual([403, 'emulating']);
  expect((await respondent(client, code).open()).status).toBe(200);
});
