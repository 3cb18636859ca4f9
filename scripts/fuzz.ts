// Sends generated requests for every operation of the API as every role, and prints violations of the contract. npm run fuzz -- --seed 7
// --requests 50000 [--operation survey/answer] [--origin http://localhost:3000]
import { parseArgs } from 'node:util';
import { buildOpenApiDocument } from '../contract/openApiDocument.ts';
import { fuzz } from '../tests/server/fuzz/fuzz.ts';
import { injectedTarget } from '../tests/server/fuzz/injectedTarget.ts';
import { type OpenApiDocument, operationsOf } from '../tests/server/fuzz/operations.ts';
import { describeFinding } from '../tests/server/fuzz/reproduce.ts';
import { runningTarget } from '../tests/server/fuzz/runningTarget.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    requests: { type: 'string', default: '20000' },
    operation: { type: 'string', default: '' },
    origin: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const requests = Number(values.requests);
if (!Number.isInteger(seed) || !(requests > 0)) throw new Error('--seed and --requests are numbers.');
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

async function open() {
  if (values.origin) {
    const target = await runningTarget(values.origin);
    return { target, operations: target.operations, close: async () => {} };
  }
  const target = await injectedTarget();
  const operations = operationsOf(buildOpenApiDocument('Cairn', '0') as unknown as OpenApiDocument); // Plain JSON until it is read.
  return { target, operations, close: () => target.server.close() };
}

say(`Seed ${seed}, about ${requests} requests.`);
const { target, operations, close } = await open();
const chosen = operations.filter(({ name }) => name.includes(values.operation));
const { sent, pairs, statuses, succeeded, findings } = await fuzz(target, chosen, {
  seed,
  requests,
  onFinding: (finding) => say(`\n${describeFinding(finding)}`),
});
const counts = [...statuses]
  .sort(([one], [other]) => one - other)
  .map(([status, count]) => `${status}: ${count}`);
say(
  `\n${sent} requests of ${chosen.length} operations, ${pairs} pairs of operation and role. ${counts.join(', ')}`,
);
const refused = chosen.filter(({ name }) => !succeeded.has(name)).map(({ name }) => name);
say(
  `${succeeded.size} operations did what was requested at least once; not: ${refused.join(', ') || 'none'}.`,
);
say(`${findings.length} findings with seed ${seed}.`);
await close();
process.exitCode = findings.length === 0 ? 0 : 1;
