import { afterAll, beforeAll, expect, test } from 'vitest';
import { selfAssessmentKey } from '../../../server/usecases/assignments/selfAssessmentKey.ts';
import { decryptJson } from '../../../server/vault/cipher.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import {
  aCampaign,
  aCompany,
  aDraft,
  anOpenCampaign,
  type Company,
  campaignPhp,
  invitationCodeOf,
  participationOf,
} from '../campaigns/testCampaigns.ts';
import { askSupplemental } from '../questions/testQuestions.ts';
import { answerAll, orderOf, respondent, type ShownQuestion } from './respondent.ts';
import { aCycle, addToDraft, anInvitation, aTarget } from './testAssessmentCycle.ts';
import { readSubmittedForms, readSubmittedRating, saveQuestion } from './testSupplementals.ts';

let server: TestServer;
let company: Company;
/** Ids of the questions in order. */
let rating: number;
let choice: number;
let text: number;
let campaign: number;

beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server, 9);
  const { admin } = company;
  rating = await saveQuestion(admin, {
    kind: 'rating',
    text: 'Would you recommend us?',
    low: 'No',
    high: 'Yes',
    points: 5,
  });
  const options = ['On site', 'From home'].map((option) => ({ id: null, text: option }));
  choice = await saveQuestion(admin, { kind: 'choice', text: 'Where do you work?', options }, true);
  text = await saveQuestion(admin, { kind: 'text', text: 'What would make working here better?' });
  campaign = await anOpenCampaign(admin, { supplemental_ids: [text, choice, rating] });
});
afterAll(() => server.close());

let next = 0;
/** A person of the company who has answered every question of the benchmark. */
async function halfWay() {
  const user = company.people[next];
  next += 1;
  if (!user) throw new Error('the company is too small for these tests');
  const code = await invitationCodeOf(server, campaign, user);
  const last = await answerAll(server, code);
  const guest = respondent(server.visitor(), code);
  const requests: number[] = (await guest.open()).body.supplementals.map(
    (one: { supplemental_id: number }) => one.supplemental_id,
  );
  return { user, code, guest, last, asked: requests };
}

test('custom questions follow the others in the order and wording of the launch', async () => {
  const { last, guest, user } = await halfWay();
  expect(last.body).toEqual({ answered: 48, remaining: 3, ending: null });
  const before = (await guest.open()).body;
  expect(before).toMatchObject({ ending: null, questions: [], sitting: { answered: 48, total: 51 } });
  expect(before.supplementals).toMatchObject([
    { kind: 'rating', text: 'Would you recommend us?', low: 'No', high: 'Yes', points: 5, required: false },
    { kind: 'choice', options: [{ text: 'On site' }, { text: 'From home' }], required: true },
    { kind: 'text', text: 'What would make working here better?', required: false },
  ]);
  const form = { kind: 'text', text: 'What else?', low: '', high: '', points: null, options: [] };
  const changed = await askSupplemental(company.admin, 'save', { id: text, form, campaign_kinds: [] });
  expect(changed.status).toBe(200);
  expect((await guest.open()).body.supplementals).toEqual(before.supplementals);
  expect((await participationOf(server, campaign, user)).status).toBe('started');
});

test('each answer counts once, the first one is kept, and the last one submits the form', async () => {
  const { guest, code, asked: requests, user } = await halfWay();
  const [first = 0, second = 0, third = 0] = requests;
  const once = await guest.supplement(first, { rating: 4 });
  expect(once.body).toEqual({ answered: 49, remaining: 2, ending: null });
  expect((await guest.supplement(first, { rating: 4 })).body).toEqual(once.body);
  const other = await guest.supplement(first, { rating: 1 });
  expect([other.status, other.body.code]).toEqual([409, 'answer_final']);
  const elsewhere = await respondent(server.visitor(), code).open();
  expect(elsewhere.body.supplementals).toHaveLength(2);
  await guest.supplement(second, { choice: 2 });
  const before = (await readSubmittedForms(server, campaign)).forms.length;
  const last = await Promise.all(
    [1, 2].map(() => guest.supplement(third, { text: ' More light, please. ' })),
  );
  expect(last.map(({ body }) => body)).toEqual(
    last.map(() => ({ answered: 51, remaining: 0, ending: 'allAnswered' })),
  );
  const { forms } = await readSubmittedForms(server, campaign);
  expect(forms).toHaveLength(before + 1);
  expect(forms.map(({ supplementals }) => supplementals)).toContainEqual([
    { question_id: first, rating: 4, choice: null, text: null },
    { question_id: second, rating: null, choice: 2, text: null },
    { question_id: third, rating: null, choice: null, text: 'More light, please.' },
  ]);
  expect((await participationOf(server, campaign, user)).status).toBe('finished');
});

