import { type Kysely, sql } from 'kysely';

/**
 * Survey campaigns have edited emails, can be scheduled to open, and note the time of their last reminder, like benchmark campaigns. It is
 * the time of the request, whether or not anyone was left to remind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table campaign_mail_texts
      add column survey_campaign_id integer references survey_campaigns (id) on delete cascade,
      drop constraint campaign_mail_texts_template_check,
      drop constraint campaign_mail_texts_account_id_campaign_id_template_locale_key,
      add constraint campaign_mail_texts_template_check check (
        case when survey_campaign_id is not null
          then template in ('selfInvitation', 'raterInvitation', 'selfReminder', 'raterReminder')
          when campaign_id is not null then template in ('invitation', 'reminder')
          else template in ('invitation', 'reminder', 'selfInvitation', 'raterInvitation', 'selfReminder', 'raterReminder')
        end and (campaign_id is null or survey_campaign_id is null)),
      add constraint campaign_mail_texts_key
        unique nulls not distinct (account_id, campaign_id, survey_campaign_id, template, locale)`,
    `create index campaign_mail_texts_survey_campaign on campaign_mail_texts (survey_campaign_id)`,
    `alter table survey_campaigns
      add column scheduled_at timestamptz,
      add column scheduled_by integer references users (id) on delete set null,
      add column opening_problem text,
      add column last_reminded_at timestamptz`,
    `create index survey_campaigns_scheduled on survey_campaigns (opens_on)
      where status = 'draft' and scheduled_at is not null`,
    `create index survey_campaigns_scheduled_by on survey_campaigns (account_id, scheduled_by)`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
