import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Environment, readEnvironment } from '../../server/environment.ts';
import { compiledServer } from '../support/compiledServer.ts';
import { type DiskDatabase, diskDatabase } from '../support/diskDatabase.ts';
import { freePort } from '../support/freePort.ts';
import { openSurvey } from '../support/openSurvey.ts';
import { pause } from '../support/until.ts';
import type { ShownQuestion } from './survey/respondent.ts';

let lasting: DiskDatabase;
let environment: Environment;
let codes: string[];
let running: ChildProcess | null = null;

beforeAll(async () => {
  const port = await freePort();
  lasting = await diskDatabase();
  const variables = { ...lasting.variables, CAIRN_DEMO: 'off', PORT: String(port), LOG_LEVEL: 'silent' };
  environment = readEnvironment(variables);
  codes = await openSurvey(lasting.options, environment, 5);
}, 120_000);
afterAll(async () => {
  running?.kill('SIGKILL');
  await lasting?.remove();
});

test('SURV-13 every acknowledged answer survives killing the server while it saves', async () => {
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
    // An answer that was being saved during the crash is stored completely or not at all, and can be resent.
    const known = (acknowledged.get(code) ?? new Set()).size;
    expect([known, known + 1]).toContain(progress.answered);
    const next = opened[at]?.questions[known];
    if (next) expect((await answer(code, next)).status).toBe(200);
  }
}, 180_000);

async function start(): Promise<void> {
  running = spawn(process.execPath, compiledServer, {
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
