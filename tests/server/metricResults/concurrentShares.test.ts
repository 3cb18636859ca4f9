import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditShares } from '../../../server/usecases/metricResults/sharing/auditShares.ts';
import { scoreNewAssessments } from '../../../server/usecases/scoring/scoreNewAssessments.ts';
import { actAfterTransaction } from '../../support/actAfterTransaction.ts';
import type { AnAccount } from '../../support/builders.ts';
import { aCycle, addFinishedPeople } from '../../support/finishedForms.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

const minUnseen = 3;

let server: TestServer;
let account: AnAccount;
let cycle: number;
/** Four people who don't share yet. The others are shown, so that only one of the four can be shown as well. */
let left: number[];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  account = await server.anAccount({ modules: [1, 2, 3, 4] });
  cycle = await aCycle(server.deps, account.id);
  await addFinishedPeople(server.deps, { accountId: account.id, campaignId: cycle, count: 20, seed: 3 });
  const admin = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
  for (const step of ['close', 'release'])
    expect((await admin.post(`/api/v2/surveys/${step}`, { campaign_id: cycle })).status).toBe(200);
  await scoreNewAssessments(server.deps);
  const counted = (await countedProfiles()).filter(({ groups }) => groups.length > 0);
  const people = counted.map(({ user_id }) => user_id ?? 0);
  left = people.slice(0, 4);
  await share(people.slice(4), '2026-11-01');
  await auditShares(server.deps);
  expect(await unseen()).toEqual(left);
});

const countedProfiles = () =>
  server.database.owner
    .selectFrom('counted_profiles')
    .selectAll()
    .where('campaign_id', '=', cycle)
    .orderBy('user_id')
    .execute();
const unseen = async () =>
  (await countedProfiles()).filter(({ shown }) => shown === null).map(({ user_id }) => user_id);
const share = (users: readonly number[], shared_on: string) =>
  server.database.owner
    .insertInto('result_shares')
    .values(
      users.map((user_id) => ({
        account_id: account.id,
        user_id,
        shared_with: 'colleagues' as const,
        shared_on,
      })),
    )
    .execute();

/** Audits while another server acts after the first transaction with such a result. */
const auditWhile = (isSuch: (result: unknown) => boolean, act: () => Promise<unknown>) =>
  auditShares({ ...server.deps, database: actAfterTransaction(server.deps.database, isSuch, act) });

test('P19 of two people who share at the same time, only one is shown if both would leave two unseen', async () => {
  const [first = 0, second = 0, ...others] = left;
  await share([first], '2026-11-21');
  const isInput = (result: unknown) => typeof result === 'object' && result !== null && 'decided' in result;
  await auditWhile(isInput, async () => {
    await share([second], '2026-11-20');
    await auditShares(server.deps);
    expect(await unseen()).toEqual([first, ...others]);
  });
  expect(await unseen()).toHaveLength(minUnseen);
});

test('P19 somebody who shares during an audit is decided about, too', async () => {
  const [first = 0, second = 0] = left;
  await share([first], '2026-11-21');
  await auditWhile(
    (result) => result === true,
    () => share([second], '2026-11-21'),
  );
  const decided = (await countedProfiles()).filter(({ user_id }) => left.slice(0, 2).includes(user_id ?? 0));
  expect(decided.map(({ shown, is_refused }) => [shown, is_refused])).toEqual([
    ['alone', false],
    [null, true],
  ]);
});
