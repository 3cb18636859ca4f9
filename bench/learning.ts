import { sql } from 'kysely';
import { buildApp } from '../server/app.ts';
import { addBenchAccount, type BenchDatabase, benchDeps, openBenchDatabase } from './benchDatabase.ts';
import { addCourses, addLearners, type LearningAccount } from './learningData.ts';
import { median } from './requestsPerSecond.ts';

const sizes = [1_000, 10_000, 100_000] as const;
const times = 9;

/** The time of a report, and that of counting the completed enrolments by course in the same account with nothing else. */
export interface LearningReportTime {
  readonly what: string;
  readonly enrolments: number;
  readonly ms: number;
  readonly floorMs: number;
}

/** Measures how long reports take to open in accounts of several sizes, in turn, so that other load affects all equally. */
export async function measureLearning(benchDatabase: BenchDatabase): Promise<readonly LearningReportTime[]> {
  const database = await openBenchDatabase(benchDatabase);
  await addBenchAccount(database);
  const { courseId } = await addCourses(database);
  const accounts: { readonly enrolments: number; readonly account: LearningAccount }[] = [];
  for (const enrolments of sizes)
    accounts.push({ enrolments, account: await addLearners(database, enrolments) });
  await database.executeSql('analyze');
  const app = await buildApp(benchDeps(database, benchDatabase.secret));
  const results: LearningReportTime[] = [];
  for (const { what, call, body } of reportsOf(courseId)) {
    const durations = accounts.map(() => ({ report: [] as number[], floor: [] as number[] }));
    for (let done = 0; done < times; done += 1) {
      for (const [at, { account }] of accounts.entries()) {
        durations[at]?.report.push(await timed(() => open(account, call, body)));
        durations[at]?.floor.push(await timed(() => count(account)));
      }
    }
    for (const [at, { report, floor }] of durations.entries()) {
      const enrolments = accounts[at]?.enrolments ?? 0;
      results.push({ what, enrolments, ms: median(report), floorMs: median(floor) });
    }
  }
  await app.close();
  await database.close();
  return results;

  async function open({ token }: LearningAccount, call: string, body: object): Promise<void> {
    const reply = await app.inject({
      method: 'POST',
      url: `/api/v2/learning_reports/${call}`,
      headers: { origin: 'http://localhost:3000', host: 'localhost:3000' },
      cookies: { cairn_session: token },
      payload: body,
    });
    if (reply.statusCode !== 200) throw new Error(reply.body);
  }

  async function count({ accountId }: LearningAccount): Promise<void> {
    await sql`select course_id, count(*), count(completed_at) from enrolments where account_id = ${accountId}
      group by course_id`.execute(database.owner);
  }
}

const reportsOf = (course_id: number) => [
  { what: 'completion by course', call: 'completion', body: { report: 'courses' } },
  { what: 'completion by path', call: 'completion', body: { report: 'paths' } },
  { what: 'completion by team', call: 'completion', body: { report: 'teams' } },
  { what: 'drop-off by lesson', call: 'lessons', body: { course_id } },
  { what: 'people overdue', call: 'people', body: { state: 'overdue' } },
  { what: 'all people', call: 'people', body: {} },
];

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
