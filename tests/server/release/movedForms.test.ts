import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builderScope } from '../../../server/kernel/scope.ts';
import type { Scope } from '../../../server/store/database.ts';
import { publicKeyOf } from '../../../server/store/survey/campaignKeys.ts';
import { addWaitingForms, submittedForms } from '../../../server/store/survey/submittedForms.ts';
import { readOpeningKey } from '../../../server/usecases/keys/campaignKeys.ts';
import { moveSubmittedForms } from '../../../server/usecases/releasing/moveSubmittedForms.ts';
import { type FinishedForm, padJson } from '../../../server/usecases/survey/submitForm.ts';
import type { KeyName } from '../../../server/vault/keyStore/keyStore.ts';
import { createOpener, seal } from '../../../server/vault/sealedBox.ts';
import { createMemoryKeyStore, type MemoryKeyStore } from '../../support/memoryKeyStore.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import {
  aCompany,
  anOpenCampaign,
  type Company,
  closeCampaign,
  invitationCodeOf,
} from '../campaigns/testCampaigns.ts';
import { submitForms } from '../results/submitForms.ts';
import { answerAll, respondent } from '../survey/respondent.ts';
import { aCycle, anAssignment, aTarget } from '../survey/testAssessmentCycle.ts';

const k = 5;
let server: TestServer;
let keys: MemoryKeyStore;

beforeAll(async () => {
  keys = createMemoryKeyStore();
  server = await startTestServer({ keys });
});
afterAll(() => server.close());

interface StoredForm {
  readonly box: Uint8Array;
  readonly kind: string;
  readonly xmin: string;
}

/** The submitted forms in the order in which they are on disk. */
async function formsIn(
  table: 'waiting_forms' | 'sealed_forms' | 'waiting_ratings' | 'sealed_ratings',
  campaignId: number,
): Promise<readonly StoredForm[]> {
  const { rows } = await sql<StoredForm>`
    select box, kind, xmin::text as xmin from ${sql.table(table)} where campaign_id = ${campaignId}
    order by ctid`.execute(server.database.owner);
  return rows;
}

/** Everything the database stores about participants, with the transactions that wrote or locked it. */
async function participationRows(campaignId: number) {
  const { rows } = await sql<{ xmin: string }>`
    select participations.*, participations.xmin::text, participations.xmax::text, participations.ctid::text
    from participations where campaign_id = ${campaignId} order by id`.execute(server.database.owner);
  return rows;
}

async function openedForms(campaignId: number, forms: readonly StoredForm[]): Promise<FinishedForm[]> {
  const open = createOpener(await readOpeningKey(server.deps, { kind: 'campaign', id: campaignId }));
  return forms.map(({ box }) => JSON.parse(open(box).toString()));
}

const base64 = (forms: readonly StoredForm[]) => forms.map(({ box }) => Buffer.from(box).toString('base64'));
const distinct = (values: readonly unknown[]) => new Set(values).size;

