import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

/** A Saturday morning in Berlin. */
const start = new Date('2026-11-21T09:00:00.000Z');

type Name = 'member' | 'colleague' | 'lead' | 'outsider' | 'admin' | 'foreigner' | 'applicant';

export interface TestSprints {
  readonly server: TestServer;
  readonly account: AnAccount;
  readonly people: Record<Name, AUser>;
  /** One client for each person. */
  readonly as: Record<Name, Client>;
  readonly teamId: number;
}

/** Starts a server with a team, its lead, and people who may not see its sprints. */
export async function startSprints(): Promise<TestSprints> {
  const server = await startTestServer({ now: start });
  const account = await server.anAccount({ name: 'Harbor', time_zone: 'Europe/Berlin' });
  const elsewhere = await server.anAccount({ name: 'Lumen Works' });
  const aUser = (facts: object = {}) => server.aUser({ account, ...facts });
  const people: Record<Name, AUser> = {
    member: await aUser({ first_name: 'Mia', last_name: 'Berg' }),
    colleague: await aUser(),
    lead: await aUser(),
    outsider: await aUser(),
    admin: await aUser({ permissions: ['user', 'app_admin', 'local_admin'] }),
    foreigner: await server.aUser({ account: elsewhere, permissions: ['user', 'app_admin', 'local_admin'] }),
    applicant: await aUser({ type: 4 }),
  };
  const clients = await Promise.all(
    Object.entries(people).map(async ([name, user]) => [name, await server.signIn(user)] as const),
  );
  const as = Object.fromEntries(clients) as Record<Name, Client>;
  const { owner } = server.database;
  const team = await owner
    .insertInto('teams')
    .values({ account_id: account.id, name: 'Dispatch', leader_id: people.lead.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const teamId = team.id;
  await owner
    .insertInto('memberships')
    .values(
      [people.member, people.colleague].map(({ id }) => ({
        account_id: account.id,
        team_id: teamId,
        user_id: id,
      })),
    )
    .execute();
  return { server, account, people, as, teamId };
}

export async function clearSprints(server: TestServer): Promise<void> {
  server.clock.set(start);
  await server.database.owner.deleteFrom('sprints').execute();
  await server.database.owner.deleteFrom('notifications').execute();
}

export const call = (client: Client, name: string, body: object = {}) =>
  client.post(`/api/v2/builder/${name}`, body);

interface Added {
  readonly id: number;
  readonly steps: readonly number[];
}

/** Adds sprints to a server that is started before the tests, and reads what was audited about them. */
export function sprintSteps(sprints: () => TestSprints) {
  /** Adds a running sprint that began on Thursday, with steps on its first, third and tenth day. */
  async function aSprint(facts: object = {}, days: readonly number[] = [1, 3, 10]): Promise<Added> {
    const { server, account, people } = sprints();
    const { id } = await server.database.owner
      .insertInto('sprints')
      .values({
        account_id: account.id,
        title: 'Listen first',
        subject: 'metric',
        metric: 'listening',
        for_whom: 'person',
        user_id: people.member.id,
        starts_on: '2026-11-19',
        ends_on: '2026-12-16',
        status: 'running',
        rhythm: 'daily',
        ...facts,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (days.length === 0) return { id, steps: [] };
    const steps = await server.database.owner
      .insertInto('sprint_steps')
      .values(
        days.map((day) => ({ account_id: account.id, sprint_id: id, day, action: `Action of day ${day}` })),
      )
      .returning('id')
      .execute();
    return { id, steps: steps.map((step) => step.id) };
  }
  const ofTeam = () => ({ for_whom: 'team', user_id: null, team_id: sprints().teamId });
  const auditOf = (resource: string, id: number) =>
    sprints()
      .server.database.owner.selectFrom('audit_entries')
      .select(['action', 'changes'])
      .where('resource', '=', resource)
      .where('record_id', '=', String(id))
      .orderBy('id')
      .execute();

  return { aSprint, ofTeam, auditOf };
}

export const listed = async (client: Client, body: object = {}) =>
  (await call(client, 'own_sprints', body)).body.sprints;
export const read = async (client: Client, sprint_id: number) =>
  (await call(client, 'own_sprint', { sprint_id })).body.sprint;
export const check = (client: Client, step_id: number | undefined, is_done = true, more: object = {}) =>
  call(client, 'check_step', { step_id, is_done, ...more });
export const homeTasks = async (client: Client) =>
  (await client.post('/api/v2/home/overview', { time_zone: null })).body.tasks;
