import { createHmac } from 'node:crypto';
import { mailboxOf } from '../../../domain/access/policy/mailboxOf.ts';
import { type HourlyLimit, planMailTimes } from '../../../domain/access/policy/planMailTimes.ts';
import { applicationMailsPerHour } from '../../../domain/access/policy/rateLimits.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { addMailSlots, lockMailSlots } from '../../store/mail/mailSlots.ts';

/** The recipient of an email about an application. */
export interface ApplicationRecipient {
  readonly account_id: number;
  readonly email: string;
}

interface PublicApplication extends ApplicationRecipient {
  readonly role_id: number;
  /** The coarse network of the visitor; null if the address is unknown. */
  readonly network: string | null;
}

/**
 * Reserves the time of the email to a person who applies through the public link of a role. Anyone can apply with someone else's address,
 * for many roles and in many spellings, so these emails are spaced out and no application is refused.
 */
export async function reserveApplicationMailTime(
  deps: Deps,
  tx: Tx,
  { role_id, network, ...recipient }: PublicApplication,
): Promise<Date> {
  const { secret } = deps.environment;
  const limits = [
    mailboxLimit(secret, recipient),
    limitOf(secret, 'network', network ?? 'unknown'),
    limitOf(secret, 'role', String(role_id)),
  ];
  const [at] = await reserveTimes(deps, tx, [limits]);
  return at ?? deps.clock.now();
}

/** Reserves the time of a reminder to each of these applicants, in their order. */
export function reserveReminderTimes(
  deps: Deps,
  tx: Tx,
  recipients: readonly ApplicationRecipient[],
): Promise<Date[]> {
  const { secret } = deps.environment;
  return reserveTimes(
    deps,
    tx,
    recipients.map((recipient) => [mailboxLimit(secret, recipient)]),
  );
}

/** Counts emails that a signed-in person sends to applicants, which are not delayed. */
export async function countApplicantMails(
  { environment, clock }: Deps,
  tx: Tx,
  recipients: readonly ApplicationRecipient[],
): Promise<void> {
  if (recipients.length === 0) return;
  const at = clock.now();
  await addMailSlots(
    tx,
    recipients.map((recipient) => ({ key: mailboxLimit(environment.secret, recipient).key, at })),
  );
}

async function reserveTimes(
  { clock }: Deps,
  tx: Tx,
  mails: readonly (readonly HourlyLimit[])[],
): Promise<Date[]> {
  if (mails.length === 0) return [];
  const now = clock.now();
  const times = planMailTimes(mails, await lockMailSlots(tx, mails.flat(), now), now);
  const slots = mails.flatMap((limits, index) => limits.map(({ key }) => ({ key, at: times[index] ?? now })));
  await addMailSlots(tx, slots);
  return times;
}

const mailboxLimit = (secret: Buffer, { account_id, email }: ApplicationRecipient): HourlyLimit =>
  limitOf(secret, 'mailbox', `${account_id}:${mailboxOf(email)}`);

function limitOf(secret: Buffer, kind: keyof typeof applicationMailsPerHour, counted: string): HourlyLimit {
  const key = createHmac('sha256', secret).update(`mails:${kind}:${counted}`).digest('base64url');
  return { key, perHour: applicationMailsPerHour[kind] };
}
