import type { HomeOverview } from '../../../contract/v2/home.ts';
import { addDays } from '../../../domain/dates/days.ts';
import { changeDays, type HomeEvent, homeEvents, maxChanges } from '../../../domain/home/homeChanges.ts';
import { notificationPath } from '../../../domain/notifications/notificationEvents.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { listReleasedOwnResults } from '../../store/home/releasedOwnResults.ts';
import { listNotifications } from '../../store/notifications/notifications.ts';
import { ownNotifications } from '../notifications/readNotifications.ts';
import type { HomeContext } from './sources/homeSource.ts';

type Change = HomeOverview['changes'][number];

/** Returns what changed for the reader in the last weeks, and what they haven't read yet, newest first. */
export async function readHomeChanges(deps: Deps, tx: Tx, context: HomeContext): Promise<Change[]> {
  const since = addDays(context.today, -changeDays);
  const changes = [...(await notified(deps, tx, context)), ...(await released(tx, context, since))];
  return changes
    .filter(({ at, is_new }) => is_new || at.slice(0, since.length) >= since)
    .sort((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, maxChanges);
}

const isHomeEvent = (event: string): event is HomeEvent => (homeEvents as readonly string[]).includes(event);

async function notified(deps: Deps, tx: Tx, { caller }: HomeContext): Promise<Change[]> {
  const own = await ownNotifications(deps, tx, caller);
  const events = own.events.filter(isHomeEvent);
  if (events.length === 0) return [];
  const slice = { from: 0, size: maxChanges };
  const { notifications } = await listNotifications(tx, { ...own, events }, slice);
  return notifications.flatMap(({ event, record_id, name, created_at, is_read }) =>
    isHomeEvent(event)
      ? [
          {
            kind: event,
            name,
            at: new Date(created_at).toISOString(),
            is_new: !is_read,
            path: notificationPath(event, record_id),
          },
        ]
      : [],
  );
}

async function released(tx: Tx, context: HomeContext, since: string): Promise<Change[]> {
  if (!context.hasModule('360')) return [];
  const { accountId, userId } = context;
  const results = await listReleasedOwnResults(tx, { accountId, userId, since, limit: maxChanges });
  return results.map(({ name, released_on }) => ({
    kind: 'own_results',
    name,
    at: released_on,
    is_new: false,
    path: '/my-results/full',
  }));
}
