import { addUsers, aSession, type Ground, openGround, openOffice } from './ground.ts';
import { type Request, requestsPerSecond } from './load.ts';
import { withServer } from './served.ts';

const people = 100_000;
const pages = 40;

/** Pages of 25 out of 100,000 users, filtered by department and sorted by name. */
export async function lists(ground: Ground): Promise<{ app: number; floor: number }> {
  const database = await openGround(ground);
  const office = await openOffice(database);
  await addUsers(database, office.accountId, people);
  const token = await aSession(database, office.adminId);
  await database.close();

  let asked = 0;
  const turn = () => {
    asked += 1;
    return { department: `Department ${asked % 40}`, from: (asked % pages) * 25 };
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
    const query = new URLSearchParams({ account: String(office.accountId), department, from: String(from) });
    return { method: 'GET', path: `/users?${query}` };
  };
  return {
    app: await withServer('app', ground, (origin) => requestsPerSecond(origin, ofApp)),
    floor: await withServer('floor', ground, (origin) => requestsPerSecond(origin, ofFloor)),
  };
}
