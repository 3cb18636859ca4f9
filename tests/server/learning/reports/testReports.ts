import type { AUser } from '../../../support/builders.ts';
import type { TestServer } from '../../../support/startTestServer.ts';

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
