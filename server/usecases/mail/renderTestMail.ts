import { campaignMails } from '../../../domain/campaigns/campaignMails.ts';
import { loadWording } from '../../../locales/documents.ts';
import type { Deps } from '../../deps.ts';
import type { OutgoingMail } from '../../integrations/mailer.ts';
import { fillWords } from '../../integrations/writeMail.ts';
import type { Tx } from '../../store/database.ts';
import { findRecipient } from '../../store/mail/mailRecipients.ts';
import type { StoredMail } from '../../store/mail/mails.ts';
import { readMailBranding, senderNameOf } from './mailBranding.ts';
import { renderDraftMail } from './renderDraftMail.ts';

/** Renders an email that an administrator sends to themselves. Null if its campaign was deleted. */
export async function renderTestMail(deps: Deps, tx: Tx, mail: StoredMail): Promise<OutgoingMail | null> {
  const text = (name: string) => String(mail.params[name] ?? '');
  const template = campaignMails.find((one) => one === mail.params.template);
  if (mail.account_id === null || template === undefined) return null;
  const { first_name, locale_abbr } = await findRecipient(tx, mail.user_id);
  const rendered = await renderDraftMail(deps, tx, {
    account_id: mail.account_id,
    reader_account_id: Number(mail.params.reader_account_id),
    campaign_id: mail.params.campaign_id === null ? null : Number(mail.params.campaign_id),
    template,
    locale: text('locale'),
    first_name,
    subject: text('subject'),
    body: text('body'),
    sender_name: text('sender_name'),
  });
  if (!rendered) return null;
  const { texts } = await loadWording(locale_abbr);
  const subject = fillWords(texts.mails.campaignTest.subject, { subject: rendered.subject });
  const senderName = senderNameOf(text('sender_name'), await readMailBranding(tx, mail.account_id));
  return { to: mail.to_address, ...rendered, subject, ...senderName };
}
