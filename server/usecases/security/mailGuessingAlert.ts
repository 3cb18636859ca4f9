import { signInLimits } from '../../../domain/access/policy/rateLimits.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { queueMail } from '../../store/mail/mails.ts';
import { findCredentialsOf } from '../../store/signIn/credentials.ts';
import { isWithinMailLimit } from '../isWithinMailLimit.ts';

/** Emails the owner of an account that its password is being guessed, at most once a day; the caller wakes `send-mails`. */
export async function mailGuessingAlert(deps: Deps, tx: Tx, userId: number): Promise<void> {
  const person = await findCredentialsOf(tx, userId);
  if (!person || !(await isWithinMailLimit(deps, tx, userId, 'signInAttempts'))) return;
  const { failures, hours, longestFirstMinutes } = signInLimits.guard;
  await queueMail(tx, {
    accountId: person.account_id,
    userId,
    to: person.email,
    template: 'signInAttempts',
    params: { failures, hours, minutes: longestFirstMinutes },
    at: deps.clock.now(),
  });
}
