import { notificationDays } from '../../../domain/notifications/notificationKinds.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import { listLeadsOfPublishedTeams } from '../../store/actions/actionGroups.ts';
import {
  addNotifications,
  type Recipients,
  removeOldNotifications,
} from '../../store/notifications/notifications.ts';
import { listPublishedSince } from '../../store/releasing/releaseRuns.ts';
import { notifyOfDueActions } from '../actions/notifyOfDueActions.ts';
import { notifyOfSprintSteps } from '../builder/ownSprints/notifyOfSprintSteps.ts';
import { notifyOfLearning } from '../learning/notifyOfLearning.ts';
import { campaignRecipients } from './campaignRecipients.ts';
import { queueNotificationMails } from './queueNotificationMails.ts';

const dayMs = 86_400_000;

/** Adds notifications of published results, queues emails and deletes old notifications. Safe to repeat. */
export async function sendNotifications(deps: Deps): Promise<void> {
  await notifyOfPublishedResults(deps);
  await notifyOfDueActions(deps);
  await notifyOfLearning(deps);
  await notifyOfSprintSteps(deps);
  await queueNotificationMails(deps);
  const before = new Date(deps.clock.now().getTime() - notificationDays * dayMs).toISOString();
  await deps.database.as(platformScope, (tx) => removeOldNotifications(tx, before));
}

const withLeads = (recipients: Recipients, leads: readonly number[]): Recipients => ({
  ...recipients,
  userIds: [...new Set([...recipients.userIds, ...leads])],
});

/**
 * Notifies of results that were published within a day: the creator, administrators, and leads of teams whose results were published. This isn't done in the transaction that publishes them, because that one writes
 * responses and must touch nothing about people (R23).
 */
async function notifyOfPublishedResults(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(platformScope, async (tx) => {
    for (const campaign of await listPublishedSince(tx, new Date(now.getTime() - dayMs).toISOString()))
      await addNotifications(
        tx,
        { accountId: campaign.account_id, event: 'benchmark_published', recordId: campaign.campaign_id, now },
        withLeads(
          campaignRecipients(campaign, null),
          await listLeadsOfPublishedTeams(tx, campaign.campaign_id),
        ),
      );
  });
}
