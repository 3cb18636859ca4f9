import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { buildApp } from '../server/app.ts';
import { prepareCampaign } from './answers.ts';
import { type BenchDatabase, benchDeps, openBenchDatabase } from './benchDatabase.ts';

/** Counts the round trips to the database for a further answer of a respondent, with a link. */
export async function countRoundTrips(benchDatabase: BenchDatabase): Promise<number> {
  const { codes, questions } = await prepareCampaign(benchDatabase);
  const database = await openBenchDatabase(benchDatabase);
  const app = await buildApp(benchDeps(database, benchDatabase.secret));
  const save = async (question: (typeof questions)[number] | undefined) => {
    const payload = { code: codes[0], kind: 'm', answer_key: randomUUID(), ...question };
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/v2/survey/answer', payload });
    if (statusCode !== 200) throw new Error(`The answer was refused with ${statusCode}.`);
  };
  try {
    await save(questions[0]);
    return await countMessages(benchDatabase, () => save(questions[1]));
  } finally {
    await app.close();
    await database.close();
  }
}

/** PGlite receives messages in its thread, PostgreSQL over a connection. */
async function countMessages({ kind }: BenchDatabase, work: () => Promise<void>): Promise<number> {
  let count = 0;
  const restore =
    kind === 'pglite'
      ? countCalls(Worker.prototype, 'postMessage', () => (count += 1))
      : countCalls(pg.Client.prototype, 'query', () => (count += 1));
  try {
    await work();
    return count;
  } finally {
    restore();
  }
}

function countCalls<Name extends string>(
  prototype: Record<Name, (...args: never[]) => unknown>,
  name: Name,
  onCall: () => void,
): () => void {
  const original = prototype[name];
  prototype[name] = function counted(this: unknown, ...args: never[]) {
    onCall();
    return original.apply(this, args);
  };
  return () => {
    prototype[name] = original;
  };
}
