import { type LimitedMail, mailLimits } from '../../domain/access/policy/rateLimits.ts';
import type { Deps } from '../deps.ts';
import type { Tx } from '../store/database.ts';
import { countMailsTo } from '../store/mail/countMailsTo.ts';

/** Whether an email that another person requested may be sent to a recipient; `queueMail` follows in the same transaction. */
export async function isWithinMailLimit(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  userId: number,
  template: LimitedMail,
): Promise<boolean> {
  const { perHour, perDay } = mailLimits[template];
  const { inHour, inDay } = await countMailsTo(tx, userId, template, clock.now());
  return inHour < perHour && inDay < perDay;
}
