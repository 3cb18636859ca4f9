import type { BodyOf } from '../../../contract/call.ts';
import type { campaignMailCalls } from '../../../contract/v2/campaignMails.ts';
import { Refusal, TooManyAttempts } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { platformScopeOf } from '../../kernel/scope.ts';
import { queueMail } from '../../store/mail/mails.ts';
import { isWithinMailLimit } from '../isWithinMailLimit.ts';
import { readMailTextOwner } from './mailTextOwner.ts';
import { requireValidMailText } from './saveMailText.ts';

type EditedMail = BodyOf<typeof campaignMailCalls.sendTest>;

const hourMs = 60 * 60_000;

/**
 * Sends an email of a campaign to the caller's own address and to no other, marked as a test. Throws `invalid`, `mail_not_configured`,
 * `too_many`, `not_found`, `forbidden`.
 */
export async function sendTestMail(deps: Deps, caller: Caller, edited: EditedMail): Promise<void> {
  requireValidMailText(edited, edited.template);
  if (!deps.mailer.isConfigured) throw new Refusal('mail_not_configured');
  const { user, ownAccount } = caller.person;
  const { campaign_id, template, locale, subject, body, sender_name } = edited;
  const now = deps.clock.now();
  const { accountId } = await deps.database.as(caller.scope, (tx) =>
    readMailTextOwner(tx, caller, campaign_id),
  );
  // The limit counts the tests of all accounts that the person works in.
  await deps.database.as(platformScopeOf(caller), async (tx) => {
    if (!(await isWithinMailLimit(deps, tx, user.id, 'campaignTest'))) {
      throw new TooManyAttempts(new Date(now.getTime() + hourMs));
    }
    await queueMail(tx, {
      accountId,
      userId: user.id,
      to: user.email,
      template: 'campaignTest',
      params: {
        campaign_id,
        template,
        locale,
        subject,
        body,
        sender_name,
        reader_account_id: ownAccount.id,
      },
      at: now,
    });
    await recordAudit(tx, caller, {
      action: 'send_test',
      ...(campaign_id === null
        ? { resource: 'accounts', id: accountId }
        : { resource: 'benchmark_campaigns', id: campaign_id }),
      after: { template, locale },
      now,
      accountId,
    });
  });
  await deps.jobs.wake('send-mails');
}
