import { addUsers, aSession, type Ground, layGround, openGround, openOffice } from '../ground.ts';
import type { Line } from '../line.ts';
import { sendAttack } from './attack.ts';
import { startWatchedServer, type WatchedServer } from './watchedServer.ts';

const people = 20_000;

type Attacked = (server: WatchedServer, headers: Readonly<Record<string, string>>) => AsyncIterable<Line>;

/** Measures a server with a large account, as a user with every permission. */
export async function* attacked(measure: Attacked): AsyncIterable<Line> {
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
