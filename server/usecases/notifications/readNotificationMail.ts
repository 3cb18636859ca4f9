import { notificationPath, readableEvents } from '../../../domain/notifications/notificationEvents.ts';
import { deliveriesOf, maxInDigest } from '../../../domain/notifications/notificationKinds.ts';
import type { DocumentTexts } from '../../../locales/documents.ts';
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
  texts: DocumentTexts['notifications'],
) {
  const stored = user_id === null ? null : await findUser(tx, user_id);
  const ownAccount = stored && (await findAccount(tx, stored.accountId));
  if (!stored || !ownAccount) return null;
  const deliveries = deliveriesOf(await readNotificationSettings(tx, stored.user.id));
  const person = { user: stored.user, ownAccount, currentAccount: ownAccount, subscriptions: [] };
  const events = readableEvents(person, deliveries, clock.now());
  const own = { accountId: ownAccount.id, userId: stored.user.id, events };
  const ids = String(params.notification_ids).split(' ').map(Number);
  const readable = await listNotificationsAmong(tx, own, ids, maxInDigest);
  const [first] = readable;
  if (!first) return null;
  const sentences = readable.map(({ event, name }) => texts[event].replace('%{name}', () => name ?? ''));
  const path =
    template === 'notification' ? notificationPath(first.event, first.record_id) : '/notifications';
  return {
    words: {
      sentence: sentences[0] ?? '',
      sentences: sentences.map((sentence) => `– ${sentence}`).join('\n'),
    },
    link: `${environment.publicOrigin}${path}`,
  };
}