describe('ANON-03 forms of a benchmark that people submit one after the other', () => {
  let company: Company;
  let id: number;
  const answer = async (index: number) => {
    const person = company.people[index];
    if (!person) throw new Error('nobody is left');
    const code = await invitationCodeOf(server, id, person);
    await answerAll(server, code);
    return code;
  };

  beforeAll(async () => {
    company = await aCompany(server, k + 1, (index) => ({ department: 'D'.repeat(20 * index) || null }));
    id = await anOpenCampaign(company.admin, { cuts: ['department'], min_group: k });
    for (let index = 0; index < k - 1; index += 1) {
      const code = await answer(index);
      await respondent(server.visitor(), code).feedback(3, 'More time');
    }
  });

  test('wait with their participations while fewer people than the minimum group size have finished', async () => {
    await moveSubmittedForms(server.deps);
    expect(await formsIn('sealed_forms', id)).toEqual([]);
    const waiting = await formsIn('waiting_forms', id);
    expect(waiting.map(({ kind }) => kind).sort()).toEqual([
      ...Array.from({ length: k - 1 }, () => 'answers'),
      ...Array.from({ length: k - 1 }, () => 'feedback'),
    ]);
  });

  test('move together with the form that completes the minimum, and feedback of fewer people still waits', async () => {
    await answer(k - 1);
    const people = await participationRows(id);
    const waiting = await formsIn('waiting_forms', id);
    const answers = waiting.filter(({ kind }) => kind === 'answers');
    const written = new Set(people.map(({ xmin }) => xmin));
    await moveSubmittedForms(server.deps);

    const moved = await formsIn('sealed_forms', id);
    expect(moved.map(({ kind }) => kind)).toEqual(Array.from({ length: k }, () => 'answers'));
    expect(await formsIn('waiting_forms', id)).toEqual(waiting.filter(({ kind }) => kind === 'feedback'));
    expect(distinct(moved.map(({ xmin }) => xmin))).toBe(1);
    expect(moved.filter(({ xmin }) => written.has(xmin))).toEqual([]);
    // No person's row was changed or locked.
    expect(await participationRows(id)).toEqual(people);
    expect(base64(moved).filter((box) => base64(answers).includes(box))).toEqual([]);
    expect(distinct(moved.map(({ box }) => box.length))).toBe(1);
    const contents = async (forms: readonly StoredForm[]) =>
      (await openedForms(id, forms)).map((form) => JSON.stringify(form)).sort();
    expect(await contents(moved)).toEqual(await contents(answers));
  });

  test('count once each, those that still wait at the close too', async () => {
    await answer(k);
    await moveSubmittedForms(server.deps);
    expect(await formsIn('sealed_forms', id)).toHaveLength(k);
    await closeCampaign(company.admin, id);
    const { rows } = await sql<{ xmin: string }>`
      select xmin::text from responses where campaign_id = ${id}`.execute(server.database.owner);
    expect([rows.length, distinct(rows.map(({ xmin }) => xmin))]).toEqual([k + 1, 1]);
    for (const table of ['waiting_forms', 'sealed_forms'] as const)
      expect(await formsIn(table, id)).toEqual([]);
  });
});

test('moved forms are in no order of submission, and two servers move each of them once', async () => {
  const amount = 100;
  const company = await aCompany(server, amount, (index) => ({ department: `D${index}` }));
  const id = await anOpenCampaign(company.admin, { cuts: ['department'], min_group: 50 });
  await submitForms(server, id, amount);
  await Promise.all([moveSubmittedForms(server.deps), moveSubmittedForms(server.deps)]);
  const forms = await openedForms(id, await formsIn('sealed_forms', id));
  const order = forms.map(({ attributes }) => Number(attributes.department?.slice(1)));
  expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: amount }, (_, index) => index));
  const squares = order.reduce((sum, submitted, stored) => sum + (submitted - stored) ** 2, 0);
  const correlation = 1 - (6 * squares) / (amount * (amount ** 2 - 1));
  // Five standard deviations of chance.
  expect(Math.abs(correlation)).toBeLessThan(5 / Math.sqrt(amount - 1));
});

test('forms wait while the key store fails, and a failure does not affect other campaigns', async () => {
  const company = await aCompany(server, k);
  const ids = [await anOpenCampaign(company.admin), await anOpenCampaign(company.admin)];
  for (const id of ids) await submitForms(server, id, k);
  keys.failNext('read');
  await expect(moveSubmittedForms(server.deps)).rejects.toMatchObject({ code: 'unavailable' });
  const moved = async () => Promise.all(ids.map(async (id) => (await formsIn('sealed_forms', id)).length));
  expect((await moved()).sort()).toEqual([0, k]);
  await moveSubmittedForms(server.deps);
  expect(await moved()).toEqual([k, k]);
});

test('forms of a closed campaign are not moved', async () => {
  const company = await aCompany(server, k);
  const id = await anOpenCampaign(company.admin);
  await submitForms(server, id, k);
  const { owner } = server.database;
  const setStatus = (status: 'open' | 'closed') =>
    owner.updateTable('benchmark_campaigns').set({ status }).where('id', '=', id).execute();
  await setStatus('closed');
  await moveSubmittedForms(server.deps);
  expect(await formsIn('waiting_forms', id)).toHaveLength(k);
  await setStatus('open');
});

