import {
  addBenchAccount,
  addSession,
  addUsers,
  type BenchDatabase,
  openBenchDatabase,
} from './benchDatabase.ts';
import { measureInTurn, type Request, requestsPerSecond } from './requestsPerSecond.ts';
import { withServer } from './withServer.ts';

const people = 100_000;
const pages = 40;

/** Measures pages of 25 out of 100,000 users, filtered by department and sorted by name. */
export async function measureLists(benchDatabase: BenchDatabase): Promise<{ app: number; floor: number }> {
  const database = await openBenchDatabase(benchDatabase);
  const benchAccount = await addBenchAccount(database);
  await addUsers(database, benchAccount.accountId, people);
  const token = await addSession(database, benchAccount.adminId);
  await database.close();

  let requestCount = 0;
  const turn = () => {
    requestCount += 1;
    return { department: `Department ${requestCount % 40}`, from: (requestCount % pages) * 25 };
  };
  const ofApp = (): Request => {
    const { department, from } = turn();
    const query = new URLSearchParams({
      sort: '["last_name","ASC"]',
      range: `[${from},${from + 24}]`,
      filter: JSON.stringify({ department }),
    });
    return {
      method: 'GET',
      path: `/api/v2/resources/users?${query}`,
      headers: { cookie: `cairn_session=${token}` },
    };
  };
  const ofFloor = (): Request => {
    const { department, from } = turn();
    const query = new URLSearchParams({
      account: String(benchAccount.accountId),
      department,
      from: String(from),
    });
    return { method: 'GET', path: `/users?${query}` };
  };
  return measureInTurn({
    app: () => withServer('app', benchDatabase, (origin) => requestsPerSecond(origin, ofApp)),
    floor: () => withServer('floor', benchDatabase, (origin) => requestsPerSecond(origin, ofFloor)),
  });
}
