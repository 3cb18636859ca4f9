// The server of a measurement in a separate process: `app` is the product, `floor` is bare Fastify with the same SQL,
// and `insert` is bare Fastify with one insert.
import { resolve } from 'node:path';
import { buildApp } from '../server/app.ts';
import { type DatabaseOptions, openDatabase } from '../server/store/database.ts';
import { benchDeps } from './benchDatabase.ts';
import { buildFloor } from './buildFloor.ts';
import { buildInsertFloor } from './buildInsertFloor.ts';
import { answerWatchQuestions } from './faults/watch.ts';

const [which = '', options = '{}', secret = '', variables = '{}'] = process.argv.slice(2);
const database = await openDatabase(JSON.parse(options) as DatabaseOptions);
const app = await build();
const address = await app.listen({ port: 0, host: '127.0.0.1' });
answerWatchQuestions();
process.stdout.write(`served on ${address}\n`);

async function build() {
  if (which === 'floor') return buildFloor(database);
  if (which === 'insert') return buildInsertFloor(database);
  const deps = benchDeps(database, secret, JSON.parse(variables) as Record<string, string>);
  return buildApp(deps, { siteFolder: resolve('dist') });
}

process.on('SIGTERM', async () => {
  await app.close();
  await database.close();
  process.exit(0);
});
