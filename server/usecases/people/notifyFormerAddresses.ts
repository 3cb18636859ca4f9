import { createHmac } from 'node:crypto';
import { addressNoticeLimit } from '../../../domain/access/policy/rateLimits.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { addMailSlots, countMailSlots } from '../../store/mail/mailSlots.ts';
import { queueMails } from '../../store/mail/mails.ts';

/** A person whose email address was changed, with the previous one. */
export interface FormerAddress {
  readonly userId: number;
  readonly accountId: number | null;
  readonly former: string;
}

/**
 * Queues a notification to each previous address, unless it got too many from the account. Spellings of one mailbox are counted apart: notifications
 * about one that doesn't exist would otherwise use up those of the one that does. No lock is needed: an address belongs to one person at a
 * time, so changes away from it never run at the same moment.
 */
export async function notifyFormerAddresses(
  { environment, clock }: Deps,
  tx: Tx,
  changed: readonly FormerAddress[],
): Promise<void> {
  if (changed.length === 0) return;
  const at = clock.now();
  const notices = changed.map((one) => ({ ...one, key: keyOf(environment.secret, one) }));
  const counts = await countMailSlots(
    tx,
    notices.map(({ key }) => key),
    at,
  );
  const allowed = notices.filter(({ key }) => {
    const { inHour, inDay } = counts.get(key) ?? { inHour: 0, inDay: 0 };
    return inHour < addressNoticeLimit.perHour && inDay < addressNoticeLimit.perDay;
  });
  if (allowed.length === 0) return;
  await addMailSlots(
    tx,
    allowed.map(({ key }) => ({ key, at })),
  );
  const params = { changedAt: at.toISOString() };
  await queueMails(
    tx,
    allowed.map(({ userId, accountId, former }) => ({
      accountId,
      userId,
      to: former,
      template: 'emailChanged' as const,
      params,
      at,
    })),
  );
}

const keyOf = (secret: Buffer, { accountId, former }: FormerAddress): string =>
  createHmac('sha256', secret)
    .update(`mails:addressNotice:${accountId}:${former.toLowerCase()}`)
    .digest('base64url');
