import { sql } from 'kysely';
import type { Tx } from '../database.ts';

interface GroupMember {
  readonly id: number;
  readonly type: number | null;
  readonly program_ids: number[];
}

/** Returns those of the people whom someone may register: active people of the account, and of led teams if there is a leader. */
export async function listRegistrable(
  tx: Tx,
  { accountId, leaderId }: { readonly accountId: number; readonly leaderId: number | null },
  userIds: readonly number[],
): Promise<GroupMember[]> {
  const { rows } = await sql<GroupMember>`select u.id, u.type, u.program_ids from users u
    where u.id = any(${[...userIds]}::int[]) and u.account_id = ${accountId}::int and u.status = 'active'
      and (${leaderId}::int is null or exists (
        select from memberships m join teams t on t.id = m.team_id
        where m.user_id = u.id and t.leader_id = ${leaderId}::int and t.account_id = ${accountId}::int))`.execute(
    tx,
  );
  return rows;
}
