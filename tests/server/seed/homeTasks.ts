import type { ListedTask } from '../../../contract/v2/home.ts';
import { demoUsers } from '../../../server/content/demoUsers.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import { countTasksBySql } from './tasksBySql.ts';

interface HomeTasks {
  readonly status: number;
  readonly waiting: number;
  /** The number of tasks by kind and context. */
  readonly tasks: Readonly<Record<string, number>>;
}
type ByUser = Readonly<Record<string, HomeTasks>>;

/** The tasks of each demo user: those on their home page, and those that the database implies. */
export async function listHomeTasks(server: TestServer): Promise<{ expected: ByUser; listed: ByUser }> {
  const day = server.clock.now().toISOString().slice(0, 10);
  const expected: Record<string, HomeTasks> = {};
  const listed: Record<string, HomeTasks> = {};
  for (const { email } of demoUsers) {
    const tasks = await countTasksBySql(server.database, email, day);
    const waiting = Object.values(tasks).reduce((sum, count) => sum + count, 0);
    expected[email] = { status: 200, waiting, tasks };
    const { id } = await server.database.owner
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const { status, body } = await (await server.signIn({ id })).post('/api/v2/home/overview', {});
    listed[email] = { status, waiting: body.waiting, tasks: countByTask(body.tasks) };
  }
  return { expected, listed };
}

/** The kind of a key of `tasks`. */
export const kindOfTask = (key: string): string => key.split(':')[0] ?? key;

function countByTask(tasks: readonly ListedTask[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind, context, count } of tasks) {
    const task = `${kind}: ${context}`;
    counts[task] = (counts[task] ?? 0) + count;
  }
  return counts;
}
