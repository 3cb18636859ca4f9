import { expect } from 'vitest';
import { metrics } from '../../../domain/metrics/metrics.ts';
import { seededRandom } from '../../../server/seed/demoRandom.ts';
import { randomMetrics, rankingsBy } from '../../../server/seed/rankings.ts';
import { writeCourseVersions } from '../../../server/store/learning/courseVersions.ts';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { aCycle, addTargets, finishForms, questionsOf } from '../../support/finishedForms.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

export const size = 80;
/** The first half of the people works in York. */
export const locationOf = (at: number) => (at < size / 2 ? 'York' : 'Leeds');

export interface ContentCompany {
  readonly server: TestServer;
  readonly account: AnAccount;
  readonly admin: Client;
  readonly people: readonly number[];
  /** Their true metrics. */
  readonly truth: readonly (readonly number[])[];
}

/** Starts a server with 80 people in two locations. */
export async function startContentCompany(seed = 5): Promise<ContentCompany> {
  const server = await startTestServer();
  const account = await server.anAccount({ modules: [1, 2, 3, 4] });
  const admin = await server.signIn(
    await server.aUser({ account, permissions: ['user', 'local_admin'], type: 3 }),
  );
  const rows = await server.database.owner
    .insertInto('users')
    .values(
      Array.from({ length: size }, (_, at) => ({
        account_id: account.id,
        first_name: 'Person',
        last_name: `Number ${at}`,
        email: `person-${account.id}-${at}@people.example`,
        permissions: ['user'],
      })),
    )
    .returning('id')
    .execute();
  const random = seededRandom(seed);
  return {
    server,
    account,
    admin,
    people: rows.map(({ id }) => id),
    truth: rows.map(() => randomMetrics(random)),
  };
}

/** Adds a course about trust that the people with these numbers have completed. */
export async function aCompletedCourse(
  { server, account, people }: ContentCompany,
  title: string,
  { by, on = '2026-08-01' }: { readonly by: readonly number[]; readonly on?: string },
): Promise<number> {
  const { owner } = server.database;
  const { id } = await owner
    .insertInto('courses')
    .values({
      ...{ title, summary: 'About trust.', minutes: 20, status: 'published', version: 1, metric: 'trust' },
      link: 'https://a.example',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner.transaction().execute((tx) => writeCourseVersions(tx, [id]));
  const taken = { account_id: account.id, course_id: id, version: 1, source: 'self' } as const;
  const times = { enrolled_at: on, started_at: on, completed_at: on, updated_at: on };
  await owner
    .insertInto('enrolments')
    .values(by.map((at) => ({ ...taken, ...times, user_id: people[at] ?? 0 })))
    .execute();
  return id;
}

interface Assessment {
  readonly name: string;
  readonly finishedOn: string;
  /** The numbers of the people who take part; everyone without them. */
  readonly who?: readonly number[];
  /** By how many standard deviations the trust of a person has risen. */
  readonly rise?: (at: number) => number;
}

/** Everyone takes an assessment, which is then released. Returns the campaign. */
export async function anAssessment(
  { server, account, admin, people, truth }: ContentCompany,
  { name, finishedOn, who = [...people.keys()], rise = () => 0 }: Assessment,
): Promise<number> {
  const { owner } = server.database;
  const campaignId = await aCycle(server.deps, account.id, { name, launched_on: finishedOn });
  const questions = await questionsOf(server.deps, 's');
  const random = seededRandom(campaignId);
  const targets = await addTargets(
    server.deps,
    { id: campaignId, accountId: account.id },
    who.map((at) => people[at] ?? 0),
  );
  for (const [index, at] of who.entries())
    await owner
      .updateTable('survey_targets')
      .set({ attributes: JSON.stringify({ location: locationOf(at) }) })
      .where('id', '=', targets[index] ?? 0)
      .execute();
  const forms = await finishForms(
    server.deps,
    who.map((at, index) => ({
      accountId: account.id,
      campaignId,
      targetId: targets[index] ?? 0,
      userId: people[at] ?? 0,
      answers: rankingsBy(
        random,
        questions,
        metrics.map((metric, k) => (truth[at]?.[k] ?? 0) + (metric === 'trust' ? rise(at) : 0)),
      ),
    })),
  );
  await owner.updateTable('assessments').set({ finished_on: finishedOn }).where('id', 'in', forms).execute();
  for (const step of ['close', 'release'])
    expect((await admin.post(`/api/v2/surveys/${step}`, { campaign_id: campaignId })).status).toBe(200);
  return campaignId;
}

export const readChanges = async (client: Client, campaign_id: number | null = null) =>
  (await client.post('/api/v2/learning_reports/changes', { campaign_id })).body;
