import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import { accountOf, platformScope } from '../kernel/scope.ts';
import { addNotifications, markRead } from '../store/notifications/notifications.ts';
import { campaignRecipients } from '../usecases/notifications/campaignRecipients.ts';

/** Adds a notification of each published campaign of the account, on the day after it closed. The caller has read all but the last. */
export async function addNotificationsOfResults({ database, clock }: Deps, caller: Caller): Promise<void> {
  const accountId = accountOf(caller);
  await database.as(platformScope, async (tx) => {
    const closed = await tx
      .selectFrom('benchmark_campaigns')
      .select(['id', 'created_by', 'closed_on'])
      .where('account_id', '=', accountId)
      .where('closed_on', 'is not', null)
      .orderBy('closed_on')
      .execute();
    for (const campaign of closed) {
      const added = { accountId, event: 'benchmark_published', recordId: campaign.id } as const;
      const now = new Date(`${campaign.closed_on}T06:00:00Z`);
      await addNotifications(tx, { ...added, now }, campaignRecipients(campaign, null));
      if (campaign !== closed.at(-1))
        await markRead(tx, caller.person.user.id, { upTo: 1_000_000 }, clock.now());
    }
  });
}
