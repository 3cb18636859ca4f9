import { buildApp } from '../server/app.ts';
import {
  addBenchAccount,
  addSession,
  type BenchDatabase,
  benchDeps,
  type DatabaseKind,
  openBenchDatabase,
} from './benchDatabase.ts';
import { addCampaigns, addPeople, addResponses, questionsPerForm } from './dashboardData.ts';
import { percentile } from './requestsPerSecond.ts';

interface Size {
  readonly people: number;
  readonly answers: number;
}

const sizes: Readonly<Record<DatabaseKind, readonly Size[]>> = {
  pglite: [
    { people: 2_000, answers: 100_000 },
    { people: 20_000, answers: 1_000_000 },
  ],
  postgres: [
    { people: 2_000, answers: 100_000 },
    { people: 200_000, answers: 10_000_000 },
  ],
};
const openings = 60;

/** The requests of the browser when /dashboard/benchmark opens, for the latest campaign and the one before it. */
const dashboardCalls = (newest: number, before: number) =>
  [
    ['topic_scores_by_element', { campaign_id: null }],
    ['quarter_preview', {}],
    ['icb_topic_trends', {}],
    ['topic_scores_by_element_org', { campaign_id: newest, dimension: 'department' }],
    ['topic_scores_by_element_org', { campaign_id: before, dimension: 'department' }],
  ] as const;

export interface DashboardOpening extends Size {
  /** The 95th percentile, in milliseconds, of all calls of one opening in sequence. */
  readonly ms: number;
}

/**
 * Measures the time to open the dashboard, by the number of people and answers behind the same published
 * cells.
 */
export async function measureDashboard(benchDatabase: BenchDatabase): Promise<DashboardOpening[]> {
  const database = await openBenchDatabase(benchDatabase);
  const benchAccount = await addBenchAccount(database);
  const campaignIds = await addCampaigns(database, benchAccount);
  const closed = campaignIds.slice(0, -1);
  const token = await addSession(database, benchAccount.adminId);
  const measured: DashboardOpening[] = [];
  let there = { people: 0, forms: 0 };
  for (const { people, answers } of sizes[benchDatabase.kind]) {
    const forms = Math.ceil(answers / questionsPerForm);
    await addPeople(database, benchAccount, campaignIds, { existing: there.people, total: people });
    await addResponses(database, closed, forms - there.forms);
    await database.executeSql('vacuum analyze');
    there = { people, forms };
    const app = await buildApp(benchDeps(database, benchDatabase.secret));
    const times: number[] = [];
    for (let opening = 0; opening < openings; opening += 1) {
      const started = performance.now();
      for (const [call, payload] of dashboardCalls(closed.at(-1) ?? 0, closed.at(-2) ?? 0)) {
        const answer = await app.inject({
          method: 'POST',
          url: `/api/v2/microsurvey_results/${call}`,
          cookies: { cairn_session: token },
          payload,
        });
        if (answer.statusCode !== 200) throw new Error(answer.body);
      }
      times.push(performance.now() - started);
    }
    measured.push({ people, answers, ms: percentile(times, 95) });
    await app.close();
  }
  await database.close();
  return measured;
}
