import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordMessages } from '../../support/recordMessages.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { respondent } from './respondent.ts';
import { aCycle, anInvitation, aTarget } from './testAssessmentCycle.ts';
import { type TestRespondents, testRespondentsOf } from './testRespondents.ts';

let server: TestServer;
let company: TestRespondents['company'];
let person: TestRespondents['somebody'];

beforeAll(async () => {
  server = await startTestServer();
  ({ company, somebody: person } = await testRespondentsOf(server));
});
afterAll(() => server.close());

const formTables = /"(?:questions|campaign_forms|assessment_forms|supplemental_versions)"/;

/** Two raters of one person, each with a link. */
async function twoRaters() {
  const [target, ...raters] = company.people.slice(-3);
  if (!target) throw new Error('the company is too small for these tests');
  const campaign_id = await aCycle(server, company.account);
  const of = { account: company.account, campaign_id, target_id: await aTarget(server, campaign_id, target) };
  const guests = [];
  for (const user of raters) {
    const { code } = await anInvitation(server, { ...of, relationship: 'peer', user });
    guests.push(respondent(server.visitor(), code, undefined, 'r'));
  }
  return guests;
}

describe('the form is read once', () => {
  test('for all respondents of a campaign', async () => {
    const first = await person();
    const second = await person();
    const [question] = (await first.guest.open()).body.questions;
    const messages = await recordMessages(() => second.guest.answer(question));
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.join('\n')).not.toMatch(formTables);
  });

  test('for all raters of a cycle', async () => {
    const [first, second] = await twoRaters();
    const opening = await recordMessages(async () => first?.open());
    expect(opening.join('\n')).toMatch(formTables);
    const [question] = (await first?.open())?.body.questions ?? [];
    const messages = await recordMessages(async () => second?.answer(question));
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.join('\n')).not.toMatch(formTables);
  });
});

describe('a saved answer takes', () => {
  test('two round trips with the link of a campaign: one reads and locks, one writes and commits', async () => {
    const { guest } = await person();
    const [first, second] = (await guest.open()).body.questions;
    for (const question of [first, second]) {
      const messages = await recordMessages(() => guest.answer(question));
      expect(messages).toHaveLength(2);
      expect(messages[0]).toMatch(/begin;.*for update;.*select/s);
      expect(messages[1]).toMatch(/insert into "drafts".*;commit/s);
    }
  });

  test('two round trips with the link of an assessment', async () => {
    const [guest] = await twoRaters();
    const [question] = (await guest?.open())?.body.questions ?? [];
    const messages = await recordMessages(async () => guest?.answer(question));
    expect(messages).toHaveLength(2);
    expect(messages[1]).toMatch(/insert into "assignment_drafts".*;commit/s);
  });

  test('two round trips if it is repeated, without a write', async () => {
    const { guest } = await person();
    const [question] = (await guest.open()).body.questions;
    await guest.answer(question);
    const messages = await recordMessages(() => guest.answer(question));
    expect(messages).toHaveLength(2);
    expect(messages.join('\n')).not.toContain('insert');
  });

  test('three round trips for a signed-in person, after those that recognize the session', async () => {
    const { user } = await person();
    const client = await server.signIn(user);
    const { device_key, questions } = (await respondent(client, null).open()).body;
    const messages = await recordMessages(() => respondent(client, null, device_key).answer(questions[0]));
    const ofAnswer = messages.filter((text) => /"?(?:participations|drafts)"?/.test(text));
    expect(ofAnswer).toHaveLength(3);
  });
});
