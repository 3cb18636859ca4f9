import { limitMs, type Measurement } from '../measurement.ts';
import { type Attack, measurePause, measureShortestPause, type Pause } from './attack.ts';
import { worstShapes } from './shapes.ts';
import { attackWith, bodyLimitOf, longListQueries, operationsByClass } from './targets.ts';
import type { WatchedServer } from './watchedServer.ts';

/** Maximum pause of the event loop for a request of any shape. */
const longestPauseMs = 50;
/** Above this pause, further measurements of a class are skipped. */
const hopelessMs = 1_000;
/** Number of requests per class that are measured three times, longest first. */
const remeasured = 20;

interface Named {
  readonly name: string;
  readonly attack: Attack;
}

/** Measures the longest pauses caused by the worst requests of each class of calls. */
export async function* measurePauses(
  server: WatchedServer,
  headers: Attack['headers'],
): AsyncIterable<Measurement> {
  const pause = await measureShortestPause(server, knownAttack);
  yield* linesOf({ name: '340,000 empty lists as an ordering', attack: knownAttack, pause });
  const report = { method: 'GET', path: '/api/v2/exports/personal', headers, body: null };
  const first = await measurePause(server, report);
  yield* linesOf({ name: 'the first report with a name in 114 font files', attack: report, pause: first });
  const again = await measureShortestPause(server, report);
  yield* linesOf({ name: 'the same report again', attack: report, pause: again });
  for (const [callClass, operations] of operationsByClass()) {
    const worst = await worstOf(server, namedAttacks(server.origin, operations, headers));
    if (worst) yield* linesOf({ ...worst, name: `${callClass}: ${worst.name}` });
  }
  const lists = longListQueries(headers).map((attack) => ({ name: attack.shape, attack }));
  const worst = await worstOf(server, lists);
  if (worst) yield* linesOf({ ...worst, name: `lists: ${worst.name}` });
}

/** A request that needs no session. */
const knownAttack: Attack = {
  method: 'POST',
  path: '/api/v2/survey/answer',
  headers: {},
  body: JSON.stringify({
    code: 'x',
    kind: 'm',
    question_id: 1,
    answer_key: '00000000-0000-4000-8000-000000000000',
    ordering: Array.from({ length: 340_000 }, () => []),
  }),
};

async function* namedAttacks(
  origin: string,
  operations: NonNullable<ReturnType<ReturnType<typeof operationsByClass>['get']>>,
  headers: Attack['headers'],
): AsyncIterable<Named> {
  for (const operation of operations) {
    const bytes = await bodyLimitOf(origin, operation, headers);
    for (const shape of worstShapes) {
      const attack = attackWith(operation, shape.bodyOf(operation, bytes), headers);
      yield { name: `${shape.name} in ${operation.name.split('/').at(-1)}`, attack };
    }
  }
}

interface Measured extends Named {
  readonly pause: Pause;
}

/** Sends each request once and measures those with the longest pauses again, because other load can lengthen any of them. */
async function worstOf(
  server: WatchedServer,
  attacks: AsyncIterable<Named> | Iterable<Named>,
): Promise<Measured | null> {
  const once: Measured[] = [];
  for await (const named of attacks) {
    const pause = await measurePause(server, named.attack);
    once.push({ ...named, pause });
    once.sort((one, other) => other.pause.inside - one.pause.inside);
    once.splice(remeasured);
    if (pause.inside > hopelessMs) break;
  }
  let worst: Measured | null = null;
  for (const named of once) {
    const pause = await measureShortestPause(server, named.attack);
    if (!worst || pause.inside > worst.pause.inside) worst = { ...named, pause };
  }
  return worst;
}

function* linesOf({ name, pause: { inside, outside } }: Measured): Iterable<Measurement> {
  yield limitMs(`Pause by ${name}`, 'pglite', inside, longestPauseMs);
  yield limitMs('  as somebody else waits for /healthz', 'pglite', outside, longestPauseMs);
}
