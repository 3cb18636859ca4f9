import type { TestServer } from '../../support/startTestServer.ts';

/** What each feature leaves in the database; a demo with the feature has a row. */
const features: Readonly<Record<string, string>> = {
  'a full campaign that is open': `select from benchmark_campaigns where status = 'open' and length = 'full'`,
  'a short campaign that is open': `select from benchmark_campaigns where status = 'open' and length = 'short'`,
  'a pulse with results': `select from benchmark_campaigns where status = 'closed' and length = 'short_pulse'`,
  'a campaign that waits for its day': `select from benchmark_campaigns where status = 'draft' and scheduled_at is not null`,
  'every kind of custom question in an open campaign': `select from benchmark_campaigns campaign
    join campaign_forms frozen on frozen.campaign_id = campaign.id where status = 'open'
    and (select count(distinct version.form ->> 'kind') from supplemental_versions version
      where version.id = any(frozen.supplemental_ids)) = 6`,
  'a translated custom question': `select from supplemental_translations where locale = 'de'`,
  'letters with personal codes': 'select from letter_printings',
  'people without an address': 'select from users where email is null and mobile_number is null',
  'people who get text messages': 'select from users where email is null and mobile_number is not null',
  'a template of an email': 'select from campaign_mail_texts where campaign_id is null',
  'an account with a logo, a color, a sender and an address': `select from account_brandings
    where logo_file is not null and accent_color is not null and sender_name <> '' and slug is not null`,
  'an import of people that was undone': `select from user_imports where subject = 'people' and state = 'undone'`,
  'an import of people that waits': `select from user_imports where subject = 'people' and state = 'checked'`,
  'an import of relationships': `select from user_imports where subject = 'relationships' and state = 'applied'`,
  'market data that says it is synthetic': `select from market_files f join market_rows r on r.file_id = f.id
    where f.is_synthetic and r.source like 'Synthetic%'`,
  'a team with a rule': 'select from team_rules',
  'notifications of published results': `select from notifications where event = 'benchmark_published'`,
  'an account without people': `select from accounts where name = 'Fjord Studio'
    and (select count(*) from users where users.account_id = accounts.id) = 1`,
  'a learning campaign for roles and a team group': `select from learning_campaigns
    where cardinality(roles) > 0 and cardinality(team_group_ids) > 0`,
  'the time that people spent in lessons': 'select from lesson_progress where seconds > 0',
  'the score changes of a course': 'select from content_changes',
  'a note and a bookmark of a learner': `select from lesson_notes having bool_or(note <> '') and bool_or(is_bookmarked)`,
  'a course with ratings in a batch and beyond it': `select from course_ratings group by course_id having count(*) > 5`,
  'people in several time zones': 'select from accounts having count(distinct time_zone) > 4',
};

/** The features of surveys and administration that the demo doesn't show. */
export async function listMissingFeatures({ database }: TestServer): Promise<string[]> {
  const missing: string[] = [];
  for (const [feature, query] of Object.entries(features)) {
    const { rows } = await database.executeSql(`select exists (${query}) as is_shown`);
    if (!rows[0]?.is_shown) missing.push(feature);
  }
  return missing;
}
