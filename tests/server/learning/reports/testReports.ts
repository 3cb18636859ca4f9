import type { AUser } from '../../../support/builders.ts';
import type { Client } from '../../../support/client.ts';
import type { TestServer } from '../../../support/startTestServer.ts';
import { completed, learningSteps, own, start, started, startLearning } from '../testLearners.ts';

export const reportCall = (name: string) => `/api/v2/learning_reports/${name}`;

interface TeamOf {
  readonly accountId: number;
  readonly name: string;
  readonly leader: AUser | null;
  readonly members: readonly AUser[];
  readonly groupId?: number | null;
}

/** Adds a team with its members and returns its id. */
export async function aTeam(
  { database: { owner } }: TestServer,
  { accountId, name, leader, members, groupId = null }: TeamOf,
): Promise<number> {
  const { id } = await owner
    .insertInto('teams')
    .values({ account_id: accountId, name, leader_id: leader?.id ?? null, group_id: groupId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = members.map((member) => ({ account_id: accountId, team_id: id, user_id: member.id }));
  if (rows.length > 0) await owner.insertInto('memberships').values(rows).execute();
  return id;
}

interface RecordRow {
  readonly name: string;
  readonly title: string;
}
export const namesOf = (records: readonly RecordRow[]) => records.map(({ name }) => name);

export const readReport = async (client: Client, body: object) =>
  (await client.post(reportCall('completion'), body)).body;
export const readPeople = async (client: Client, body: object) =>
  (await client.post(reportCall('people'), body)).body;

export type Reports = Awaited<ReturnType<typeof startReports>>;

/**
 * Starts a server with two teams and two courses in a path that Amara and Bo have to finish by a day that has passed: Amara has finished it, Bo
 * has started the first course. Cleo of the other team has started the second on her own.
 */
export async function startReports() {
  const learning = await startLearning();
  const { server, account } = learning;
  const steps = learningSteps(() => learning);
  const supervisor = { permissions: ['user', 'supervisor'] };
  const lead = await steps.aLearner({ first_name: 'Lea', last_name: 'Lead', ...supervisor });
  const otherLead = await steps.aLearner({ first_name: 'Olu', last_name: 'Other', ...supervisor });
  const amara = await steps.aLearner({ first_name: 'Amara', last_name: 'Adams' });
  const bo = await steps.aLearner({ first_name: 'Bo', last_name: 'Berg' });
  const cleo = await steps.aLearner({ first_name: 'Cleo', last_name: 'Cruz' });
  const { id: group } = await server.database.owner
    .insertInto('team_groups')
    .values({ account_id: account.id, name: 'Field' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const accountId = account.id;
  const members = [lead.user, amara.user, bo.user];
  const north = await aTeam(server, { accountId, name: 'North', leader: lead.user, members, groupId: group });
  const south = await aTeam(server, {
    accountId,
    name: 'South',
    leader: otherLead.user,
    members: [cleo.user],
  });
  const lessons = [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }];
  const listening = await steps.aPublished('Listening', lessons);
  const feedback = await steps.aPublished('Feedback', [{ title: 'Read' }, { title: 'Practice' }]);
  const path = await steps.aPublishedPath([listening, feedback], {
    title: 'Better talks',
    rule: 'any_order',
  });
  server.clock.set(new Date('2026-11-10T09:00:00.000Z'));
  const facts = { content: 'path', path_id: path, due_kind: 'on_day', due_on: '2026-11-20' };
  for (const { user } of [amara, bo]) await steps.assign(user, { ...facts, starts_on: '2026-11-10' });
  const first = await started(bo.client, listening);
  await own(bo.client, 'complete_lesson', first.keyOf(0));
  await own(bo.client, 'open_lesson', first.keyOf(1));
  await started(cleo.client, feedback);
  await started(amara.client, listening);
  server.clock.set(new Date('2026-11-14T09:00:00.000Z'));
  await completed(amara.client, listening);
  await completed(amara.client, feedback);
  server.clock.set(start);
  await server.database.owner
    .updateTable('enrolments')
    .set({ score: 80 })
    .where('user_id', '=', amara.user.id)
    .where('course_id', '=', listening)
    .execute();
  const ids = { listening, feedback, path, north, south, group };
  return { ...learning, steps, lead, otherLead, amara, bo, cleo, ids };
}
