import { hasModule } from '../../../domain/accounts/modules.ts';
import { feedDays } from '../../../domain/calendar/calendarEntries.ts';
import { addDays } from '../../../domain/dates/days.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { writeCalendar } from '../../calendar/writeCalendar.ts';
import type { Deps } from '../../deps.ts';
import { accountScope, platformScope } from '../../kernel/scope.ts';
import { findFeedOwner } from '../../store/calendar/calendarFeeds.ts';
import { hashToken } from '../../vault/linkCodes.ts';
import { listEntries } from './readCalendar.ts';
import { toFeedItem } from './toFeedItem.ts';

/**
 * Returns the iCalendar text of a feed. It changes only when an entry does, or with the day, so that programs that ask again get no copy.
 * Throws `link_unknown` for an unknown or revoked address, and if the person has no calendar anymore.
 */
export async function readFeed(deps: Deps, token: string): Promise<string> {
  const owner = await deps.database.as(platformScope, (tx) => findFeedOwner(tx, hashToken(token)));
  if (!owner || !hasModule(owner, 'calendar')) throw new Refusal('link_unknown');
  const { user_id: userId, account_id: accountId } = owner;
  const today = deps.clock.now().toISOString().slice(0, 10);
  const range = { from: addDays(today, -feedDays.past), to: addDays(today, feedDays.ahead) };
  const entries = await deps.database.as(accountScope(accountId, userId), (tx) =>
    listEntries(tx, owner, { accountId, userId, isFeed: true, ...range }),
  );
  return writeCalendar({
    method: 'PUBLISH',
    items: entries.map((entry) => toFeedItem(entry, deps.environment.publicOrigin)),
    now: new Date(`${today}T00:00:00Z`),
  });
}
