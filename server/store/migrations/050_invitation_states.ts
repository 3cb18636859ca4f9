import { type Kysely, sql } from 'kysely';

/**
 * Stores the state of the first invitation, the only fact about a named participant that others can see
 * (R21). The state of earlier invitations isn't reconstructed from their mails: unsent mails of people who
 * had finished were deleted, so the result would reveal who had finished.
 *
 * `erase_person` treats all participations alike: a list from which only unfinished people disappear would
 * reveal who had finished.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table participations add column invitation_state text not null default 'invited'`);
  await run(
    'create index participations_by_state on participations (account_id, campaign_id, invitation_state, id)',
  );
  // Separate ids, above all others: a gap between the ids of listed mails would reveal how many people were
  // reminded.
  await run('create sequence reminder_mails_id start 1000000000');
  await run('grant usage on sequence reminder_mails_id to cairn_web');
  await run(
    `delete from mails where template in ('reminder', 'raterReminder') and status in ('sent', 'outbox', 'failed')`,
  );
  await run(`create or replace function erase_person(person integer) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare link record;
    begin
      delete from drafts where participation_id in (select id from participations where user_id = person);
      update participations set token_hash = null, attributes = '{}' where user_id = person;
      update audit_entries set changes = '{}' where resource in ('users', 'sessions') and record_id = person::text;
      delete from user_import_rows where user_id = person;
      delete from mails where user_id = person and status <> 'sent';
      update mails set to_address = '', params = '{}' where user_id = person;
      for link in
        select c.conrelid::regclass as place, a.attname as name, c.confdeltype as deed
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = 'public.users'::regclass and array_length(c.conkey, 1) = 1
          and c.conrelid not in ('public.audit_entries'::regclass, 'public.subscriptions'::regclass)
      loop
        if link.deed = 'c' then
          execute format('delete from %s where %I = $1', link.place, link.name) using person;
        elsif link.deed = 'n' then
          execute format('update %s set %I = null where %I = $1', link.place, link.name, link.name) using person;
        end if;
      end loop;
      for link in
        select a.attrelid::regclass as place from pg_attribute a join pg_class c on c.oid = a.attrelid
        where a.attname = 'user_ids' and a.atttypid = 'integer[]'::regtype and c.relkind = 'r'
      loop
        execute format('update %s set user_ids = array_remove(user_ids, $1) where $1 = any(user_ids)', link.place)
          using person;
      end loop;
    end $$`);
}
