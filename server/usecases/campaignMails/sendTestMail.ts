import type { EditedCampaignMail } from '../../../contract/v2/campaignMails.ts';
import { Refusal, TooManyAttempts } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { platformScopeOf } from '../../kernel/scope.ts';
import { queueMail } from '../../store/mail/mails.ts';
import { isWithinMailLimit } from '../isWithinMailLimit.ts';
import { auditedRecordOf, readMailTextOwner } from './mailTextOwner.ts';
import { requireValidMailText } from './saveMailText.ts';

const hourMs = 60 * 60_000;

/**
 * Sends an email of a campaign to the caller's own address and to no other, marked as a test. Throws `invalid`, `mail_not_configured`,
 * `too_many`, `not_found`, `forbidden`.
 */
export async function sendTestMail(deps: Deps, caller: Caller, edited: EditedCampaignMail): Promise<void> {
  requireValidMailText(edited, edited.template);
  if (!deps.mailer.isConfigured) throw new Refusal('mail_not_configured');
  const { user, ownAccount } = caller.person;
  const { campaign_id, template, locale, subject, body, sender_name } = edited;
  const now = deps.clock.now();
  const owner = await deps.database.as(caller.scope, (tx) => readMailTextOwner(tx, caller, edited));
  // The limit counts the tests of all accounts that the person works in.
  await deps.database.as(platformScopeOf(caller), async (tx) => {
    if (!(await isWithinMailLimit(deps, tx, user.id, 'campaignTest'))) {
      throw new TooManyAttempts(new Date(now.getTime() + hourMs));
    }
    await queueMail(tx, {
      accountId: owner.accountId,
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
      ...auditedRecordOf(owner),
      after: { template, locale },
      now,
      accountId: owner.accountId,
    });
  });
  await deps.jobs.wake('send-mails');
}
