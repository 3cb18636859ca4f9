import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { publishTeams } from './publishTeams.ts';

type Reader = 'admin' | 'lead' | 'otherLead' | 'member' | 'owner' | 'outsider' | 'stranger';

/** A company with two published teams and a third one, and everyone who may or may not see its actions. */
export interface ActionCompany {
  readonly server: TestServer;
  readonly account: AnAccount;
  readonly people: Readonly<Record<Reader, AUser>>;
  /** Signed in anew whenever days pass. */
  readonly clients: Record<Reader, Client>;
  readonly teams: { readonly north: number; readonly south: number; readonly tiny: number };
  readonly campaignId: number;
  readonly topicIds: readonly number[];
  /** Sessions end within a day. */
  passDays(days: number): Promise<void>;
  draft(more?: object): ActionDraft;
  /** Creates an action and returns its id. */
  choose(more?: object, by?: Client): Promise<number>;
}

type ActionDraft = ReturnType<typeof aDraft>;

export async function startActionCompany(): Promise<ActionCompany> {
  const server = await startTestServer();
  const account = await server.anAccount();
  const elsewhere = await server.anAccount();
  const person = (...more: ('supervisor' | 'local_admin')[]) =>
    server.aUser({ account, permissions: ['user', ...more] });
  const people = {
    admin: await person('local_admin'),
    lead: await person('supervisor'),
    otherLead: await person('supervisor'),
    member: await person(),
    owner: await person(),
    outsider: await person(),
    stranger: await server.aUser({ account: elsewhere, permissions: ['user', 'local_admin'] }),
  };
  const { owner } = server.database;
  const addTeam = async (name: string, leader_id: number) =>
    (
      await owner
        .insertInto('teams')
        .values({ account_id: account.id, name, leader_id })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const teams = {
    north: await addTeam('North', people.lead.id),
    tiny: await addTeam('Tiny', people.lead.id),
    south: await addTeam('South', people.otherLead.id),
  };
  for (const user of [people.member, people.owner]) {
    await owner
      .insertInto('memberships')
      .values({ account_id: account.id, team_id: teams.north, user_id: user.id })
      .execute();
  }
  const topicIds = (await owner.selectFrom('topics').select('id').orderBy('id').limit(3).execute()).map(
    ({ id }) => id,
  );
  const north = `${teams.north}:North`;
  const south = `${teams.south}:South`;
  await publishTeams(server, {
    accountId: account.id,
    closedOn: '2026-07-31',
    topicIds,
    scores: { all: [61, 71, 81], [north]: [73, 63, 53], [south]: [51, 52, 53] },
  });
  const campaignId = await publishTeams(server, {
    accountId: account.id,
    closedOn: '2026-10-31',
    topicIds,
    scores: { all: [62, 72, 82], [north]: [57, 74, 83], [south]: [41, 42, 43] },
  });
  await owner
    .insertInto('courses')
    .values({
      title: 'Being heard',
      summary: 'S',
      minutes: 30,
      status: 'published',
      topic_id: topicIds[0] ?? 0,
    })
    .execute();
  const clients = await signInAll(server, people);
  const draft = (more: object = {}) =>
    aDraft({
      campaign_id: campaignId,
      team_id: teams.north,
      topic_id: topicIds[0],
      owner_id: people.lead.id,
      ...more,
    });
  return {
    server,
    account,
    people,
    clients,
    teams,
    campaignId,
    topicIds,
    draft,
    async passDays(days) {
      server.clock.advance(days * 86_400_000);
      Object.assign(clients, await signInAll(server, people));
    },
    async choose(more = {}, by = clients.lead) {
      const { status, body } = await ask(by, 'create', draft(more));
      expect([status, body.code]).toEqual([200, undefined]);
      return body.id;
    },
  };
}

async function signInAll(
  server: TestServer,
  people: Readonly<Record<Reader, AUser>>,
): Promise<Record<Reader, Client>> {
  const signedIn = Object.entries(people).map(async ([name, user]) => [name, await server.signIn(user)]);
  return Object.fromEntries(await Promise.all(signedIn));
}

const aDraft = (more: object) => ({
  request_key: randomUUID(),
  title: 'Start each meeting with a round',
  suggestion: null,
  starts_on: '2026-11-20',
  due_on: '2026-12-31',
  visible_to_team: false,
  ...more,
});

export const ask = (client: Client, name: string, body: object = {}) =>
  client.post(`/api/v2/team_actions/${name}`, body);
export const read = async (client: Client, id: number) => (await ask(client, 'read', { id })).body.action;
export const statusOf = async (client: Client, name: string, body: object) =>
  (await ask(client, name, body)).status;
export const idsOf = async (client: Client, filters: object = {}) =>
  (await ask(client, 'list', filters)).body.actions.map(({ id }: { id: number }) => id);
