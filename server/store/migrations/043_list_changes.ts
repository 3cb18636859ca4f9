import { type Kysely, sql } from 'kysely';
import { grant, isolate } from './access.ts';

/**
 * Writes one row for each transaction that changes a long list of an account (decision 39). Its random value identifies the change, also
 * after a failover or a restored backup, in which sequences and transaction numbers repeat. Of more than 32 rows, all but the newest are
 * deleted; rows that another transaction is deleting are skipped, so that writers never wait for one another.
 */
const recordListChange = `create function record_list_change() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
  declare
    accounts integer[];
    account integer;
    number bigint := pg_current_xact_id()::text::bigint;
  begin
    if tg_op = 'INSERT' then
      accounts := array(select distinct account_id from added);
    elsif tg_op = 'DELETE' then
      accounts := array(select distinct account_id from removed);
    else
      accounts := array(select account_id from added union select account_id from removed);
    end if;
    foreach account in array accounts loop
      insert into list_changes as stored (account_id, list, transaction) values (account, tg_table_name, number)
        on conflict (account_id, list, transaction) do update set change = default
        where stored.xmin::text::bigint <> (number & 4294967295);
      if found and 32 < (select count(*) from list_changes where account_id = account and list = tg_table_name) then
        delete from list_changes where ctid = any(array(
          select ctid from list_changes where account_id = account and list = tg_table_name and transaction <> number
          for update skip locked));
      end if;
    end loop;
    return null;
  end $$`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table list_changes (
    account_id integer not null,
    list text not null,
    transaction bigint not null,
    change bigint not null default hashtextextended(gen_random_uuid()::text, 0),
    primary key (account_id, list, transaction)
  )`);
  await grant(db, 'list_changes', { web: ['select'] });
  await isolate(db, 'list_changes');
  await run(recordListChange);
  for (const table of ['users', 'teams', 'memberships', 'relationships', 'learning_assignments']) {
    for (const [verb, rows] of [
      ['insert', 'new table as added'],
      ['update', 'old table as removed new table as added'],
      ['delete', 'old table as removed'],
    ]) {
      await run(`create trigger list_change_by_${verb} after ${verb} on ${table} referencing ${rows}
        for each statement execute function record_list_change()`);
    }
  }
}
