import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { loadContent } from '../../server/content/loadContent.ts';
import { type Environment, readEnvironment } from '../../server/env.ts';
import { outboxOnly } from '../../server/outside/mail.ts';
import { openDatabase } from '../../server/store/database.ts';
import { migrate } from '../../server/store/migrate.ts';
import { linkCode } from '../../server/vault/links.ts';
import { buildersOf } from '../support/builders.ts';
import { openClient } from '../support/client.ts';
import { type LastingDatabase, lastingDatabase } from '../support/lastingDatabase.ts';
import { anOpenCampaign } from './campaigns/company.ts';
import type { ShownQuestion } from './survey/respondent.ts';

let lasting: LastingDatabase;
let environment: Environment;
let codes: string[];
let running: ChildProcess | null = null;

beforeAll(async () => {
  const port = await freePort();
  lasting = await lastingDatabase();
  const variables = { ...lasting.variables, CAIRN_DEMO: 'off', PORT: String(port), LOG_LEVEL: 'silent' };
  environment = readEnvironment(variables);
  codes = await prepare();
}, 120_000);
afterAll(async () => {
  running?.kill('SIGKILL');
  await lasting?.remove();
});

test('SURV-13 every acknowledged answer is there after the server was killed in the middle of saving', async () => {
  await start();
  const opened = await Promise.all(codes.map((code) => open(code)));
  const acknowledged = new Map(codes.map((code) => [code, new Set<number>()]));
  const saving = codes.map((code, at) => saveUntilKilled(code, opened[at]?.questions ?? [], acknowledged));
  while (totalOf(acknowledged) < 40) await pause(20);
  running?.kill('SIGKILL');
  await Promise.all(saving);

  await start();
  for (const [at, code] of codes.entries()) {
    const { questions, progress } = await open(code);
    const left = new Set(questions.map(({ question_id }) => question_id));
    const lost = [...(acknowledged.get(code) ?? [])].filter((id) => left.has(id));
    expect(lost).toEqual([]);
    // What was being saved when the server died is there whole or not at all, and can be sent again.
    const known = (acknowledged.get(code) ?? new Set()).size;
    expect([known, known + 1]).toContain(progress.answered);
    const next = opened[at]?.questions[known];
    if (next) expect((await answer(code, next)).status).toBe(200);
  }
}, 180_000);

/** An account with an open campaign, made by the same server in this process before it is started as another. */
async function prepare(): Promise<string[]> {
  const database = await openDatabase(lasting.options);
  await migrate(database);
  await loadContent(database);
  const clock = { now: () => new Date() };
  const jobs = { wake: async () => {}, stop: async () => {} };
  const app = await buildApp({ database, clock, environment, mailer: outboxOnly, jobs });
  const { anAccount, aUser, aSession } = buildersOf(database.owner, clock.now);
  const account = await anAccount();
  const admin = await aUser({ account, permissions: ['user', 'local_admin'] });
  for (let place = 0; place < 4; place += 1) await aUser({ account });
  const client = openClient(app, environment.publicOrigin);
  client.cookies.set('cairn_session', await aSession(admin));
  await anOpenCampaign(client, { closes_on: '2999-12-31' });
  const rows = await database.owner.selectFrom('participations').select(['id', 'link_version']).execute();
  await app.close();
  await database.close();
  return rows.map(({ id, link_version }) => linkCode(environment.secret, id, link_version));
}

async function start(): Promise<void> {
  running = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...lasting.variables,
      CAIRN_DEMO: 'off',
      PORT: String(environment.port),
      LOG_LEVEL: 'silent',
    },
  });
  for (let tries = 0; tries < 600; tries += 1) {
    const ready = await fetch(`http://127.0.0.1:${environment.port}/readyz`).catch(() => null);
    if (ready?.ok) return;
    await pause(100);
  }
  throw new Error('the server did not start');
}

const post = (verb: string, body: object) =>
  fetch(`http://127.0.0.1:${environment.port}/api/v2/survey/${verb}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'm', ...body }),
  });
interface Opened {
  readonly questions: readonly ShownQuestion[];
  readonly progress: { readonly answered: number };
}
const open = async (code: string) => (await (await post('open', { code })).json()) as Opened;

const answer = (code: string, question: ShownQuestion) =>
  post('answer', {
    code,
    question_id: question.question_id,
    ordering: question.options.map(({ option_id }) => option_id),
    answer_key: randomUUID(),
  });

async function saveUntilKilled(
  code: string,
  questions: readonly ShownQuestion[],
  acknowledged: ReadonlyMap<string, Set<number>>,
): Promise<void> {
  for (const question of questions) {
    const reply = await answer(code, question).catch(() => null);
    if (!reply?.ok) return;
    acknowledged.get(code)?.add(question.question_id);
  }
}

function totalOf(acknowledged: ReadonlyMap<string, Set<number>>): number {
  return [...acknowledged.values()].reduce((sum, answered) => sum + answered.size, 0);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
