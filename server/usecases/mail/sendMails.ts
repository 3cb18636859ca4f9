import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import {
  claimMails,
  dropObsolete,
  endRetries,
  markSent,
  markUnsent,
  moveToOutbox,
  removeMail,
  type StoredMail,
  unlistedMails,
} from '../../store/mail/mails.ts';
import { recordInvitationOutcome } from '../../store/survey/participations.ts';
import { renderMail } from './renderMail.ts';

/** Minutes from the creation of an email to each delivery attempt. */
const attemptDelays = [0, 1, 5, 30, 120, 480];
const batchSize = 10;

/** Sends due emails, ten at a time. No transaction is open during delivery. */
export async function sendMails(deps: Deps): Promise<void> {
  await deps.database.as(platformScope, dropObsolete);
  if (!deps.mailer.isConfigured) return deps.database.as(platformScope, moveToOutbox);
  await deps.database.as(platformScope, (tx) => endRetries(tx, attemptDelays.length));
  for (;;) {
    const claimed = await deps.database.as(platformScope, (tx) =>
      claimMails(tx, { now: deps.clock.now(), waits: attemptDelays, limit: batchSize }),
    );
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((mail) => sendOne(deps, mail)));
  }
}

async function sendOne(deps: Deps, mail: StoredMail): Promise<void> {
  const outcome = await attempt(deps, mail);
  await deps.database.as(platformScope, async (tx) => {
    const willRetry = isFailure(outcome) && !outcome.isPermanent && mail.attempts < attemptDelays.length;
    if (willRetry) return markUnsent(tx, mail.id, { status: 'queued', reason: outcome.reason });
    if (outcome === 'obsolete' || isUnlisted(mail)) return removeMail(tx, mail.id);
    if (outcome === 'addressless') return markUnsent(tx, mail.id, { status: 'outbox', reason: null });
    if (mail.template === 'invitation') {
      const state = outcome === 'sent' ? 'delivered' : 'bounced';
      await recordInvitationOutcome(tx, Number(mail.params.participation_id), state);
    }
    if (outcome === 'sent') return markSent(tx, mail.id, deps.clock.now());
    return markUnsent(tx, mail.id, { status: 'failed', reason: outcome.reason });
  });
}

const isUnlisted = ({ template }: StoredMail) => unlistedMails.some((name) => name === template);

interface Failure {
  readonly reason: string;
  readonly isPermanent: boolean;
}
type Outcome = 'sent' | 'obsolete' | 'addressless' | Failure;
const isFailure = (outcome: Outcome): outcome is Failure => typeof outcome === 'object';

async function attempt(deps: Deps, mail: StoredMail): Promise<Outcome> {
  if (mail.to_address === '') return 'addressless';
  try {
    const letter = await deps.database.as(platformScope, (tx) => renderMail(deps, tx, mail, 'recipient'));
    if (!letter) return 'obsolete';
    await deps.mailer.send(letter);
    return 'sent';
  } catch (error) {
    return failureOf(error);
  }
}

/**
 * Returns the outcome of a failed delivery. A mail server's message may repeat the address, so only codes are
 * stored.
 */
function failureOf(error: unknown): Outcome {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (responseCode) return { reason: `SMTP ${responseCode}`, isPermanent: responseCode >= 500 };
  return { reason: code ?? 'unknown', isPermanent: false };
}
