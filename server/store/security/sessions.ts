import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import { lockSignIns } from '../signIn/lockSignIns.ts';
import { idsOfPeopleMatching } from './platformPeople.ts';
import { countedAtMost, type Slice } from './signIns.ts';

interface SessionFilter {
  readonly q: string | null;
  readonly user_id: number | null;
  readonly now: string;
}

/** Returns active sessions, most recently used first. */
export async function listAllSessions(tx: Tx, filter: SessionFilter, { from, size }: Slice) {
  let query = tx.selectFrom('sessions').where('expires_at', '>', filter.now);
  if (filter.user_id !== null) query = query.where('sessions.user_id', '=', filter.user_id);
  if (filter.q !== null) query = query.where('sessions.user_id', 'in', idsOfPeopleMatching(tx, filter.q));
  const { total } = await tx
    .selectFrom(
      query
        .select('sessions.id')
        .limit(countedAtMost + 1)
        .as('counted'),
    )
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const result = await query
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .leftJoin('accounts as viewed', 'viewed.id', 'sessions.viewed_account_id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'device',
      'network',
      'confirmed',
      'created_at',
      'last_seen_at',
    ])
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .select(['accounts.id as account_id', 'accounts.name as account', 'viewed.name as viewed_account'])
    .orderBy('last_seen_at', 'desc')
    .orderBy('sessions.id')
    .offset(from)
    .limit(size)
    .execute();
  return { total, found: result };
}

/** Ends a session and returns its owner; undefined if the session does not exist. */
export async function endSession(tx: Tx, id: string) {
  return tx.deleteFrom('sessions').where('id', '=', id).returning(['user_id', 'device']).executeTakeFirst();
}

/** Ends all sessions of a person except one and returns how many were ended, with that of a sign-in that isn't completed. */
export async function endSessions(tx: Tx, userId: number, exceptId: string | null): Promise<number> {
  await lockSignIns(tx, userId);
  let query = tx.deleteFrom('sessions').where('user_id', '=', userId);
  if (exceptId !== null) query = query.where('id', '!=', exceptId);
  const result = await query.executeTakeFirst();
  return Number(result.numDeletedRows);
}