test('ratings move when raters who are at least five different people have submitted them', async () => {
  const account = await server.anAccount();
  const id = await aCycle(server, account);
  const name: KeyName = { kind: 'cycle', id };
  const target = async () => aTarget(server, id, await server.aUser({ account }));
  const targets = [await target(), await target()];
  const raters = [...Array(k).keys()];
  /** The assignment of an erased rater has no address. */
  const submit = async (rater: number | 'erased', target_id: number) => {
    const email = rater === 'erased' ? undefined : `rater.${rater}@elsewhere.example`;
    const of = {
      account,
      campaign_id: id,
      target_id,
      relationship: 'peer' as const,
      ...(email && { email }),
    };
    const box = seal(await server.database.as(builderScope, (tx) => publicKeyOf(tx, name)), padJson({}));
    const form = { accountId: account.id, respondentId: await anAssignment(server, of), box };
    await server.database.owner.transaction().execute((tx) => addWaitingForms(tx, name, 'answers', [form]));
  };
  const moved = async () => {
    await moveSubmittedForms(server.deps);
    return (await formsIn('sealed_ratings', id)).length;
  };
  for (const rater of [...raters.slice(1), 'erased'] as const)
    for (const one of targets) await submit(rater, one);
  expect(await moved()).toBe(0);
  await submit(0, targets[0] ?? 0);
  expect(await moved()).toBe(2 * k + 1);
  expect(await formsIn('waiting_ratings', id)).toEqual([]);
  const all = await server.database.as(builderScope, (tx) => submittedForms(tx, name, 'answers'));
  expect(all).toHaveLength(2 * k + 1);
});

describe('the database', () => {
  const insertWaiting = (account: number) => sql`
    insert into waiting_forms (account_id, campaign_id, kind, box) values (${account}, 1, 'answers', '')`;
  const insertSealed = sql`insert into sealed_forms (campaign_id, kind, box) values (1, 'answers', '')`;

  test.each([
    ['web', sql`select id from waiting_forms`],
    ['web', insertWaiting(1)],
    ['web', sql`select id from waiting_ratings`],
    ['respondent', sql`select id from waiting_forms`],
    ['respondent', sql`delete from waiting_forms`],
    ['respondent', sql`select id from sealed_forms`],
    ['respondent', insertSealed],
    ['respondent', sql`insert into sealed_ratings (campaign_id, kind, box) values (1, 'answers', '')`],
    ['builder', insertWaiting(1)],
    ['builder', sql`update waiting_forms set participation_id = null`],
  ] as const)('denies the %s role what it does not need: %#', async (role, statement) => {
    const scope: Scope = { role, accountId: 1, userId: null, platform: false };
    await expect(server.database.as(scope, (tx) => statement.execute(tx))).rejects.toThrow(
      'permission denied for table',
    );
  });

  test('shows and accepts waiting forms of the own account only', async () => {
    const company = await aCompany(server, k);
    const id = await anOpenCampaign(company.admin);
    await submitForms(server, id, 1);
    const scopeOf = (role: Scope['role'], accountId: number): Scope => ({
      role,
      accountId,
      userId: null,
      platform: false,
    });
    const visibleTo = (accountId: number) =>
      server.database.as(scopeOf('builder', accountId), (tx) =>
        tx.selectFrom('waiting_forms').select('campaign_id').execute(),
      );
    const other = await server.anAccount();
    expect(await visibleTo(company.account.id)).toEqual([{ campaign_id: id }]);
    expect(await visibleTo(other.id)).toEqual([]);
    const foreign = server.database.as(scopeOf('respondent', other.id), (tx) =>
      insertWaiting(company.account.id).execute(tx),
    );
    await expect(foreign).rejects.toThrow('row-level security');
  });
});
