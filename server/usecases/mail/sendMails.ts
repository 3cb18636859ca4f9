import type { Channel } from '../../../domain/campaigns/deliveryChannels.ts';
import { nextTextMessageTime } from '../../../domain/reminders/textMessageTime.ts';
import { localTimeOf } from '../../../domain/reminders/workingTime.ts';
import type { Deps } from '../../deps.ts';
import { TextMessageError, type TextMessageFailure } from '../../integrations/sms/textMessenger.ts';
import { platformScope } from '../../kernel/scope.ts';
import { findRecipient } from '../../store/mail/mailRecipients.ts';
import {
  claimMails,
  dropObsolete,
  endRetries,
  endTextMessages,
  markSent,
  markUnsent,
  moveToOutbox,
  postponeMail,
  removeMail,
  type StoredMail,
  unlistedMails,
} from '../../store/mail/mails.ts';
import { recordInvitationOutcome } from '../../store/survey/participations.ts';
import { renderMail } from './renderMail.ts';
import { renderTextMessage } from './renderTextMessage.ts';

/** Minutes from the creation of a message to each delivery attempt. Text messages are repeated for an hour only, not into the night. */
const attemptDelays: Readonly<Record<Channel, readonly number[]>> = {
  email: [0, 1, 5, 30, 120, 480],
  sms: [0, 1, 5, 15, 30, 60],
};
const batchSize = 10;

/** Sends due emails, ten at a time. No transaction is open during delivery. */
export async function sendMails(deps: Deps): Promise<void> {
  await deps.database.as(platformScope, dropObsolete);
  if (deps.mailer.isConfigured) await sendBatches(deps, 'email');
  else await deps.database.as(platformScope, moveToOutbox);
}

/** Sends due text messages like emails, in a job of their own: many messages or a slow provider never delay emails. */
export async function sendTextMessages(deps: Deps): Promise<void> {
  await deps.database.as(platformScope, dropObsolete);
  if (deps.texts.isConfigured) await sendBatches(deps, 'sms');
  else await deps.database.as(platformScope, endTextMessages);
}

/** A provider that is unavailable is asked again in a later run, so that the other messages keep their attempts. */
async function sendBatches(deps: Deps, channel: Channel): Promise<void> {
  const waits = attemptDelays[channel];
  await deps.database.as(platformScope, (tx) => endRetries(tx, channel, waits.length));
  for (;;) {
    const claimed = await deps.database.as(platformScope, (tx) =>
      claimMails(tx, { channel, now: deps.clock.now(), waits, limit: batchSize }),
    );
    if (claimed.length === 0) return;
    const outcomes = await Promise.all(claimed.map((mail) => sendOne(deps, mail)));
    if (outcomes.some((outcome) => isFailure(outcome) && outcome.stopsRun)) return;
  }
}

async function sendOne(deps: Deps, mail: StoredMail): Promise<Outcome> {
  const outcome = await attempt(deps, mail);
  await deps.database.as(platformScope, async (tx) => {
    if (outcome instanceof Date) return postponeMail(tx, mail.id, outcome);
    const isLast = mail.attempts >= attemptDelays[mail.channel].length;
    const willRetry = isFailure(outcome) && !outcome.isPermanent && !isLast;
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
  return outcome;
}

const isUnlisted = ({ template }: StoredMail) => unlistedMails.some((name) => name === template);

interface Failure {
  readonly reason: string;
  readonly isPermanent: boolean;
  readonly stopsRun: boolean;
}
/** A date is the time to which a text message is postponed, because it is night where its recipient is. */
type Outcome = 'sent' | 'obsolete' | 'addressless' | Date | Failure;
const isFailure = (outcome: Outcome): outcome is Failure =>
  typeof outcome === 'object' && !(outcome instanceof Date);

async function attempt(deps: Deps, mail: StoredMail): Promise<Outcome> {
  if (mail.to_address === '') return 'addressless';
  try {
    if (mail.channel === 'sms') return await attemptTextMessage(deps, mail);
    const letter = await deps.database.as(platformScope, (tx) => renderMail(deps, tx, mail, 'recipient'));
    if (!letter) return 'obsolete';
    await deps.mailer.send(letter);
    return 'sent';
  } catch (error) {
    return failureOf(error);
  }
}

async function attemptTextMessage(deps: Deps, mail: StoredMail): Promise<Outcome> {
  const now = deps.clock.now();
  const { message, timeZone } = await deps.database.as(platformScope, async (tx) => ({
    timeZone: (await findRecipient(tx, mail.user_id)).time_zone,
    message: await renderTextMessage(deps, tx, mail),
  }));
  if (!message) return 'obsolete';
  const at = nextTextMessageTime(now, timeZone);
  if (localTimeOf(at, timeZone).day > message.closesOn) return 'obsolete';
  if (at > now) return at;
  await deps.texts.send(message);
  return 'sent';
}

/** Whether a failure concerns all messages and not only one. */
const endsRun = (failure: TextMessageFailure) => failure === 'unavailable' || failure === 'misconfigured';

/** Returns the outcome of a failed delivery. A server's message may repeat the address, so only codes are stored. */
function failureOf(error: unknown): Failure {
  if (error instanceof TextMessageError) {
    const { failure, code } = error;
    return { reason: `SMS ${code}`, isPermanent: failure === 'refused', stopsRun: endsRun(failure) };
  }
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (responseCode)
    return { reason: `SMTP ${responseCode}`, isPermanent: responseCode >= 500, stopsRun: false };
  return { reason: code ?? 'unknown', isPermanent: false, stopsRun: false };
}
