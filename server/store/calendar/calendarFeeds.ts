import { usableAccountStatuses } from '../../../domain/accounts/accountStatuses.ts';
import type { Tx } from '../database.ts';

/** Returns when the person's feed was created, or null. */
export async function readFeedCreation(tx: Tx, userId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Stores a person's feed, in place of an earlier one. */
export async function putFeed(
  tx: Tx,
  feed: { readonly user_id: number; readonly token_hash: string; readonly created_at: string },
): Promise<void> {
  const { token_hash, created_at } = feed;
  await tx
    .insertInto('calendar_feeds')
    .values(feed)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ token_hash, created_at }))
    .execute();
}

/** Deletes a person's feed, if there is one. */
export async function deleteFeed(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
}

/** The person whose calendar a feed contains. */
export interface FeedOwner {
  readonly user_id: number;
  readonly account_id: number;
  readonly modules: readonly number[];
}

/** Returns the active person of a feed; null for an unknown or revoked address, and if the person or account is inactive. */
export async function findFeedOwner(tx: Tx, tokenHash: string): Promise<FeedOwner | null> {
  const row = await tx
    .selectFrom('calendar_feeds as feed')
    .innerJoin('users', 'users.id', 'feed.user_id')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.id as user_id', 'users.account_id', 'accounts.modules'])
    .where('feed.token_hash', '=', tokenHash)
    .where('users.status', '=', 'active')
    .where('accounts.status', 'in', usableAccountStatuses)
    .executeTakeFirst();
  return row ?? null;
}
