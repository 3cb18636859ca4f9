import { afterAll, beforeAll, expect, test } from 'vitest';
import { scheduledJobs } from '../../../server/jobs/scheduledJobs.ts';
import { reconcileKeys } from '../../../server/usecases/keys/reconcileKeys.ts';
import { publishClosedCampaigns } from '../../../server/usecases/releasing/publishClosedCampaigns.ts';
import { textOfKeyName } from '../../../server/vault/keyStore/keyStore.ts';
import { createMemoryKeyStore, type MemoryKeyStore } from '../../support/memoryKeyStore.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import {
  aCampaign,
  aCompany,
  anOpenCampaign,
  type Company,
  closeCampaign,
  invitationCodeOf,
  microSurvey,
} from '../campaigns/testCampaigns.ts';
import { submitForms } from '../results/submitForms.ts';
import { answerAll, respondent } from '../survey/respondent.ts';
import { aCycle } from '../survey/testAssessmentCycle.ts';

let server: TestServer;
let keys: MemoryKeyStore;
let company: Company;

beforeAll(async () => {
  keys = createMemoryKeyStore();
  server = await startTestServer({ keys });
  company = await aCompany(server, 6);
});
afterAll(() => server.close());

const campaign = (id: number) => ({ kind: 'campaign', id }) as const;
const listed = async () => (await keys.list()).map(textOfKeyName).sort();

function codeOf(id: number): Promise<string> {
  const [person] = company.people;
  if (!person) throw new Error('nobody was invited');
  return invitationCodeOf(server, id, person);
}

async function countForms(id: number): Promise<number> {
  const { owner } = server.database;
  return (await owner.selectFrom('waiting_forms').select('id').where('campaign_id', '=', id).execute())
    .length;
}

test('ANON-02 a campaign has a key from its launch to its release or its deletion', async () => {
  const draft = await aCampaign(company.admin);
  expect(await keys.has(campaign(draft))).toBe(false);
  const published = await anOpenCampaign(company.admin);
  const deleted = await anOpenCampaign(company.admin);
  expect([await keys.has(campaign(published)), await keys.has(campaign(deleted))]).toEqual([true, true]);
  await closeCampaign(company.admin, published);
  expect(await keys.has(campaign(published))).toBe(false);
  await microSurvey(company.admin, 'delete-micro-survey-campaign', { campaign_id: deleted });
  expect(await keys.has(campaign(deleted))).toBe(false);
});

test('a key without a campaign that needs it is destroyed, and all others stay', async () => {
  const draft = await aCampaign(company.admin);
  const open = await anOpenCampaign(company.admin);
  const cycle = await aCycle(server, company.account);
  for (const id of [draft, 999_999]) await keys.create(campaign(id));
  await keys.create({ kind: 'cycle', id: 999_999 });
  await reconcileKeys(server.deps);
  expect(await listed()).toEqual([`campaign-${open}`, `cycle-${cycle}`]);
});

test('an open campaign without its key is reported and accepts neither forms nor feedback', async () => {
  const id = await anOpenCampaign(company.admin);
  const code = await codeOf(id);
  const key = await keys.read(campaign(id));
  await keys.destroy(campaign(id));

  const logged: unknown[] = [];
  const log = { error: (facts: object, message: string) => void logged.push({ ...facts, message }) };
  await expect(reconcileKeys({ ...server.deps, log })).rejects.toThrow(
    `The keys of open campaigns are missing: campaign-${id}.`,
  );
  expect(logged).toEqual([
    { keys: [`campaign-${id}`], message: expect.stringContaining('open campaigns have no key') },
  ]);
  const refused = await answerAll(server, code);
  expect([refused.status, refused.body.error?.code ?? refused.body.code]).toEqual([503, 'unavailable']);
  expect(await countForms(id)).toBe(0);
  const { progress } = (await respondent(server.visitor(), code).open()).body;
  expect(progress).toMatchObject({ answered: 47, total: 48 });

  keys.restore(campaign(id), key);
  await reconcileKeys(server.deps);
  await answerAll(server, code);
  expect(await countForms(id)).toBe(1);
});

test('a key that does not belong to its campaign counts as missing', async () => {
  const id = await anOpenCampaign(company.admin);
  const key = await keys.read(campaign(id));
  await keys.create(campaign(id));
  const refused = await answerAll(server, await codeOf(id));
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
  expect(await countForms(id)).toBe(0);
  await expect(reconcileKeys(server.deps)).rejects.toThrow(`campaign-${id}`);
  keys.restore(campaign(id), key);
  await reconcileKeys(server.deps);
});

test('a launch without a key store leaves a draft', async () => {
  const id = await aCampaign(company.admin);
  keys.failNext('create');
  const { status } = await microSurvey(company.admin, 'toggle-campaign-status', { campaign_id: id });
  expect(status).toBe(503);
  const { status: stored } = await server.database.owner
    .selectFrom('benchmark_campaigns')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(stored).toBe('draft');
});

test('a release stands if its key cannot be destroyed, and the job destroys it', async () => {
  const id = await anOpenCampaign(company.admin);
  await submitForms(server, id, 6);
  keys.failNext('destroy');
  await closeCampaign(company.admin, id);
  expect(await keys.has(campaign(id))).toBe(true);
  expect(await countForms(id)).toBe(0);
  expect(server.woken).toContain('destroy-keys');
  await scheduledJobs(server.deps)
    .find(({ name }) => name === 'destroy-keys')
    ?.run();
  expect(await keys.has(campaign(id))).toBe(false);
});

test.each(['has', 'read'] as const)(
  'a form is refused for now while "%s" of the key store fails',
  async (method) => {
    const id = await anOpenCampaign(company.admin);
    const code = await codeOf(id);
    keys.failNext(method);
    const refused = await answerAll(server, code);
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
    await answerAll(server, code);
    expect(await countForms(id)).toBe(1);
  },
);

test('a campaign with fewer forms than its minimum is released without its key', async () => {
  const id = await anOpenCampaign(company.admin);
  await submitForms(server, id, 1);
  await keys.destroy(campaign(id));
  await closeCampaign(company.admin, id);
  expect(await countForms(id)).toBe(0);
});

test('a release without its key is refused until the key is restored', async () => {
  const id = await anOpenCampaign(company.admin);
  await submitForms(server, id, 6);
  const key = await keys.read(campaign(id));
  await keys.destroy(campaign(id));
  await closeCampaign(company.admin, id);
  await expect(publishClosedCampaigns(server.deps)).rejects.toMatchObject({ code: 'unavailable' });
  keys.restore(campaign(id), key);
  await publishClosedCampaigns(server.deps);
  expect(await countForms(id)).toBe(0);
});

test('a key that cannot be read or destroyed does not affect the check of the others', async () => {
  const [one, other] = [await anOpenCampaign(company.admin), await anOpenCampaign(company.admin)];
  const key = await keys.read(campaign(other));
  await keys.destroy(campaign(other));
  for (const id of [999_998, 999_999]) await keys.create(campaign(id));
  keys.failNext('destroy');
  await expect(reconcileKeys(server.deps)).rejects.toThrow(`campaign-${other}`);
  expect((await listed()).filter((name) => name.startsWith('campaign-99999'))).toHaveLength(1);
  keys.restore(campaign(other), key);
  keys.failNext('read');
  await expect(reconcileKeys(server.deps)).rejects.toThrow('The key store is away.');
  expect(await listed()).not.toContain('campaign-999999');
  await reconcileKeys(server.deps);
  expect(await listed()).toContain(`campaign-${one}`);
});
