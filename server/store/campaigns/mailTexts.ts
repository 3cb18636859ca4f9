import { sql } from 'kysely';
import type { CampaignMail, MailTextDraft } from '../../../domain/campaigns/mailTexts.ts';
import type { Tx } from '../database.ts';

/** A campaign, or the templates of an account. */
export interface MailTextOwner {
  readonly accountId: number;
  readonly campaignId: number | null;
}

export interface StoredMailText extends MailTextDraft {
  readonly locale: string;
  readonly updated_at: string;
}

const textsOf = (tx: Tx, { accountId, campaignId }: MailTextOwner) =>
  tx
    .selectFrom('campaign_mail_texts')
    .where('account_id', '=', accountId)
    .where('campaign_id', campaignId === null ? 'is' : '=', campaignId);

/** Returns the edited texts of one email, by language. */
export function listMailTexts(
  tx: Tx,
  owner: MailTextOwner,
  template: CampaignMail,
): Promise<StoredMailText[]> {
  return textsOf(tx, owner)
    .select(['locale', 'subject', 'body', 'sender_name', 'updated_at'])
    .where('template', '=', template)
    .orderBy('locale')
    .execute();
}

export interface MailTextKey extends MailTextOwner {
  readonly template: CampaignMail;
  readonly locale: string;
}

/** Stores a text and serializes concurrent changes of the same one. */
export async function storeMailText(
  tx: Tx,
  { accountId, campaignId, template, locale }: MailTextKey,
  { subject, body, sender_name }: MailTextDraft,
  now: Date,
): Promise<void> {
  const changes = { subject, body, sender_name, updated_at: now.toISOString() };
  await tx
    .insertInto('campaign_mail_texts')
    .values({ account_id: accountId, campaign_id: campaignId, template, locale, ...changes })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'campaign_id', 'template', 'locale']).doUpdateSet(changes),
    )
    .execute();
}

export async function removeMailText(tx: Tx, key: MailTextKey): Promise<void> {
  await tx
    .deleteFrom('campaign_mail_texts')
    .where('account_id', '=', key.accountId)
    .where('campaign_id', key.campaignId === null ? 'is' : '=', key.campaignId)
    .where('template', '=', key.template)
    .where('locale', '=', key.locale)
    .execute();
}

/** Copies all edited texts of an owner to a new campaign of the account. */
export async function copyMailTexts(
  tx: Tx,
  { accountId, campaignId: from }: MailTextOwner,
  campaignId: number,
): Promise<void> {
  await sql`
    insert into campaign_mail_texts (account_id, campaign_id, template, locale, subject, body, sender_name, updated_at)
    select account_id, ${campaignId}, template, locale, subject, body, sender_name, updated_at
    from campaign_mail_texts where account_id = ${accountId} and campaign_id is not distinct from ${from}::int`.execute(
    tx,
  );
}
