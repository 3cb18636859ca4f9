import { type Kysely, sql } from 'kysely';

/**
 * People without an email address, who are identified by their employee ID, and an optional mobile number. An employee ID of theirs belongs
 * to no one else without an address; the server also compares it with those of people who have one, whose IDs were never unique.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('alter table users alter column email drop not null');
  await run('alter table users add column mobile_number text');
  await run(`alter table users add constraint users_identified
    check (email is not null or external_id is not null)`);
  await run(`create unique index users_external_id_alone on users (account_id, external_id)
    where email is null`);
  // The index of the search depends on the column and has to be created again.
  await run('alter table users drop column searched');
  await run(`alter table users add column searched text not null generated always as (fold_text(
    first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(department, '') || ' ' ||
    coalesce(location, '') || ' ' || coalesce(external_id, ''))) stored`);
  await run(`create index users_by_search on users using gin (search_keys(account_id, searched))
    with (gin_pending_list_limit = 256)`);
  await run('alter index users_by_search alter column 1 set statistics 0');
}
