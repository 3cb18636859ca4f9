import type { BodyOf } from '../../../contract/call.ts';
import type { campaignMailCalls, ReadMailResponse } from '../../../contract/v2/campaignMails.ts';
import type { CampaignMail, MailTextDraft } from '../../../domain/campaigns/mailTexts.ts';
import { loadWording } from '../../../locales/documents.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { listMailTexts, type MailTextOwner } from '../../store/campaigns/mailTexts.ts';
import type { Tx } from '../../store/database.ts';
import { standardMailText } from '../mail/renderCampaignMail.ts';
import { readMailTextOwner } from './mailTextOwner.ts';

type MailQuery = BodyOf<typeof campaignMailCalls.read>;

/** Returns the text of an email in one language and what it would be without edits. Throws `not_found`, `forbidden`. */
export async function readMailText(
  deps: Deps,
  caller: Caller,
  { campaign_id, template, locale }: MailQuery,
): Promise<ReadMailResponse> {
  return deps.database.as(caller.scope, async (tx) => {
    const owner = await readMailTextOwner(tx, caller, campaign_id);
    const texts = await listMailTexts(tx, owner, template);
    const stored = texts.find((text) => text.locale === locale);
    const standard = await unedited(tx, owner, template, locale);
    return {
      text: stored ?? standard,
      standard,
      updated_at: stored?.updated_at ?? null,
      edited_locales: texts.map((text) => text.locale),
      is_mail_configured: deps.mailer.isConfigured,
      own_address: caller.person.user.email,
    };
  });
}

/** The account's template for a campaign, otherwise the product's own text. */
async function unedited(
  tx: Tx,
  { accountId, campaignId }: MailTextOwner,
  template: CampaignMail,
  locale: string,
): Promise<MailTextDraft> {
  if (campaignId !== null) {
    const templates = await listMailTexts(tx, { accountId, campaignId: null }, template);
    const own = templates.find((text) => text.locale === locale);
    if (own) return own;
  }
  return standardMailText(await loadWording(locale), template);
}
