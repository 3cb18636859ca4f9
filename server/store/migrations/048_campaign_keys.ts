import { type Kysely, sql } from 'kysely';

/**
 * Moves the keys of campaigns out of the database (R22). The keys of campaigns that aren't published yet wait in
 * `keys_to_replace` until the server starts: it replaces them and encrypts the forms again. The groups of published
 * answers are deleted (R19).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table installation (
    installation_id uuid primary key default gen_random_uuid(),
    is_only boolean not null unique default true check (is_only)
  )`);
  await run('insert into installation default values');

  await run(`create table keys_to_replace as
    select 'campaign' as kind, campaign_id, wrapped_private_key from campaign_keys where wrapped_private_key is not null
    union all
    select 'cycle', campaign_id, wrapped_private_key from survey_keys where wrapped_private_key is not null`);
  const { rows } = await sql`select from keys_to_replace limit 1`.execute(db);
  if (rows.length === 0) await run('drop table keys_to_replace');

  await run(`alter table campaign_keys drop column wrapped_private_key, drop column wrapped_attribute_key,
    drop column attributes_until`);
  await run('alter table survey_keys drop column wrapped_private_key');
  await run('alter table responses drop column attributes');
  // The values of a dropped column remain in the file until the table is rewritten.
  for (const table of ['campaign_keys', 'survey_keys', 'responses'])
    await run(`cluster ${table} using ${table}_pkey`);
}
