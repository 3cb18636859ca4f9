import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformScope } from '../../../server/kernel/scope.ts';
import { inviteAssignments } from '../../../server/usecases/assignments/inviteAssignments.ts';
import { remindAssignments } from '../../../server/usecases/assignments/remindAssignments.ts';
import { resendAssignment } from '../../../server/usecases/assignments/resendAssignment.ts';
import { sendMails } from '../../../server/usecases/mail/sendMails.ts';
import type { AnAccount, AUser } from '../../support/builders.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import {
  aCycle,
  anAssignment,
  aRole,
  assignmentAt,
  aTarget,
  codeOfAssignment,
} from './testAssessmentCycle.ts';

let server: TestServer;
let account: AnAccount;
let target: AUser;
let campaign_id: number;
let target_id: number;

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount({ company_name: 'Harbor & Pine' });
  target = await server.aUser({ account, first_name: 'Ines' });
  campaign_id = await aCycle(server, account);
  target_id = await aTarget(server, campaign_id, target);
});
afterAll(() => server.close());

const inTx = <T>(work: Parameters<TestServer['database']['as']>[1]) =>
  server.deps.database.as(platformScope, work) as Promise<T>;
const invite = (...ids: number[]) => inTx<number>((tx) => inviteAssignments(server.deps, tx, ids));

async function letters() {
  await sendMails(server.deps);
  return server.letters.splice(0);
}

test('approved raters receive their link by email once, with the text of their relationship', async () => {
  const rater = await server.aUser({ account, first_name: 'Bo' });
  const ids = [
    await anAssignment(server, { account, campaign_id, target_id, relationship: 'self', user: target }),
    await anAssignment(server, { account, campaign_id, target_id, relationship: 'peer', user: rater }),
    await anAssignment(server, {
      account,
      campaign_id,
      target_id,
      relationship: 'other',
      email: 'outside@elsewhere.example',
      first_name: 'Ola',
    }),
    await anAssignment(server, {
      account,
      requisition_id: await aRole(server, account),
      relationship: 'applicant',
      email: 'new@elsewhere.example',
      first_name: 'Nia',
    }),
  ];
  const proposed = await anAssignment(server, {
    account,
    campaign_id,
    target_id,
    relationship: 'peer',
    user: await server.aUser({ account }),
    nomination: 'proposed',
  });
  expect(await invite(...ids, proposed)).toBe(4);
  expect(await invite(...ids)).toBe(0);
  expect(await assignmentAt(server, proposed)).toMatchObject({ status: 'waiting', token_hash: null });
  const sent = await letters();
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual(
    expect.arrayContaining([
      [target.email, 'Growing, autumn: How do you act at work?'],
      [rater.email, 'Growing, autumn: How do you experience Ines at work?'],
      ['outside@elsewhere.example', 'Growing, autumn: How do you experience Ines at work?'],
      ['new@elsewhere.example', 'Harbour pilot: Your assessment for Harbor & Pine'],
    ]),
  );
  const outside = sent.find(({ to }) => to === 'outside@elsewhere.example');
  expect(outside?.text).toContain('Hello Ola,');
  expect(outside?.text).toContain('You can answer until 1 December 2026.');
  expect(outside?.text).toContain(`/metrics/r?code=${await codeOfAssignment(server, ids[2] ?? 0)}`);
});

test('a reminder is sent at most once a day to invited people who have not finished', async () => {
  const id = await anAssignment(server, {
    account,
    campaign_id,
    target_id,
    relationship: 'peer',
    email: 'late@elsewhere.example',
  });
  const remind = () => inTx<number>((tx) => remindAssignments(server.deps, tx, [{ id, time_zone: null }]));
  expect(await remind()).toBe(0);
  await invite(id);
  expect([await remind(), await remind()]).toEqual([1, 0]);
  const sent = await letters();
  expect(sent.map(({ subject }) => subject).sort()).toEqual([
    'Growing, autumn: Finish your feedback about Ines',
    'Growing, autumn: How do you experience Ines at work?',
  ]);
});

test('a new link replaces the old one, and queued emails to raters who declined are dropped', async () => {
  const id = await anAssignment(server, {
    account,
    campaign_id,
    target_id,
    relationship: 'peer',
    email: 'again@elsewhere.example',
  });
  await invite(id);
  const before = await codeOfAssignment(server, id);
  await inTx((tx) => resendAssignment(server.deps, tx, id));
  const after = await codeOfAssignment(server, id);
  expect(after).not.toBe(before);
  expect((await letters()).map(({ text }) => text.includes(after))).toEqual([true]);
  await inTx((tx) => resendAssignment(server.deps, tx, id));
  await server.database.owner
    .updateTable('assignments')
    .set({ nomination: 'declined' })
    .where('id', '=', id)
    .execute();
  expect(await letters()).toEqual([]);
  await expect(inTx((tx) => resendAssignment(server.deps, tx, id))).rejects.toThrow('not_found');
});
