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