test('a skipped question is not in the form, whose sealed length is constant', async () => {
  for (const answered of [{}, { text: '語'.repeat(1_000) }]) {
    const { guest, asked: requests } = await halfWay();
    const [first = 0, second = 0, third = 0] = requests;
    await guest.supplement(first);
    await guest.supplement(second, { choice: 1 });
    expect((await guest.supplement(third, answered)).body.ending).toBe('allAnswered');
  }
  const { forms, lengths } = await readSubmittedForms(server, campaign);
  expect(lengths.size).toBe(1);
  expect(forms.some(({ supplementals }) => supplementals.length === 1)).toBe(true);
});

test('invalid answers and unknown questions are refused, and a required question cannot be skipped', async () => {
  const { guest, asked: requests } = await halfWay();
  const [first = 0, second = 0, third = 0] = requests;
  for (const [id, answered] of [
    [first, { rating: 6 }],
    [first, { text: 'Yes' }],
    [second, { choice: 3 }],
    [second, {}],
    [third, { choice: 1 }],
  ] as const) {
    const { status, body } = await guest.supplement(id, answered);
    expect([status, body.code]).toEqual([422, 'answer_unfit']);
  }
  const long = await guest.supplement(third, { text: 'x'.repeat(1_001) });
  expect([long.status, long.body.problems]).toMatchObject([422, [{ field: 'text', problem: 'tooLong' }]]);
  const unknown = await guest.supplement(999_999);
  expect([unknown.status, unknown.body.code]).toEqual([422, 'answer_unknown_question']);
  const stranger = await respondent(server.visitor(), null).supplement(first);
  expect([stranger.status, stranger.body.code]).toEqual([401, 'signed_out']);
  expect((await guest.open()).body.supplementals).toHaveLength(3);
});

test('each kind is asked and answered, and an unused option of a multiple choice leaves no trace', async () => {
  const { admin } = company;
  const ends = { low: 'No', high: 'Yes' };
  const likert = await saveQuestion(admin, { kind: 'likert', text: 'I learn here.', points: 7, ...ends });
  const enps = await saveQuestion(admin, { kind: 'enps', text: 'Would you recommend us?', ...ends });
  const options = Array.from({ length: 12 }, (_, index) => ({ id: null, text: `Option ${index}` }));
  const several = await saveQuestion(admin, { kind: 'multiple', text: 'What helps?', options }, true);
  campaign = await anOpenCampaign(admin, { supplemental_ids: [likert, enps, several] });
  const words = ['text', 'low', 'high'].map((part) => ({ part, text: `auf Deutsch: ${part}` }));
  const translated = await askSupplemental(admin, 'translate', {
    id: likert,
    version: 1,
    locale: 'de',
    words,
  });
  expect(translated.status).toBe(200);
  next = 0;
  for (const choices of [[], [12, 3], Array.from({ length: 12 }, (_, index) => index + 1)]) {
    const { user, guest, asked: requests } = await halfWay();
    const [first = 0, second = 0, third = 0] = requests;
    expect((await guest.open()).body.supplementals).toMatchObject([
      { kind: 'likert', points: 7, low: 'No', high: 'Yes' },
      { kind: 'enps', points: null, low: 'No', high: 'Yes' },
      { kind: 'multiple', points: null, options: options.map(({ text: label }) => ({ text: label })) },
    ]);
    for (const [id, answered] of [
      [first, { rating: 8 }],
      [second, { rating: 11 }],
      [third, {}],
      [third, { choices: [13] }],
      [third, { choice: 1 }],
      [first, { choices: [] }],
    ] as const) {
      const { status, body } = await guest.supplement(id, answered);
      expect([answered, status, body.code]).toEqual([answered, 422, 'answer_unfit']);
    }
    const long = await guest.supplement(third, { choices: Array.from({ length: 13 }, (_, id) => id) });
    expect(long.status).toBe(422);
    await server.database.owner
      .updateTable('users')
      .set({ locale_abbr: 'de' })
      .where('id', '=', user.id)
      .execute();
    const [inGerman] = (await guest.open()).body.supplementals;
    expect(inGerman).toMatchObject({ lang: 'de', low: 'auf Deutsch: low', high: 'auf Deutsch: high' });
    await guest.supplement(first, { rating: 7 });
    await guest.supplement(second, { rating: 0 });
    expect((await guest.supplement(third, { choices })).body.ending).toBe('allAnswered');
  }
  const { forms, lengths } = await readSubmittedForms(server, campaign);
  expect(lengths.size).toBe(1);
  const chosen = forms.map(({ supplementals }) => supplementals.find(({ choices }) => choices)?.choices);
  expect(chosen).toContainEqual([]);
  expect(chosen).toContainEqual([3, 12]);
  expect(forms[0]?.supplementals).toHaveLength(3);
});

