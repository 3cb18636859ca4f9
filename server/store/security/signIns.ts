import { sql } from 'kysely';
import type { SignInOutcome } from '../../../domain/access/policy/signInOutcomes.ts';
import type { Tx } from '../database.ts';
import { lockSignIns } from '../signIn/lockSignIns.ts';
import { idsOfPeopleMatching } from './platformPeople.ts';

export interface NewSignIn {
  readonly user_id: number | null;
  readonly outcome: SignInOutcome;
  readonly device: string;
  readonly network: string | null;
  readonly at: string;
}

export interface SignInFilter {
  readonly q: string | null;
  readonly user_id: number | null;
  readonly outcome: SignInOutcome | null;
  /** Days, both included. */
  readonly from: string | null;
  readonly to: string | null;
}

export interface Slice {
  readonly from: number;
  readonly size: number;
}

/** The highest number that is counted, because counting a million rows would be slow. */
export const countedAtMost = 10_000;

export async function addSignIn(tx: Tx, signIn: NewSignIn): Promise<void> {
  await tx.insertInto('sign_ins').values(signIn).execute();
}

/**
 * Returns the time of the person's `nth` newest successful sign-in since a moment; null if there are fewer. Locks the
 * person until the transaction ends.
 */
export async function lockSuccessfulSignIns(
  tx: Tx,
  userId: number,
  { since, nth }: { readonly since: string; readonly nth: number },
): Promise<string | null> {
  await lockSignIns(tx, userId);
  const row = await tx
    .selectFrom('sign_ins')
    .select('at')
    .where('user_id', '=', userId)
    .where('outcome', '=', 'succeeded')
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .offset(nth - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Returns one page of sign-ins, newest first. `total` stops one above `countedAtMost`. */
export async function readPageOfSignIns(tx: Tx, filter: SignInFilter, { from, size }: Slice) {
  let query = tx.selectFrom('sign_ins');
  const { q, user_id, outcome } = filter;
  if (user_id !== null) query = query.where('sign_ins.user_id', '=', user_id);
  if (outcome !== null) query = query.where('outcome', '=', outcome);
  if (q !== null) query = query.where('sign_ins.user_id', 'in', idsOfPeopleMatching(tx, q));
  if (filter.from !== null) query = query.where('at', '>=', filter.from);
  if (filter.to !== null) query = query.where('at', '<', sql<string>`${filter.to}::date + 1`);
  const counted = query.select('sign_ins.id').limit(countedAtMost + 1);
  const { total } = await tx
    .selectFrom(counted.as('counted'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const result = await query
    .leftJoin('users', 'users.id', 'sign_ins.user_id')
    .leftJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['sign_ins.id', 'sign_ins.user_id', 'outcome', 'device', 'network', 'at'])
    .select([
      'users.first_name',
      'users.last_name',
      'users.email',
      'accounts.id as account_id',
      'accounts.name as account',
    ])
    .orderBy('at', 'desc')
    .orderBy('sign_ins.id', 'desc')
    .offset(from)
    .limit(size)
    .execute();
  return { total, found: result };
}

/** Deletes sign-ins before `allBefore`, and the networks of those before `networksBefore`. */
export async function forgetSignIns(
  tx: Tx,
  { networksBefore, allBefore }: { readonly networksBefore: string; readonly allBefore: string },
): Promise<void> {
  await tx.deleteFrom('sign_ins').where('at', '<', allBefore).execute();
  await tx
    .updateTable('sign_ins')
    .set({ network: null })
    .where('at', '<', networksBefore)
    .where('network', 'is not', null)
    .execute();
}
