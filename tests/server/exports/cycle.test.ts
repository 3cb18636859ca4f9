import { afterAll, beforeAll, expect, test } from 'vitest';
import { metrics } from '../../../domain/metrics/metrics.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { metrics as metricWords } from '../../../locales/en/metrics.ts';
import { seededRandom } from '../../../server/seed/demoRandom.ts';
import { randomMetrics, rankingsBy } from '../../../server/seed/rankings.ts';
import { makeReports } from '../../../server/usecases/exports/makeReports.ts';
import { scoreNewAssessments } from '../../../server/usecases/scoring/scoreNewAssessments.ts';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { aCycle, addTargets, finishForms, questionsOf } from '../../support/finishedForms.ts';
import { openPdf, poppledText } from '../../support/pdf.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { unzip } from '../../support/unzip.ts';

let server: TestServer;
let account: AnAccount;
let admin: Client;
let people: AUser[];
let zipCampaignId: number;
let personalCampaignId: number;

const released = { status: 'closed', closed_on: '2026-11-20', released_on: '2026-11-21' } as const;
const call = (client: Client, name: string, body: object) => client.post(`/api/v2/exports/${name}`, body);
const fetched = (client: Client, id: number) => client.get(`/api/v2/exports/cycle_file?campaign_id=${id}`);
const runOf = async (id: number) => (await call(admin, 'cycle_state', { campaign_id: id })).body;

/** A released cycle whose participants, except the last one, have finished their self-assessment. */
async function aReleasedCycle(name: string, releasedTo: string, seed: number): Promise<number> {
  const id = await aCycle(server.deps, account.id, { name, ...released, released_to: releasedTo });
  const targets = await addTargets(
    server.deps,
    { id, accountId: account.id },
    people.map((person) => person.id),
  );
  const random = seededRandom(seed);
  const questions = await questionsOf(server.deps, 's');
  const forms = people.slice(0, -1).map((person, at) => ({
    accountId: account.id,
    campaignId: id,
    targetId: targets[at] ?? 0,
    userId: person.id,
    answers: rankingsBy(random, questions, randomMetrics(random)),
  }));
  await finishForms(server.deps, forms);
  return id;
}

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount();
  admin = await server.signIn(await server.aUser({ account, permissions: ['local_admin'] }));
  people = [];
  for (let at = 0; at < 12; at += 1) {
    const last_name = at < 2 ? 'Twin' : `Heron${'abcdefghijkl'[at]}`;
    people.push(await server.aUser({ account, first_name: 'Žofie', last_name }));
  }
  zipCampaignId = await aReleasedCycle('Held cycle', 'admin', 8);
  personalCampaignId = await aReleasedCycle('Personal cycle', 'self', 2);
  await scoreNewAssessments(server.deps);
});
afterAll(() => server.close());

