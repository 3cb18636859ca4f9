import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aSupplemental } from '../questions/testQuestions.ts';
import { orderOf, respondent, type ShownQuestion } from '../survey/respondent.ts';
import { addToDraft, codeOfAssignment } from '../survey/testAssessmentCycle.ts';
import { aHirer, anOpenRole, aRole, ask, invited, readApplicant } from './testRole.ts';

let server: TestServer;
let account: AnAccount;
let admin: Client;
let hirer: Client;
let shift: number;
let words: number;

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount({ modules: [1, 2, 3, 4] });
  admin = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
  hirer = await aHirer(server, account);
  const options = ['Early', 'Late'].map((text) => ({ id: null, text }));
  const choice = { kind: 'choice', text: 'Which shift?', options } as const;
  shift = (await aSupplemental({ server: server, admin }, choice, 'applicant')).id;
  words = (await aSupplemental({ server: server, admin }, { text: 'Why us?' }, 'applicant')).id;
});
afterAll(() => server.close());

const record = '/api/v2/resources/requisitions';

/** An applicant who has consented and answered everything except the custom questions. */
async function anApplicant(role: number) {
  const [id = 0] = await invited(hirer, role, ['ada@people.example']);
  const assignment = await server.database.owner
    .selectFrom('assignments')
    .select('id')
    .where('requisition_id', '=', role)
    .executeTakeFirstOrThrow();
  const guest = respondent(server.visitor(), await codeOfAssignment(server, assignment.id), undefined, 'h');
  await guest.consent();
  const { questions, supplementals, receipt } = (await guest.open()).body;
  await addToDraft(
    server,
    assignment.id,
    questions.map((one: ShownQuestion) => ({ question_id: one.question_id, ordering: orderOf(one) })),
  );
  const requests: number[] = supplementals.map((one: { supplemental_id: number }) => one.supplemental_id);
  return { id, guest, asked: requests, receipt };
}

test('a role uses questions of its own account only, and keeps them after opening', async () => {
  const strangers = await server.anAccount();
  const stranger = await server.signIn(
    await server.aUser({ account: strangers, permissions: ['user', 'local_admin'] }),
  );
  const foreign = await aSupplemental({ server: server, admin: stranger }, {}, 'applicant');
  const refused = await hirer.post(record, { title: 'Miller', supplemental_ids: [foreign.id] });
  expect([refused.status, refused.body.problems]).toMatchObject([422, [{ field: 'supplemental_ids' }]]);
  const role = await aRole(hirer, { supplemental_ids: [shift, words] });
  expect((await admin.delete(`/api/v2/resources/supplemental_questions/${shift}`)).status).toBe(409);
  await ask(hirer, 'change_status', { requisition_id: role, status: 'open' });
  const now = (await hirer.get(`${record}/${role}`)).body;
  const changed = await hirer.put(`${record}/${role}`, { ...now, supplemental_ids: [shift] });
  expect([changed.status, changed.body.problems]).toMatchObject([
    422,
    [{ field: 'supplemental_ids', problem: 'applicantsTold' }],
  ]);
  expect((await hirer.put(`${record}/${role}`, { ...now, title: 'Head miller' })).status).toBe(200);
});

test('applicants answer custom questions last, and only the hiring team reads the answers', async () => {
  const role = await anOpenRole(hirer, { supplemental_ids: [shift, words] });
  const { id, guest, asked: requests, receipt } = await anApplicant(role);
  expect(receipt).toMatchObject({ promise: 'applicant', own_questions: true });
  expect(requests).toHaveLength(2);
  expect((await guest.supplement(requests[0] ?? 0, { choice: 2 })).body.remaining).toBe(1);
  expect((await readApplicant(hirer, id)).own_answers).toEqual([]);
  expect((await guest.supplement(requests[1] ?? 0, {})).body.remaining).toBe(0);
  const none = { low: '', high: '', points: null, rating: null, choice: null, text: null };
  expect((await readApplicant(hirer, id)).own_answers).toEqual([
    { ...none, question: 'Which shift?', kind: 'choice', choice: 'Late' },
    { ...none, question: 'Why us?', kind: 'text' },
  ]);
  const lead = await server.signIn(await server.aUser({ account, permissions: ['user', 'supervisor'] }));
  const elsewhere = await aHirer(server, await server.anAccount());
  for (const [client, status] of [
    [server.visitor(), 401],
    [lead, 403],
    [elsewhere, 404],
  ] as const) {
    expect((await ask(client, 'applicant', { applicant_id: id })).status).toBe(status);
  }
});

test('answers to a multiple choice are listed, and the eNPS is not asked', async () => {
  const options = ['Nights', 'Weekends'].map((text) => ({ id: null, text }));
  const form = { kind: 'multiple', text: 'When can you work?', options } as const;
  const several = (await aSupplemental({ server, admin }, form, 'applicant')).id;
  const role = await anOpenRole(hirer, { supplemental_ids: [several] });
  const { id, guest, asked: requests } = await anApplicant(role);
  expect((await guest.supplement(requests[0] ?? 0, { choices: [2, 1] })).body.remaining).toBe(0);
  expect((await readApplicant(hirer, id)).own_answers).toMatchObject([
    { kind: 'multiple', rating: null, choice: null, choices: ['Nights', 'Weekends'] },
  ]);
  const ends = { low: 'No', high: 'Yes' };
  const enps = (await aSupplemental({ server, admin }, { kind: 'enps', ...ends })).id;
  const refused = await hirer.post(record, { title: 'Miller', supplemental_ids: [enps] });
  expect([refused.status, refused.body.problems]).toEqual([
    422,
    [{ field: 'supplemental_ids', problem: 'enpsNeedsEveryone' }],
  ]);
});

test('a role without custom questions ends after the assessment', async () => {
  const role = await anOpenRole(hirer);
  const { id, asked: requests, receipt } = await anApplicant(role);
  expect([requests, receipt.own_questions]).toEqual([[], false]);
  expect((await readApplicant(hirer, id)).own_answers).toEqual([]);
});
