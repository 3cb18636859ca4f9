import type { UnsentMailResponse } from '../../../contract/v2/backgroundTasks.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { readPageOfWaitingMails, requeueMail, type UnsentMail } from '../../store/mail/mails.ts';
import { renderMail } from './renderMail.ts';
import { renderTextMessage } from './renderTextMessage.ts';

const pageSize = 50;

/**
 * Returns the unsent emails. Only emails in the outbox include their text and links, because an administrator has to
 * deliver them manually.
 */
export async function readOutbox(
  deps: Deps,
  page: number,
): Promise<{ mails: UnsentMailResponse[]; total: number }> {
  return deps.database.as(platformScope, async (tx) => {
    const slice = { from: (page - 1) * pageSize, size: pageSize };
    const { mails, total } = await readPageOfWaitingMails(tx, slice);
    const shown: UnsentMailResponse[] = [];
    for (const mail of mails) shown.push(await presentMail(deps, tx, mail));
    return { mails: shown, total };
  });
}

async function presentMail(deps: Deps, tx: Tx, mail: UnsentMail): Promise<UnsentMailResponse> {
  const isText = mail.channel === 'sms';
  const letter = isText ? null : await renderMail(deps, tx, mail, 'outbox');
  const text = isText ? await renderTextMessage(deps, tx, mail) : null;
  return {
    id: mail.id,
    to: (letter ?? text)?.to ?? mail.to_address,
    subject: letter?.subject ?? text?.title ?? '',
    status: mail.status,
    attempts: mail.attempts,
    last_error: mail.last_error,
    created_at: mail.created_at,
    text: mail.status === 'outbox' ? (letter?.text ?? null) : null,
  };
}

/** Queues an email again. Throws `not_found` for an email that doesn't exist, was sent, or is already queued. */
export async function retryMail(deps: Deps, caller: Caller, id: number): Promise<void> {
  await deps.database.as(platformScope, async (tx) => {
    if (!(await requeueMail(tx, id, deps.clock.now()))) throw new Refusal('not_found');
    await recordAudit(tx, caller, {
      action: 'retry',
      resource: 'mails',
      id,
      now: deps.clock.now(),
      accountId: caller.person.ownAccount.id,
    });
  });
  await deps.jobs.wake('send-mails');
}
