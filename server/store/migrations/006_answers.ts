import { type Kysely, sql } from 'kysely';
import { grant, isolate, ownPerson } from './access.ts';

/**
 * Creates the tables of answers. No grant here includes the web role: it cannot read, count or join them
 * (R1). No table of submitted answers contains a person, link, sequential number or time (R18).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table drafts (
      participation_id integer primary key references participations (id) on delete cascade,
      sealed bytea not null
    )`)
    .execute(db);
  await grant(db, 'drafts', { respondent: ['select', 'insert', 'update', 'delete'] });
  await sql.raw('grant delete on drafts to cairn_builder').execute(db);
  await sql.raw('grant select (participation_id) on drafts to cairn_builder').execute(db);

  await sql
    .raw(`create table campaign_keys (
      campaign_id integer primary key references benchmark_campaigns (id) on delete cascade,
      public_key bytea not null,
      wrapped_private_key bytea,
      wrapped_attribute_key bytea,
      attributes_until date
    )`)
    .execute(db);
  await sql.raw('grant select (campaign_id, public_key) on campaign_keys to cairn_respondent').execute(db);
  await grant(db, 'campaign_keys', { web: ['insert'], builder: ['select', 'insert', 'update', 'delete'] });

  await sql
    .raw(`create table sealed_forms (
      id uuid primary key default gen_random_uuid(),
      campaign_id integer not null references benchmark_campaigns (id) on delete cascade,
      kind text not null,
      sealed bytea not null
    )`)
    .execute(db);
  await sql.raw('create index sealed_forms_campaign on sealed_forms (campaign_id)').execute(db);
  await grant(db, 'sealed_forms', { respondent: ['insert'], builder: ['select', 'delete'] });

  await sql
    .raw(`create table responses (
      id uuid primary key,
      campaign_id integer not null references benchmark_campaigns (id) on delete cascade,
      attributes bytea,
      scores double precision[] not null
    )`)
    .execute(db);
  await sql.raw('create index responses_campaign on responses (campaign_id)').execute(db);
  await grant(db, 'responses', { builder: ['select', 'insert', 'update', 'delete'] });

  await sql
    .raw(`create table feedback (
      id uuid primary key,
      campaign_id integer not null references benchmark_campaigns (id) on delete cascade,
      rating smallint,
      improvement text
    )`)
    .execute(db);
  await grant(db, 'feedback', { builder: ['select', 'insert', 'delete'] });

  await sql
    .raw(`create table private_copies (
      id uuid primary key default gen_random_uuid(),
      user_id integer not null references users (id) on delete cascade,
      sealed bytea not null
    )`)
    .execute(db);
  await sql.raw('create index private_copies_user on private_copies (user_id)').execute(db);
  await grant(db, 'private_copies', { web: ['select', 'delete'], respondent: ['insert'] });
  await isolate(db, 'private_copies', ownPerson);
}
