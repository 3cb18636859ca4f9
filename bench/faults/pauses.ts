import { type Line, withinMs } from '../line.ts';
import { type Attack, bestPauseBy, type Pause, pauseBy } from './attack.ts';
import { shapes } from './shapes.ts';
import { attackedByClass, attackedLists, attackOf, bodyLimitOf } from './targets.ts';
import type { WatchedServer } from './watchedServer.ts';

/** No request of any shape holds the event loop for longer. */
const longestPauseMs = 50;
/** Past this nothing more is to be learnt about a class. */
const hopelessMs = 1_000;

interface Named {
  readonly name: string;
  readonly attack: Attack;
}

/** The longest pauses by the worst requests that each class of calls can be sent. */
export async function* pauses(server: WatchedServer, headers: Attack['headers']): AsyncIterable<Line> {
  yield* measured(server, { name: '340,000 empty lists as an ordering', attack: knownAttack });
  for (const [callClass, operations] of attackedByClass()) {
    const worst = await worstOf(server, namedAttacks(server.origin, operations, headers));
    if (worst) yield* measured(server, { ...worst, name: `${callClass}: ${worst.name}` });
  }
  const lists = attackedLists(headers).map((attack) => ({ name: attack.shape, attack }));
  const worst = await worstOf(server, lists);
  if (worst) yield* measured(server, { ...worst, name: `lists: ${worst.name}` });
}

/** Anybody could send it. */
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
  operations: NonNullable<ReturnType<ReturnType<typeof attackedByClass>['get']>>,
  headers: Attack['headers'],
): AsyncIterable<Named> {
  for (const operation of operations) {
    const bytes = await bodyLimitOf(origin, operation, headers);
    for (const shape of shapes) {
      const attack = attackOf(operation, shape.bodyOf(operation, bytes), headers);
      yield { name: `${shape.name} in ${operation.name.split('/').at(-1)}`, attack };
    }
  }
}

async function worstOf(
  server: WatchedServer,
  attacks: AsyncIterable<Named> | Iterable<Named>,
): Promise<Named | null> {
  let worst: Named | null = null;
  let longest = 0;
  for await (const named of attacks) {
    const { inside } = await pauseBy(server, named.attack);
    if (inside > longest) [worst, longest] = [named, inside];
    if (longest > hopelessMs) break;
  }
  return worst;
}

async function* measured(server: WatchedServer, { name, attack }: Named): AsyncIterable<Line> {
  const { inside, outside }: Pause = await bestPauseBy(server, attack);
  yield withinMs(`Pause by ${name}`, 'pglite', inside, longestPauseMs);
  yield withinMs('  as somebody else waits for /healthz', 'pglite', outside, longestPauseMs);
}
