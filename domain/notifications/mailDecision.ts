import { localTimeOf } from '../reminders/workingTime.ts';
import { type Delivery, digestTime } from './notificationKinds.ts';

interface Pending {
  readonly delivery: Delivery;
  readonly isRead: boolean;
  /** Whether the event has an email of its own. */
  readonly hasOwnMail: boolean;
  /** IANA name of the recipient's time zone; null if unknown. */
  readonly timeZone: string | null;
  /** The recipient's day of the last daily email. */
  readonly lastDigestDay: string | null;
}

/** `wait`: for the next daily email. `none`: there is no email, also later. */
export type MailDecision = 'send' | 'digest' | 'wait' | 'none';

/** Decides whether a notification is sent by email now. What was read in the app isn't sent. */
export function decideMail(
  { delivery, isRead, hasOwnMail, timeZone, lastDigestDay }: Pending,
  now: Date,
): MailDecision {
  if (isRead || hasOwnMail || delivery === 'in_app' || delivery === 'off') return 'none';
  if (delivery === 'mail') return 'send';
  const { day, time } = localTimeOf(now, timeZone);
  return time >= digestTime && (lastDigestDay === null || lastDigestDay < day) ? 'digest' : 'wait';
}
