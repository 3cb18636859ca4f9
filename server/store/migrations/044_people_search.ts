import { type Kysely, sql } from 'kysely';

/**
 * Folds a text: removes case, accents and width. Letters that Unicode does not decompose are replaced one by
 * one.
 */
const foldText = `create function fold_text(value text) returns text language sql immutable strict parallel safe
  return replace(translate(regexp_replace(lower(normalize(value, NFKD)), '[\\u0300-\\u036f]', '', 'g'),
    'ıøđłðħŧ', 'iodldht'), 'ß', 'ss')`;

/**
 * Hashes each three successive characters together with the account, so that the index of one account does
 * not grow with others.
 */
const searchKeys = `create function search_keys(account integer, folded text) returns integer[]
  language sql immutable strict parallel safe
  return array(select distinct hashtext(account || ' ' || substr(folded, at, 3))
    from generate_series(1, length(folded) - 2) at)`;

/**
 * Returns the people of the transaction's account whose searched text contains every word; null if there are
 * more than `most`, or if no word has three characters. Runs as the owner, because row-level security does
 * not let these conditions use an index (decision 40). The account is never an argument. Different accounts
 * can have equal keys, so the account is compared as well, in a form that uses no other index.
 */
const findPeople = `create function find_people(words text[], most integer) returns integer[]
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
  declare
    account integer := nullif(current_setting('cairn.account_id', true), '')::integer;
    folded text[] := array(select fold_text(word) from unnest(words) word);
    keys integer[] := array(select distinct key from unnest(folded) word, unnest(search_keys(account, word)) key);
    ids integer[];
  begin
    if account is null then
      return '{}';
    elsif cardinality(keys) = 0 then
      return null;
    end if;
    ids := array(
      select id from users
      where search_keys(account_id, searched) @> keys and account_id + 0 = account
        and not exists (select from unnest(folded) word where strpos(searched, word) = 0)
      limit most + 1);
    return case when cardinality(ids) <= most then ids end;
  end $$`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(foldText);
  await run(searchKeys);
  await run('alter table users drop column searched');
  await run(`alter table users add column searched text not null generated always as (fold_text(
    first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(department, '') || ' ' ||
    coalesce(location, '') || ' ' || coalesce(external_id, ''))) stored`);
  // A search also reads the list of pending entries, so it is kept short.
  await run(`create index users_by_search on users using gin (search_keys(account_id, searched))
    with (gin_pending_list_limit = 256)`);
  // The planner needs no statistics about the keys; collecting them would read the keys of all people.
  await run('alter index users_by_search alter column 1 set statistics 0');
  await run(findPeople);
  await run('revoke execute on function find_people(text[], integer) from public');
  await run('grant execute on function find_people(text[], integer) to cairn_web');
}