const firstScore = (userId: number, campaignId: number) =>
  server.database.owner
    .selectFrom('scores')
    .innerJoin('survey_targets', 'survey_targets.id', 'scores.target_id')
    .select(['scores.id', 'scores.result'])
    .where('scores.user_id', '=', userId)
    .where('survey_targets.campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
const setResult = (id: number, result: unknown) =>
  server.database.owner
    .updateTable('scores')
    .set({ result: JSON.stringify(result) })
    .where('id', '=', id)
    .execute();

test('reports are created one by one, wait for a thread, and failed ones are listed and can be retried', async () => {
  const broken = await firstScore(people[4]?.id ?? 0, zipCampaignId);
  await setResult(broken.id, { outcome: 'profiled' });
  expect((await call(admin, 'start_cycle', { campaign_id: zipCampaignId, kind: 'zip' })).status).toBe(200);
  expect((await runOf(zipCampaignId)).run).toMatchObject({
    ended_at: null,
    counts: { waiting: 12, made: 0 },
  });
  const again = await call(admin, 'start_cycle', { campaign_id: zipCampaignId, kind: 'zip' });
  expect([again.status, again.body.code]).toEqual([409, 'reports_under_way']);
  expect((await fetched(admin, zipCampaignId)).status).toBe(404);

  const pdf = { ...server.deps.pdf, render: () => Promise.reject(new Refusal('busy')) };
  await expect(makeReports({ ...server.deps, pdf })).rejects.toMatchObject({ code: 'busy' });
  expect((await runOf(zipCampaignId)).run.counts).toMatchObject({ waiting: 12, failed: 0 });

  await server.runJobs();
  const { run, people: states } = await runOf(zipCampaignId);
  expect(run.counts).toEqual({ waiting: 0, made: 10, failed: 1, none: 1 });
  expect(states[0]).toMatchObject({ name: 'Žofie Herone', state: 'failed', reason: 'unavailable' });
  const before = await stored();

  await setResult(broken.id, broken.result);
  expect((await call(admin, 'retry_cycle', { campaign_id: zipCampaignId })).status).toBe(200);
  await server.runJobs();
  expect((await runOf(zipCampaignId)).run.counts).toEqual({ waiting: 0, made: 11, failed: 0, none: 1 });
  const after = await stored();
  for (const [id, bytes] of before) expect(after.get(id)?.equals(bytes)).toBe(true);
  expect((await call(admin, 'retry_cycle', { campaign_id: zipCampaignId })).status).toBe(404);
  expect(server.letters.map(({ subject }) => subject)).toContain('The reports for “Held cycle” are ready');
});

/** The stored data of each created report. */
async function stored(): Promise<ReadonlyMap<number, Buffer>> {
  const { owner } = server.database;
  const rows = await owner
    .selectFrom('report_parts')
    .select(['id', 'sealed'])
    .where('state', '=', 'made')
    .execute();
  return new Map(rows.map(({ id, sealed }) => [id, Buffer.from(sealed ?? [])]));
}

test('each report in the file opens with the right name and numbers, and nothing of anyone else', async () => {
  const { status, headers, raw } = await fetched(admin, zipCampaignId);
  expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
  const files = unzip(raw);
  expect(files.size).toBe(12);
  const list = files.get('List of reports.csv')?.toString() ?? '';
  expect(list).toContain('Žofie Heronl,No results,');
  for (const [at, person] of people.slice(0, -1).entries()) {
    const shown = `Žofie ${at < 2 ? 'Twin' : `Heron${'abcdefghijkl'[at]}`}`;
    const theirFiles = [...files].filter(([name]) => name.startsWith(shown));
    const own = await Promise.all(theirFiles.map(([, bytes]) => openPdf(bytes)));
    for (const [, bytes] of theirFiles) {
      const read = poppledText(bytes);
      if (read !== null) expect(new Set(read.match(/Žofie \w+/g))).toEqual(new Set([shown]));
    }
    expect(own).toHaveLength(at < 2 ? 2 : 1);
    const { result } = await firstScore(person.id, zipCampaignId);
    const client = await server.signIn(person);
    const { body } = await client.get('/api/v2/scores/own');
    const score = body.scores.find(
      ({ campaign }: { campaign: { id: number } }) => campaign.id === zipCampaignId,
    );
    expect(result.outcome).toBe('profiled');
    const values = metrics.map(
      (metric, index) => `${metricWords.names[metric]}: ${score.metrics[index].value} (`,
    );
    const theirs = own.filter(({ spoken }) =>
      values.every((answered) => spoken.some((alt) => alt.includes(answered))),
    );
    expect(theirs).toHaveLength(1);
    expect(theirs[0]?.title).toBe(`Personal metrics of ${shown}`);
    const text = theirs[0]?.pages.join('\n') ?? '';
    expect(strangeNumbers(text, score)).toEqual([]);
    for (const other of people) if (other !== person) expect(text).not.toContain(other.email);
    expect(text.match(/Heron[a-l]|Twin/g)?.every((name) => shown.endsWith(name))).toBe(true);
  }
});

interface Shown {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly reliability?: number;
}

/** Numbers in the report other than this score: pages, dates, scales and versions. */
function strangeNumbers(
  text: string,
  { metrics: shown, domains }: Record<string, readonly Shown[]>,
): string[] {
  const rules = [
    /\d+ of \d+|Account \d+|pl-irt-3/g,
    /\d+ November 2026/g,
    /80%|from 0 to 100|0 50 100|from 0 to 1\. Treat values below 0\.70/g,
  ];
  const rest = rules.reduce((left, rule) => left.replaceAll(rule, ' '), text.replaceAll(/\s+/g, ' '));
  const own = [...(shown ?? []), ...(domains ?? [])].flatMap(({ value, low, high, reliability = 0 }) => [
    ...[value, low, high].map((one) => String(Math.round(one))),
    reliability.toFixed(2).slice(2),
  ]);
  return [...rest.matchAll(/(?:\S+ ){0,3}?\D?(\d+)/g)]
    .filter(([, number = '']) => !own.includes(number))
    .map(([where]) => where);
}

test('when results go to each person alone, people are notified once without numbers and no file is created', async () => {
  const refused = await call(admin, 'start_cycle', { campaign_id: personalCampaignId, kind: 'zip' });
  expect([refused.status, refused.body.code]).toEqual([409, 'reports_personal']);
  expect((await runOf(personalCampaignId)).delivery).toBe('mail');
  expect((await call(admin, 'start_cycle', { campaign_id: personalCampaignId, kind: 'mail' })).status).toBe(
    200,
  );
  await server.runJobs();
  expect((await runOf(personalCampaignId)).run.counts).toEqual({ waiting: 0, made: 11, failed: 0, none: 1 });
  const letters = server.letters.filter(({ subject }) => subject.includes('“Personal cycle” are ready'));
  expect(letters.map(({ to }) => to).sort()).toEqual(
    people
      .slice(0, -1)
      .map(({ email }) => email)
      .sort(),
  );
  expect(letters[0]?.text).toContain('/my-results/full');
  for (const metric of metrics) expect(letters[0]?.text).not.toContain(metricWords.names[metric]);
  expect((await fetched(admin, personalCampaignId)).body.code).toBe('reports_personal');
  expect(
    (await call(admin, 'start_cycle', { campaign_id: personalCampaignId, kind: 'mail' })).body.code,
  ).toBe('status_change');
});

test('before the release nothing can be created, and only administrators of the account have access', async () => {
  const open = await aCycle(server.deps, account.id, { name: 'Open cycle', released_to: 'admin' });
  const early = await call(admin, 'start_cycle', { campaign_id: open, kind: 'zip' });
  expect([early.status, early.body.code]).toEqual([409, 'status_change']);
  expect((await runOf(open)).delivery).toBeNull();
  const lead = await server.signIn(await server.aUser({ account, permissions: ['supervisor'] }));
  const stranger = await server.signIn(
    await server.aUser({ account: await server.anAccount(), permissions: ['local_admin'] }),
  );
  const boss = await server.signIn(
    await server.aUser({ account: await server.anAccount(), permissions: ['super_admin'] }),
  );
  boss.emulatedAccountId = account.id;
  for (const [client, status] of [
    [server.visitor(), 401],
    [lead, 403],
    [stranger, 404],
    [boss, 403],
  ] as const) {
    expect((await fetched(client, zipCampaignId)).status).toBe(status);
    expect((await call(client, 'cycle_state', { campaign_id: zipCampaignId })).status).toBe(status);
    expect((await call(client, 'start_cycle', { campaign_id: zipCampaignId, kind: 'zip' })).status).toBe(
      status,
    );
    expect((await call(client, 'retry_cycle', { campaign_id: zipCampaignId })).status).toBe(status);
  }
  expect((await call(admin, 'start_cycle', { campaign_id: zipCampaignId, kind: 'fax' })).status).toBe(422);
});

test('each step is in the audit log, and stored reports are encrypted', async () => {
  const entries = await server.database.owner
    .selectFrom('audit_entries')
    .select(['action', 'changes'])
    .where('resource', '=', 'survey_campaigns')
    .where('record_id', '=', String(zipCampaignId))
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { action: 'export', changes: { reports: [null, 12], kind: [null, 'zip'] } },
    { action: 'retry', changes: { reports: [null, 1] } },
    { action: 'fetch', changes: { reports: [null, 11] } },
  ]);
  for (const bytes of (await stored()).values()) expect(bytes.includes('%PDF')).toBe(false);
});

test('an erased person is removed from the file, and the file expires after seven days', async () => {
  const [gone] = people;
  const chief = await server.signIn(await server.aUser({ account, permissions: ['local_admin'] }));
  expect((await chief.post('/api/v2/personal_data/erase', { user_id: gone?.id })).status).toBe(200);
  expect(unzip((await fetched(admin, zipCampaignId)).raw).size).toBe(11);
  server.clock.advance(7 * 86_400_000);
  const later = await server.signIn(await server.aUser({ account, permissions: ['local_admin'] }));
  expect((await fetched(later, zipCampaignId)).status).toBe(404);
  await server.deps.jobs.wake('make-reports');
  await server.runJobs();
  expect(await stored()).toEqual(new Map());
});
