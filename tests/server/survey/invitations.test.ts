import { afterAll, beforeAll, expect, test } from 'vitest';
import { inviteAssignments } from '../../../server/usecases/assignments/inviteAssignments.ts';
import { remindAssignments } from '../../../server/usecases/assignments/remindAssignments.ts';
import { resendAssignment } from '../../../server/usecases/assignments/resendAssignment.ts';
import { everywhere } from '../../../server/usecases/scopes.ts';
import { sendMails } from '../../../server/usecases/sendMails.ts';
import type { AnAccount, AUser } from '../../support/builders.ts';
import { type House, startHouse } from '../../support/startHouse.ts';
import { aCycle, anAssignment, aRole, assignmentAt, aTarget, codeOfAssignment } from './cycle.ts';

let house: House;
let account: AnAccount;
let target: AUser;
let campaign_id: number;
let target_id: number;

beforeAll(async () => {
  house = await startHouse();
  account = await house.anAccount({ company_name: 'Harbor & Pine' });
  target = await house.aUser({ account, first_name: 'Ines' });
  campaign_id = await aCycle(house, account);
  target_id = await aTarget(house, campaign_id, target);
});
afterAll(() => house.close());

const inTx = <T>(work: Parameters<House['database']['as']>[1]) =>
  house.deps.database.as(everywhere, work) as Promise<T>;
const invite = (...ids: number[]) => inTx<number>((tx) => inviteAssignments(house.deps, tx, ids));

async function letters() {
  await sendMails(house.deps);
  return house.letters.splice(0);
}

test('those who are approved and waiting get their link by mail once, each kind in its own words', async () => {
  const rater = await house.aUser({ account, first_name: 'Bo' });
  const ids = [
    await anAssignment(house, { account, campaign_id, target_id, relationship: 'self', user: target }),
    await anAssignment(house, { account, campaign_id, target_id, relationship: 'peer', user: rater }),
    await anAssignment(house, {
      account,
      campaign_id,
      target_id,
      relationship: 'other',
      email: 'outside@elsewhere.example',
      first_name: 'Ola',
    }),
    await anAssignment(house, {
      account,
      requisition_id: await aRole(house, account),
      relationship: 'applicant',
      email: 'new@elsewhere.example',
      first_name: 'Nia',
    }),
  ];
  const proposed = await anAssignment(house, {
    account,
    campaign_id,
    target_id,
    relationship: 'peer',
    user: await house.aUser({ account }),
    nomination: 'proposed',
  });
  expect(await invite(...ids, proposed)).toBe(4);
  expect(await invite(...ids)).toBe(0);
  expect(await assignmentAt(house, proposed)).toMatchObject({ status: 'waiting', token_hash: null });
  const sent = await letters();
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual(
    expect.arrayContaining([
      [target.email, 'Growing, autumn: How do you act at work?'],
      [rater.email, 'Growing, autumn: How do you experience Ines at work?'],
      ['outside@elsewhere.example', 'Growing, autumn: How do you experience Ines at work?'],
      ['new@elsewhere.example', 'Harbour pilot: your assessment for Harbor & Pine'],
    ]),
  );
  const outside = sent.find(({ to }) => to === 'outside@elsewhere.example');
  expect(outside?.text).toContain('Hello Ola,');
  expect(outside?.text).toContain('You can answer until 1 December 2026.');
  expect(outside?.text).toContain(`/metrics/r?code=${await codeOfAssignment(house, ids[2] ?? 0)}`);
});

test('a reminder goes out once a day to those who are asked and have not finished', async () => {
  const id = await anAssignment(house, {
    account,
    campaign_id,
    target_id,
    relationship: 'peer',
    email: 'late@elsewhere.example',
  });
  const remind = () => inTx<number>((tx) => remindAssignments(house.deps, tx, [id]));
  expect(await remind()).toBe(0);
  await invite(id);
  expect([await remind(), await remind()]).toEqual([1, 0]);
  const sent = await letters();
  expect(sent.map(({ subject }) => subject).sort()).toEqual([
    'Growing, autumn: How do you experience Ines at work?',
    'Growing, autumn: your feedback about Ines',
  ]);
});

test('a new link takes the place of the old one, and mails of those who declined are dropped', async () => {
  const id = await anAssignment(house, {
    account,
    campaign_id,
    target_id,
    relationship: 'peer',
    email: 'again@elsewhere.example',
  });
  await invite(id);
  const before = await codeOfAssignment(house, id);
  await inTx((tx) => resendAssignment(house.deps, tx, id));
  const after = await codeOfAssignment(house, id);
  expect(after).not.toBe(before);
  expect((await letters()).map(({ text }) => text.includes(after))).toEqual([true]);
  await inTx((tx) => resendAssignment(house.deps, tx, id));
  await house.database.owner
    .updateTable('assignments')
    .set({ nomination: 'declined' })
    .where('id', '=', id)
    .execute();
  expect(await letters()).toEqual([]);
  await expect(inTx((tx) => resendAssignment(house.deps, tx, id))).rejects.toThrow('not_found');
});
