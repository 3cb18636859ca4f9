import { fontFacesOf } from '../../server/pdf/fontFaces.ts';
import {
  addBenchAccount,
  addSession,
  addUsers,
  type BenchDatabase,
  createBenchDatabase,
  openBenchDatabase,
} from '../benchDatabase.ts';
import type { Measurement } from '../measurement.ts';
import { sendAttack } from './attack.ts';
import { startWatchedServer, type WatchedServer } from './watchedServer.ts';

const people = 20_000;

type Attacked = (
  server: WatchedServer,
  headers: Readonly<Record<string, string>>,
) => AsyncIterable<Measurement>;

/** Measures a server with a large account, as a user with every permission. */
export async function* withAttackedServer(measure: Attacked): AsyncIterable<Measurement> {
  const benchDatabase = await createBenchDatabase('pglite');
  try {
    const headers = { cookie: await prepare(benchDatabase) };
    const server = await startWatchedServer(benchDatabase);
    try {
      yield* measure(server, headers);
      const still = { method: 'GET', path: '/api/v2/two_factor', headers, body: null };
      if ((await sendAttack(server.origin, still)) !== 200)
        throw new Error('The session of the measurement has ended.');
    } finally {
      await server.stop();
    }
  } finally {
    await benchDatabase.remove();
  }
}

/** Returns a first name whose characters are in as many font files as possible. */
function nameInManyFonts(): string {
  const characters = fontFacesOf('noto-sans-jp').flatMap(({ ranges }) => {
    const point = ranges.flat().find((one) => /\p{Script=Han}/u.test(String.fromCodePoint(one)));
    return point === undefined ? [] : String.fromCodePoint(point);
  });
  return `あ한${characters.slice(0, 113).join('')}`;
}

async function prepare(benchDatabase: BenchDatabase): Promise<string> {
  const database = await openBenchDatabase(benchDatabase);
  const { accountId, adminId } = await addBenchAccount(database);
  await addUsers(database, accountId, people);
  await database.owner
    .updateTable('users')
    .set({
      first_name: nameInManyFonts(),
      permissions: ['user', 'local_admin', 'admin', 'super_admin', 'supervisor', 'app_admin'],
    })
    .where('id', '=', adminId)
    .execute();
  const token = await addSession(database, adminId);
  await database.close();
  return `cairn_session=${token}`;
}
