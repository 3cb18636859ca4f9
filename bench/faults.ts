import { sendAttack } from './faults/attack.ts';
import { memory } from './faults/memory.ts';
import { pauses } from './faults/pauses.ts';
import { startWatchedServer, type WatchedServer } from './faults/watchedServer.ts';
import { addUsers, aSession, type Ground, layGround, openGround, openOffice } from './ground.ts';
import { type Line, withinMs } from './line.ts';
import { starts } from './starts.ts';

const people = 20_000;
const longestStartMs = 8_000;

type Measure = () => AsyncIterable<Line>;

/** What may go wrong, each with its bound; all are best of three where a time is measured. */
const measures: readonly Measure[] = [() => attacked(pauses), () => attacked(memory), readyAfterKill];

export async function* faults(): AsyncIterable<Line> {
  for (const measure of measures) yield* measure();
}

type Attacked = (server: WatchedServer, headers: Readonly<Record<string, string>>) => AsyncIterable<Line>;

/** Measures a server of a large account, as somebody who may call everything. */
async function* attacked(measure: Attacked): AsyncIterable<Line> {
  const ground = await layGround('pglite');
  try {
    const headers = { cookie: await prepare(ground) };
    const server = await startWatchedServer(ground);
    try {
      yield* measure(server, headers);
      const still = { method: 'GET', path: '/api/v2/two_factor', headers, body: null };
      if ((await sendAttack(server.origin, still)) !== 200)
        throw new Error('The session of the measurement has ended.');
    } finally {
      await server.stop();
    }
  } finally {
    await ground.remove();
  }
}

async function prepare(ground: Ground): Promise<string> {
  const database = await openGround(ground);
  const { accountId, adminId } = await openOffice(database);
  await addUsers(database, accountId, people);
  await database.owner
    .updateTable('users')
    .set({ permissions: ['user', 'local_admin', 'admin', 'super_admin', 'supervisor', 'app_admin'] })
    .where('id', '=', adminId)
    .execute();
  const token = await aSession(database, adminId);
  await database.close();
  return `cairn_session=${token}`;
}

async function* readyAfterKill(): AsyncIterable<Line> {
  const { second } = await starts();
  yield withinMs('Ready after a kill', 'pglite', second, longestStartMs);
}
