import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { respondent } from './respondent.ts';
import { type TestRespondents, testRespondentsOf } from './testRespondents.ts';

let server: TestServer;
let company: TestRespondents['company'];
let person: TestRespondents['somebody'];

beforeAll(async () => {
  server = await startTestServer();
  ({ company, somebody: person } = await testRespondentsOf(server));
});
afterAll(() => server.close());

test('SURV-03 the receipt states the minimum group size and the release date', async () => {
  const { guest, name } = await person();
  const { status, body } = await guest.open();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ending: null,
    kind: 'm',
    started: false,
    signed_in: false,
    feedback: 'none',
    target_first_name: name,
    campaign: { name: 'Culture, autumn', company: company.account.name, closes_on: '2026-12-01' },
    receipt: {
      k: 5,
      cuts: ['overall', 'gender', 'team'],
      kept_until: '2026-12-01',
      certificate: null,
      invited: 24,
      invited_as: 'everyone',
      own_copy_possible: true,
    },
  });
});

test('SURV-07 every question has four options without keys, in a stable order', async () => {
  const { guest, code } = await person();
  const { body } = await guest.open();
  expect(body.questions).toHaveLength(48);
  for (const question of body.questions) {
    expect(Object.keys(question).sort()).toEqual(['lang', 'options', 'question_id', 'text']);
    expect(question.options).toHaveLength(4);
    for (const option of question.options) expect(Object.keys(option).sort()).toEqual(['option_id', 'text']);
  }
  const again = await respondent(server.visitor(), code).open();
  expect(again.body.questions).toEqual(body.questions);
});

test('a person who left the company is greeted without a name', async () => {
  const { guest, user } = await person();
  await server.database.owner.deleteFrom('users').where('id', '=', user.id).execute();
  const { status, body } = await guest.open();
  expect([status, body.target_first_name, body.locale]).toEqual([200, null, 'en']);
});

test('two respondents see the questions in different orders', async () => {
  const [one, other] = [await person(), await person()];
  const orders = await Promise.all(
    [one, other].map(async ({ guest }) => (await guest.open()).body.questions),
  );
  const idsOf = (questions: { question_id: number }[]) => questions.map(({ question_id }) => question_id);
  expect(idsOf(orders[0])).not.toEqual(idsOf(orders[1]));
});

test('an unknown code and one of another assessment type are refused', async () => {
  const { code } = await person();
  const wrong = await respondent(server.visitor(), 'A'.repeat(43)).open();
  expect([wrong.status, wrong.body.code]).toEqual([404, 'link_unknown']);
  const kind = await server.visitor().post('/api/v2/survey/open', { code, kind: 's' });
  expect([kind.status, kind.body.code]).toEqual([404, 'link_unknown']);
});

test('a code or a session is required', async () => {
  const { status, body } = await respondent(server.visitor(), null).open();
  expect([status, body.code]).toEqual([401, 'signed_out']);
});

test('an invalid body is refused field by field', async () => {
  const { status, body } = await server.visitor().post('/api/v2/survey/open', { kind: 'x' });
  expect([status, body.code]).toEqual([422, 'invalid']);
  expect(body.problems.map((problem: { field: string }) => problem.field).sort()).toEqual(['code', 'kind']);
  const odd = await server.visitor().post('/api/v2/survey/open', { code: { of: 'mine' }, kind: null });
  expect([odd.status, odd.body.problems]).toEqual([422, [{ field: 'code', problem: 'text', params: {} }]]);
});
