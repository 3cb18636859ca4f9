import { type Kysely, sql } from 'kysely';
import { everything, grant } from './access.ts';

/** Adds the export and erasure of personal data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table data_exports (
    id uuid primary key default gen_random_uuid(),
    user_id integer not null unique references users (id) on delete cascade,
    status text not null default 'waiting',
    sealed bytea,
    asked_at timestamptz not null,
    ready_at timestamptz,
    expires_at timestamptz
  )`);
  await run('create index data_exports_by_status on data_exports (status, asked_at)');
  await grant(db, 'data_exports', { web: everything });

  // Deletes or clears everything that deleting the person's row would delete or clear. The catalog lists the tables, so
  // that later ones are covered. The audit log (with the person's id only) and data of the account (its subscription)
  // remain. A submitted survey still counts, without a name.
  await run(`create function erase_person(person integer) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare link record;
    begin
      delete from participations where user_id = person and status <> 'finished';
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

  // Lists the rows that `erase_person` deletes through the catalog, because these are personal data. Secrets
  // and sealed data are excluded.
  await run(`create function kept_about(person integer) returns table (place text, entries jsonb)
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare link record;
    begin
      for link in
        select c.conrelid::regclass as place, a.attname as name
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = 'public.users'::regclass and array_length(c.conkey, 1) = 1
          and c.confdeltype = 'c' and c.conrelid not in (
            'public.private_copies'::regclass, 'public.recovery_codes'::regclass, 'public.password_resets'::regclass,
            'public.sign_in_codes'::regclass, 'public.data_exports'::regclass, 'public.lock_outs'::regclass)
        order by 1, 2
      loop
        return query execute format(
          'select %L::text, jsonb_agg(to_jsonb(kept) - %L::text[]) from %s kept where %I = $1 having count(*) > 0',
          link.place, '{token_hash,device_hash,sealed,pending_sealed,last_step}', link.place, link.name) using person;
      end loop;
    end $$`);
  for (const name of ['erase_person', 'kept_about']) {
    await run(`revoke execute on function ${name}(integer) from public`);
    await run(`grant execute on function ${name}(integer) to cairn_web`);
  }
}
