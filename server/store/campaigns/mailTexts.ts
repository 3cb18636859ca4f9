import { type SqlBool, sql } from 'kysely';
import {
  type AudienceCampaignKind,
  type CampaignMail,
  mailsOfKind,
} from '../../../domain/campaigns/campaignMails.ts';
import type { MailTextDraft } from '../../../domain/campaigns/mailTexts.ts';
import type { Tx } from '../database.ts';

/** A campaign, or the templates of an account for this kind of campaign. */
export interface MailTextOwner {
  readonly accountId: number;
  readonly kind: AudienceCampaignKind;
  readonly campaignId: number | null;
}

export interface StoredMailText extends MailTextDraft {
  readonly locale: string;
  readonly updated_at: string;
}

const columnsOf = ({ kind, campaignId }: MailTextOwner) => ({
  campaign_id: kind === 'benchmark' ? campaignId : null,
  survey_campaign_id: kind === 'survey' ? campaignId : null,
});

/** The texts of an owner. The templates of an account have no campaign, so their kind follows from the email. */
const isOf = (owner: MailTextOwner) => {
  const { campaign_id, survey_campaign_id } = columnsOf(owner);
  return sql<SqlBool>`account_id = ${owner.accountId} and template = any(${[...mailsOfKind[owner.kind]]}::text[])
    and campaign_id ${isId(campaign_id)} and survey_campaign_id ${isId(survey_campaign_id)}`;
};

/** Unlike "is not distinct from", it can use the index. */
const isId = (id: number | null) => (id === null ? sql`is null` : sql`= ${id}`);

/** Returns the edited texts of one email, by language. */
export function listMailTexts(
  tx: Tx,
  owner: MailTextOwner,
  template: CampaignMail,
): Promise<StoredMailText[]> {
  return tx
    .selectFrom('campaign_mail_texts')
    .where(isOf(owner))
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
  { template, locale, ...owner }: MailTextKey,
  { subject, body, sender_name }: MailTextDraft,
  now: Date,
): Promise<void> {
  const changes = { subject, body, sender_name, updated_at: now.toISOString() };
  await tx
    .insertInto('campaign_mail_texts')
    .values({ account_id: owner.accountId, ...columnsOf(owner), template, locale, ...changes })
    .onConflict((conflict) => conflict.constraint('campaign_mail_texts_key').doUpdateSet(changes))
    .execute();
}

export async function removeMailText(tx: Tx, key: MailTextKey): Promise<void> {
  await tx
    .deleteFrom('campaign_mail_texts')
    .where(isOf(key))
    .where('template', '=', key.template)
    .where('locale', '=', key.locale)
    .execute();
}

/** Copies all edited texts of an owner to a new campaign of the same kind and account. */
export async function copyMailTexts(tx: Tx, from: MailTextOwner, campaignId: number): Promise<void> {
  const { campaign_id, survey_campaign_id } = columnsOf({ ...from, campaignId });
  await sql`
    insert into campaign_mail_texts
      (account_id, campaign_id, survey_campaign_id, template, locale, subject, body, sender_name, updated_at)
    select account_id, ${campaign_id}::int, ${survey_campaign_id}::int, template, locale, subject, body, sender_name, updated_at
    from campaign_mail_texts where ${isOf(from)}`.execute(tx);
}
