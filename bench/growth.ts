import { randomBytes } from 'node:crypto';
import { buildApp } from '../server/app.ts';
import { hashOf } from '../server/vault/links.ts';
import { addUsers, depsOn, type Ground, openGround, openOffice } from './ground.ts';
import { median } from './load.ts';

const calls = 30;
const exports = 3;

/** How long each thing an administrator does with a list takes, in milliseconds; an export for 1,000 rows. */
export type ListTimes = Readonly<Record<string, number>>;

/** The list of people of one account that has so many of them. */
export async function listTimes(ground: Ground, people: number): Promise<ListTimes> {
  const database = await openGround(ground);
  const office = await openOffice(database);
  await addUsers(database, office.accountId, people);
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  await database.owner
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      user_id: office.adminId,
      device: 'bench',
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 3_600_000).toISOString(),
    })
    .execute();
  const app = await buildApp(depsOn(database, ground.secret));
  const time = async (path: string, times: number) => {
    const taken: number[] = [];
    for (let done = 0; done < times; done += 1) {
      const started = performance.now();
      const url = `/api/v2/resources/users${path}`;
      const answer = await app.inject({ url, cookies: { cairn_session: token } });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      taken.push(performance.now() - started);
    }
    return median(taken);
  };
  const page = (from: number, more: Readonly<Record<string, string>> = {}) =>
    time(`?${new URLSearchParams({ range: `[${from},${from + 24}]`, ...more })}`, calls);
  const sortedBy = (field: string) => ({ sort: `["${field}","DESC"]` });
  const measured = {
    'first page': await page(0),
    'filtered by department': await page(0, { filter: '{"department":"Department 7"}' }),
    'searched by name': await page(0, { filter: '{"q":"given 77 family"}' }),
    'sorted by e-mail': await page(0, sortedBy('email')),
    'sorted by department': await page(0, sortedBy('department')),
    'last page': await page(people - 24),
    'export, 1,000 rows of it': (await time('/export', exports)) / ((people + 1) / 1_000),
  };
  await app.close();
  await database.close();
  return measured;
}
