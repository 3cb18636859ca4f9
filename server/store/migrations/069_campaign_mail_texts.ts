import { type Kysely, sql } from 'kysely';
import { everything, grant, isolate } from './access.ts';

/** The edited emails of a campaign, and without a campaign, the templates that new campaigns of the account start with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table campaign_mail_texts (
      id integer generated always as identity primary key,
      account_id integer not null references accounts (id) on delete cascade,
      campaign_id integer references benchmark_campaigns (id) on delete cascade,
      template text not null check (template in ('invitation', 'reminder')),
      locale text not null,
      subject text not null,
      body text not null,
      sender_name text not null default '',
      updated_at timestamptz not null,
      unique nulls not distinct (account_id, campaign_id, template, locale)
    )`)
    .execute(db);
  await sql.raw('create index campaign_mail_texts_campaign on campaign_mail_texts (campaign_id)').execute(db);
  await grant(db, 'campaign_mail_texts', { web: everything });
  await isolate(db, 'campaign_mail_texts');
}