test('eNPS is asked only in campaigns that invite everyone', async () => {
  const { admin, people } = company;
  const ends = { low: 'No', high: 'Yes' };
  const enps = await saveQuestion(admin, { kind: 'enps', text: 'Would you recommend us?', ...ends });
  const user_ids = people.map(({ id }) => id);
  const chosen = { supplemental_ids: [enps], audience: 'chosen', user_ids };
  await expect(anOpenCampaign(admin, chosen)).rejects.toThrow('enpsNeedsEveryone');
  const draftId = await aCampaign(admin, { supplemental_ids: [enps] });
  const changed = await campaignPhp(admin, 'update', { ...aDraft, ...chosen, campaign_id: draftId });
  expect([changed.status, changed.text]).toEqual([422, expect.stringContaining('enpsNeedsEveryone')]);
});

test('a campaign cannot use a question of another account, and a used one cannot be deleted', async () => {
  const strangers = await aCompany(server, 1);
  const foreign = await saveQuestion(strangers.admin, { kind: 'text', text: 'Anything else?' });
  await expect(anOpenCampaign(company.admin, { supplemental_ids: [foreign] })).rejects.toThrow(
    'supplemental_ids',
  );
  const { status } = await company.admin.delete(`/api/v2/resources/supplemental_questions/${rating}`);
  expect(status).toBe(409);
});

test('raters and self assessments get custom questions in the last session, sealed', async () => {
  const { account, people } = company;
  const [target, rater] = people;
  if (!target || !rater) throw new Error('nobody there');
  const cycle = await aCycle(server, account, { questions_per_sitting: 30 });
  const { owner } = server.database;
  const { id: version } = await owner
    .selectFrom('supplemental_versions')
    .select('id')
    .where('question_id', '=', rating)
    .executeTakeFirstOrThrow();
  await owner
    .updateTable('assessment_forms')
    .set({ supplemental_ids: [version] })
    .where('campaign_id', '=', cycle)
    .execute();
  const target_id = await aTarget(server, cycle, target);
  const of = { account, campaign_id: cycle, target_id };
  const about = await anInvitation(server, { ...of, relationship: 'self', user: target });
  const peer = await anInvitation(server, { ...of, relationship: 'peer', user: rater });
  for (const [{ id, code }, kind] of [
    [about, 's'],
    [peer, 'r'],
  ] as const) {
    const guest = respondent(server.visitor(), code, undefined, kind);
    const first = (await guest.open()).body;
    expect([first.questions.length, first.supplementals]).toEqual([30, []]);
    expect(first.receipt.own_questions).toBe(true);
    await addToDraft(server, id, given(first.questions));
    server.clock.advance(24 * 3_600_000);
    const second = (await guest.open()).body;
    expect([second.questions.length, second.supplementals.length]).toEqual([6, 1]);
    await addToDraft(server, id, given(second.questions));
    server.woken.clear();
    const { body } = await guest.supplement(version, { rating: 5 });
    expect(body.ending).toBe(kind === 's' ? 'selfThanks' : 'completed');
    expect(server.woken.has('score-assessments')).toBe(kind === 's');
  }
  const answered = [{ question_id: version, rating: 5, choice: null, text: null }];
  const own = await owner
    .selectFrom('assessments')
    .selectAll()
    .where('assignment_id', '=', about.id)
    .executeTakeFirstOrThrow();
  const key = selfAssessmentKey(server.environment.secret, account.id);
  expect(decryptJson(key, own.sealed)).toMatchObject({ supplementals: answered });
  expect(await readSubmittedRating(server, cycle)).toMatchObject({
    relationship: 'peer',
    supplementals: answered,
  });
});

const given = (questions: readonly ShownQuestion[]) =>
  questions.map((one) => ({ question_id: one.question_id, ordering: orderOf(one) }));
