import type { FeedState } from '../../../contract/v2/calendar.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { ownScope } from '../../kernel/scope.ts';
import { deleteFeed, putFeed, readFeedCreation } from '../../store/calendar/calendarFeeds.ts';
import { hashToken, newToken } from '../../vault/linkCodes.ts';

/** Returns the path of a feed. */
export const feedPath = (token: string): string => `/calendar-feeds/${token}.ics`;

/** Returns whether the caller has a feed. Throws `emulating`. */
export async function readFeedState(deps: Deps, caller: Caller): Promise<FeedState> {
  refuseEmulation(caller);
  const { user } = caller.person;
  return deps.database.as(ownScope(caller.person), async (tx) => ({
    created_at: await readFeedCreation(tx, user.id),
  }));
}

/** Creates the caller's feed and returns its address; an earlier address stops working. Throws `emulating`. */
export async function createFeed(deps: Deps, caller: Caller) {
  refuseEmulation(caller);
  const token = newToken();
  const created_at = deps.clock.now().toISOString();
  const feed = { user_id: caller.person.user.id, token_hash: hashToken(token), created_at };
  await deps.database.as(ownScope(caller.person), (tx) => putFeed(tx, feed));
  return { url: `${deps.environment.publicOrigin}${feedPath(token)}`, created_at };
}

/** Deletes the caller's feed. Throws `emulating`. */
export async function revokeFeed(deps: Deps, caller: Caller): Promise<void> {
  refuseEmulation(caller);
  await deps.database.as(ownScope(caller.person), (tx) => deleteFeed(tx, caller.person.user.id));
}
