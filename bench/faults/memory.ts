import { formatNumber, type Measurement } from '../measurement.ts';
import { type Attack, sendAttack } from './attack.ts';
import { worstShapes } from './shapes.ts';
import { attackWith, bodyLimitOf, longListQueries, operationsByClass } from './targets.ts';
import type { WatchedServer } from './watchedServer.ts';

const requests = 10_000;
const ordinaryBytes = 2_000;
const ordinaryRounds = 3;
const atOnce = 8;
const most = 1.2;
const settleMs = 2_000;

/** Measures the server's memory after 10,000 of the worst requests, compared with before. */
export async function* measureMemory(
  server: WatchedServer,
  headers: Attack['headers'],
): AsyncIterable<Measurement> {
  const { origin, ask } = server;
  await sendMany(origin, ordinaryRequests(headers), ordinaryRequests(headers).length * ordinaryRounds);
  const before = await settled(ask);
  const attacks = await attacksOn(origin, headers);
  await sendMany(origin, attacks, requests);
  const after = await settled(ask);
  for (const [what, key] of [
    ['Heap', 'heapUsed'],
    ['Memory of the process', 'rss'],
  ] as const) {
    yield {
      what: `${what} after ${formatNumber(requests)} of the worst requests`,
      on: 'pglite',
      value: inMegabytes(after[key]),
      floor: inMegabytes(before[key]),
      ratio: after[key] / before[key],
      isWithinLimit: after[key] / before[key] <= most,
    };
  }
}

const inMegabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;

/** Returns a valid request for each operation, so that code and caches are loaded before the measurement. */
const ordinaryRequests = (headers: Attack['headers']): readonly Maker[] =>
  [...operationsByClass().values()].flat().flatMap((operation) => {
    const right = worstShapes.find(({ name }) => name === 'right');
    return right ? [() => attackWith(operation, right.bodyOf(operation, ordinaryBytes), headers)] : [];
  });

/** Bodies are created when they are sent, because together they exceed the memory of this process. */
type Maker = () => Attack;

async function attacksOn(origin: string, headers: Attack['headers']): Promise<readonly Maker[]> {
  const makers: Maker[] = longListQueries(headers).map((attack) => () => attack);
  for (const operations of operationsByClass().values()) {
    for (const operation of operations) {
      const bytes = await bodyLimitOf(origin, operation, headers);
      for (const shape of worstShapes) {
        makers.push(() => attackWith(operation, shape.bodyOf(operation, bytes), headers));
      }
    }
  }
  return makers;
}

async function sendMany(origin: string, attacks: readonly Maker[], count: number): Promise<void> {
  let sent = 0;
  const sender = async () => {
    for (; sent < count; ) {
      const attack = attacks[(sent * 7) % attacks.length];
      sent += 1;
      if (attack) await sendAttack(origin, attack());
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
}

async function settled(ask: WatchedServer['ask']) {
  await ask('memory');
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  return ask('memory');
}
