import { notificationPath, readableEvents } from '../../../domain/notifications/notificationEvents.ts';
import { deliveriesOf, maxInDigest } from '../../../domain/notifications/notificationKinds.ts';
import type { Wording } from '../../../locales/documents.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import type { StoredMail } from '../../store/mail/mails.ts';
import { readNotificationSettings } from '../../store/notifications/notificationSettings.ts';
import { listNotificationsAmong } from '../../store/notifications/notifications.ts';
import { findAccount, findUser } from '../../store/people/people.ts';

/** Returns the sentences of an email about notifications; null if its recipient may no longer read any of them. */
export async function readNotificationMail(
  { environment, clock }: Deps,
  tx: Tx,
  { user_id, params, template }: StoredMail,
  { locale, texts }: Wording,
) {
  const stored = user_id === null ? null : await findUser(tx, user_id);
  const ownAccount = stored && (await findAccount(tx, stored.accountId));
  if (!stored || !ownAccount) return null;
  const deliveries = deliveriesOf(await readNotificationSettings(tx, stored.user.id));
  const person = { user: stored.user, ownAccount, currentAccount: ownAccount, subscriptions: [] };
  const events = readableEvents(person, deliveries, clock.now());
  const own = { accountId: ownAccount.id, userId: stored.user.id, events };
  const ids = String(params.notification_ids).split(' ').map(Number);
  const { notifications, total } = await listNotificationsAmong(tx, own, ids, maxInDigest);
  const [first] = notifications;
  if (!first) return null;
  const sentences = notifications.map(({ event, name }) =>
    texts.notifications[event].replace('%{name}', () => name ?? ''),
  );
  const further = new Intl.NumberFormat(locale).format(total - notifications.length);
  const path =
    template === 'notification' ? notificationPath(first.event, first.record_id) : '/notifications';
  return {
    words: {
      sentence: sentences[0] ?? '',
      sentences: sentences.map((sentence) => `– ${sentence}`).join('\n'),
      further: total > notifications.length ? texts.furtherNotifications.replace('%{count}', further) : '',
    },
    link: `${environment.publicOrigin}${path}`,
  };
}
