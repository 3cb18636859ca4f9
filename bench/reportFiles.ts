import { monitorEventLoopDelay } from 'node:perf_hooks';
import { metrics } from '../domain/metrics/metrics.ts';
import { metrics as metricWords } from '../locales/en/metrics.ts';
import { scoreNewAssessments } from '../server/usecases/scoring/scoreNewAssessments.ts';
import { aCycle, addFinishedPeople } from '../tests/support/finishedForms.ts';
import { openPdf, poppledText } from '../tests/support/pdf.ts';
import { startTestServer, type TestServer } from '../tests/support/startTestServer.ts';
import { unzip } from '../tests/support/unzip.ts';

const broken = 5;

interface Measured {
  /** Number of reports. */
  readonly reports: number;
  readonly seconds: number;
  readonly megabytes: number;
  /** The longest pause of the event loop. */
  readonly pauseMs: number;
  /** Whether the reports that were made to fail were listed and succeeded when retried. */
  readonly isRetried: boolean;
  /** Files with the right name and numbers and no others, according to a PDF library and to pdftotext (null without it). */
  readonly rightByLibrary: number;
  readonly rightByTool: number | null;
}

/**
 * Downloads the reports of a cycle of this many people as one ZIP through the API, with some failures at first, and opens every file in it.
 */
export async function measurePdfs(people: number): Promise<Measured> {
  const server = await startTestServer();
  try {
    return await measure(server, people);
  } finally {
    await server.close();
  }
}

async function measure(server: TestServer, people: number): Promise<Measured> {
  const { owner } = server.database;
  const account = await server.anAccount();
  const admin = await server.signIn(await server.aUser({ account, permissions: ['local_admin'] }));
  const released = { status: 'closed', released_on: '2026-11-21', released_to: 'admin' };
  const campaign_id = await aCycle(server.deps, account.id, released);
  await addFinishedPeople(server.deps, {
    accountId: account.id,
    campaignId: campaign_id,
    count: people,
    seed: 3,
  });
  await scoreNewAssessments(server.deps);
  const scores = await owner.selectFrom('scores').select(['id', 'result']).orderBy('id').execute();
  const setResult = (id: number, result: unknown) =>
    owner
      .updateTable('scores')
      .set({ result: JSON.stringify(result) })
      .where('id', '=', id)
      .execute();
  const spoiled = scores.filter(({ result }) => result.outcome === 'profiled').slice(0, broken);
  for (const { id } of spoiled) await setResult(id, { outcome: 'profiled' });

  const call = (name: string, body: object = {}) =>
    admin.post(`/api/v2/exports/${name}`, { campaign_id, ...body });
  const delay = monitorEventLoopDelay({ resolution: 5 });
  await call('start_cycle', { kind: 'zip' });
  delay.enable();
  const began = performance.now();
  await server.runJobs();
  const seconds = (performance.now() - began) / 1_000;
  delay.disable();
  const failed = (await call('cycle_state')).body.run.counts.failed;
  for (const { id, result } of spoiled) await setResult(id, result);
  await call('retry_cycle');
  await server.runJobs();
  const { counts } = (await call('cycle_state')).body.run;
  const zip = (await admin.get(`/api/v2/exports/cycle_file?campaign_id=${campaign_id}`)).raw;
  const files = [...unzip(zip)].filter(([name]) => name.endsWith('.pdf'));
  return {
    reports: files.length,
    seconds,
    megabytes: zip.length / 1_048_576,
    pauseMs: delay.max / 1_000_000,
    isRetried:
      failed === broken &&
      counts.failed === 0 &&
      counts.made === files.length &&
      counts.made + counts.none === people,
    ...(await checked(server, files)),
  };
}

type Files = readonly (readonly [name: string, bytes: Buffer])[];

async function checked(server: TestServer, files: Files) {
  const valuesOf = await ownValues(server);
  let rightByLibrary = 0;
  let rightByTool: number | null = null;
  for (const [name, bytes] of files) {
    const person = name.replace(/\.pdf$/, '');
    const { title, pages, spoken } = await openPdf(bytes);
    const values = valuesOf.get(person) ?? ['missing'];
    const hasOwn =
      title === `Personal metrics of ${person}` &&
      values.every((expectedText) => spoken.some((alt) => alt.includes(expectedText)));
    if (hasOwn && names(pages.join('\n'), person)) rightByLibrary += 1;
    const read = poppledText(bytes);
    if (read !== null) rightByTool = (rightByTool ?? 0) + (names(read, person) ? 1 : 0);
  }
  return { rightByLibrary, rightByTool };
}

/**
 * Whether a text contains the name of this person and of no one else. Every name has the form "Somebody
 * Number 17".
 */
function names(text: string, person: string): boolean {
  const namesInText = text.replace(/\s+/g, ' ').match(/Somebody Number \d+/g) ?? [];
  return namesInText.length > 0 && namesInText.every((name) => name === person);
}

/** Returns the metric values on each person's own page, by name. */
async function ownValues(server: TestServer): Promise<ReadonlyMap<string, readonly string[]>> {
  const users = await server.database.owner
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('first_name', '=', 'Somebody')
    .execute();
  const values = new Map<string, readonly string[]>();
  for (const user of users) {
    const { body } = await (await server.signIn(user)).get('/api/v2/scores/own');
    const [score] = body.scores;
    if (!score) continue;
    const expectedText = metrics.map(
      (metric, at) => `${metricWords.names[metric]}: ${score.metrics[at].value} (`,
    );
    values.set(`${user.first_name} ${user.last_name}`, expectedText);
  }
  return values;
}
