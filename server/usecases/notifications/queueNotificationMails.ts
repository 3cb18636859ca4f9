import { decideMail } from '../../../domain/notifications/mailDecision.ts';
import {
  hasOwnMail,
  notificationEventNames,
  notificationKindOf,
} from '../../../domain/notifications/notificationEvents.ts';
import { deliveriesOf } from '../../../domain/notifications/notificationKinds.ts';
import { localTimeOf } from '../../../domain/reminders/workingTime.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { queueMail } from '../../store/mail/mails.ts';
import {
  claimDigest,
  lockPendingNotifications,
  lockPendingOfPerson,
  markMailed,
  type PendingNotification,
} from '../../store/notifications/notificationMails.ts';

const batchSize = 500;

/**
 * Queues the emails of notifications, in the transaction that marks them, so that a repeated run queues nothing twice. The text is written
 * when an email is sent, with what its recipient may read then.
 */
export async function queueNotificationMails(deps: Deps): Promise<void> {
  let after = 0;
  let queued = 0;
  for (let isFull = true; isFull; ) {
    const now = deps.clock.now();
    const batch = await deps.database.as(platformScope, async (tx) => {
      const pending = await lockPendingNotifications(tx, after, batchSize);
      queued += await queueBatch(tx, pending, now);
      return pending;
    });
    after = batch.at(-1)?.id ?? after;
    isFull = batch.length === batchSize;
  }
  if (queued > 0) await deps.jobs.wake('send-mails');
}

async function queueBatch(tx: Tx, pending: readonly PendingNotification[], now: Date): Promise<number> {
  const done = pending.filter((one) => !hasAddress(one)).map(({ id }) => id);
  const digests = new Map<number, AddressedNotification>();
  let queued = 0;
  for (const notification of pending.filter(hasAddress)) {
    const decision = decideMail(
      {
        delivery: deliveriesOf(notification.settings)[notificationKindOf(notification.event)],
        hasOwnMail: hasOwnMail(notification.event),
        isRead: notification.is_read,
        timeZone: notification.time_zone,
        lastDigestDay: notification.last_digest_day,
      },
      now,
    );
    if (decision === 'send') {
      await queueMail(tx, mailTo(notification, now, { notification_ids: String(notification.id) }));
      queued += 1;
    }
    if (decision === 'send' || decision === 'none') done.push(notification.id);
    if (decision === 'digest') digests.set(notification.user_id, notification);
  }
  for (const [userId, one] of digests) {
    if (!(await claimDigest(tx, userId, localTimeOf(now, one.time_zone).day))) continue;
    const ids = await lockPendingOfPerson(tx, one, digestEvents(one));
    await queueMail(tx, {
      ...mailTo(one, now, { notification_ids: ids.join(' ') }),
      template: 'notificationDigest',
    });
    queued += 1;
    done.push(...ids);
  }
  await markMailed(tx, done, now);
  return queued;
}

const digestEvents = ({ settings }: PendingNotification) => {
  const deliveries = deliveriesOf(settings);
  return notificationEventNames.filter(
    (event) => deliveries[notificationKindOf(event)] === 'digest' && !hasOwnMail(event),
  );
};

type AddressedNotification = PendingNotification & { readonly email: string };
const hasAddress = (one: PendingNotification): one is AddressedNotification => one.email !== null;

const mailTo = (
  { account_id, user_id, email }: AddressedNotification,
  at: Date,
  params: { readonly notification_ids: string },
) => ({ accountId: account_id, userId: user_id, to: email, template: 'notification' as const, params, at });
