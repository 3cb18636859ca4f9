import type { CampaignMailKey, ReadMailResponse } from '../../../contract/v2/campaignMails.ts';
import type { CampaignMail } from '../../../domain/campaigns/campaignMails.ts';
import { type MailTextDraft, selectMailText } from '../../../domain/campaigns/mailTexts.ts';
import { loadWording, type Wording } from '../../../locales/documents.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { listMailTexts, type MailTextOwner } from '../../store/campaigns/mailTexts.ts';
import type { Tx } from '../../store/database.ts';
import { standardMailText } from '../mail/renderCampaignMail.ts';
import { readMailTextOwner } from './mailTextOwner.ts';

/** Returns the text of an email as recipients with this language get it, and the text to restore. Throws `not_found`, `forbidden`. */
export async function readMailText(
  deps: Deps,
  caller: Caller,
  { campaign_id, template, locale }: CampaignMailKey,
): Promise<ReadMailResponse> {
  return deps.database.as(caller.scope, async (tx) => {
    const owner = await readMailTextOwner(tx, caller, { campaign_id, template });
    const texts = await listMailTexts(tx, owner, template);
    const stored = texts.find((text) => text.locale === locale);
    const wording = await loadWording(locale);
    const standard = await readStandard(tx, owner, template, { locale, wording });
    return {
      text: selectMailText(texts, locale, wording.language) ?? standardMailText(wording, template),
      standard,
      updated_at: stored?.updated_at ?? null,
      edited_locales: texts.map((text) => text.locale),
      is_mail_configured: deps.mailer.isConfigured,
      own_address: caller.person.user.email,
    };
  });
}

/** The text to restore: the account's template for a campaign, otherwise the product's own text. */
async function readStandard(
  tx: Tx,
  owner: MailTextOwner,
  template: CampaignMail,
  { locale, wording }: { readonly locale: string; readonly wording: Wording },
): Promise<MailTextDraft> {
  const templates =
    owner.campaignId === null ? [] : await listMailTexts(tx, { ...owner, campaignId: null }, template);
  return selectMailText(templates, locale, wording.language) ?? standardMailText(wording, template);
}
