import { sql } from 'kysely';
import type { ImportedPersonFields } from '../../../domain/imports/matchPerson.ts';
import type { Tx } from '../database.ts';
import { type ImportAuthor, importAuditInsert } from './importAuditInsert.ts';
import { withLines } from './importRows.ts';

/** Old and new value of each field, as stored in the audit log. */
export type FieldChanges = Readonly<Record<string, readonly [unknown, unknown]>>;

/** The new state of a person and the changes that lead to it. */
export interface PersonWrite {
  readonly line: number;
  readonly facts: ImportedPersonFields;
  readonly changes: FieldChanges;
}

const columnTypes = sql`line int, user_id int, changes jsonb, facts jsonb, first_name text, last_name text, email text,
  mobile_number text, external_id text, department text, location text, level text, locale_abbr text, status text, permissions text[]`;

/** Finds an added person by address, or by the employee ID of someone without one. A space can't be in an address. */
const personKey = sql`coalesce(email, ' ' || external_id)`;

const flat = (writings: readonly (PersonWrite & { readonly user_id?: number })[]) =>
  JSON.stringify(writings.map(({ facts, ...rest }) => ({ ...facts, ...rest })));

const auditInsert = (author: ImportAuthor, action: 'create' | 'update' | 'delete') =>
  importAuditInsert(author, {
    action,
    resource: 'users',
    recordId: sql`id::text`,
    changes: sql`changes`,
    rows: sql`from written order by line`,
  });

interface Written {
  readonly line: number;
  readonly id: number;
}

/** Returns rows waiting to be applied, in file order. */
export async function listRowsToApply(tx: Tx, importId: number, most: number) {
  return tx
    .selectFrom('user_import_rows')
    .select(['line', 'kind', 'user_id', 'draft', 'before', 'team_ids', 'new_teams'])
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .where('kind', 'in', ['create', 'update'])
    .orderBy('line')
    .limit(most)
    .execute();
}

/** Adds people, records each in the audit log and stores the new person's id in the row. */
export async function createPeople(
  tx: Tx,
  author: ImportAuthor,
  people: readonly PersonWrite[],
): Promise<Written[]> {
  if (people.length === 0) return [];
  const { rows } = await sql<Written>`
    with incoming as (
      select * from jsonb_to_recordset(${flat(people)}::jsonb) as person (${columnTypes})
    ), added as (
      insert into users (account_id, first_name, last_name, email, mobile_number, external_id, department, location, level,
        locale_abbr, status, permissions, updated_at)
      select ${author.accountId}::int, first_name, last_name, email, mobile_number, external_id, department, location, level,
        locale_abbr, status, permissions, ${author.now}::timestamptz
      from incoming order by line
      returning id, ${personKey} as key, updated_at
    ), written as (
      select added.id, incoming.line, incoming.changes, added.updated_at
      from added join incoming on ${personKey} = added.key
    ), audited as (${auditInsert(author, 'create')}), kept as (
      update user_import_rows set state = 'done', user_id = written.id, version = written.updated_at
      from written where ${withLines(people)} and import_id = ${author.importId} and user_import_rows.line = written.line
    ) select line, id from written`.execute(tx);
  return rows;
}

type Update = PersonWrite & { readonly user_id: number };

const overwritten = (author: ImportAuthor, people: readonly Update[]) => sql`
  incoming as (
    select * from jsonb_to_recordset(${flat(people)}::jsonb) as person (${columnTypes})
  ), written as (
    update users set first_name = incoming.first_name, last_name = incoming.last_name, email = incoming.email,
      mobile_number = incoming.mobile_number,
      external_id = incoming.external_id, department = incoming.department, location = incoming.location,
      level = incoming.level, locale_abbr = incoming.locale_abbr, status = incoming.status,
      permissions = incoming.permissions,
      updated_at = case when incoming.changes = '{}'::jsonb then users.updated_at
        else greatest(${author.now}::timestamptz, users.updated_at + interval '1 millisecond') end
    from incoming where users.id = incoming.user_id and users.account_id = ${author.accountId}
    returning users.id, incoming.line, incoming.changes, users.updated_at, users.status
  ), ended as (
    delete from sessions where user_id in (select id from written where status <> 'active')
  )`;

/** Changes people, records each in the audit log and stores the resulting version in the row. */
export async function updatePeople(tx: Tx, author: ImportAuthor, people: readonly Update[]): Promise<void> {
  if (people.length === 0) return;
  await sql`with ${overwritten(author, people)}, audited as (${auditInsert(author, 'update')}), kept as (
      update user_import_rows set state = 'done', version = written.updated_at
      from written where ${withLines(people)} and import_id = ${author.importId} and user_import_rows.line = written.line
    ) select 1`.execute(tx);
}

/** Restores the previous values of people and marks their rows as undone. */
export async function restorePeople(tx: Tx, author: ImportAuthor, people: readonly Update[]): Promise<void> {
  if (people.length === 0) return;
  await sql`with ${overwritten(author, people)}, audited as (${auditInsert(author, 'update')}) select 1`.execute(
    tx,
  );
}

/** Deletes the people that the import added and records each in the audit log with their last values. */
export async function deleteImportedPeople(
  tx: Tx,
  author: ImportAuthor,
  people: readonly Update[],
): Promise<void> {
  if (people.length === 0) return;
  await sql`with incoming as (
      select * from jsonb_to_recordset(${flat(people)}::jsonb) as person (${columnTypes})
    ), removed as (
      delete from users using incoming
      where users.id = incoming.user_id and users.account_id = ${author.accountId}
      returning users.id, incoming.line, incoming.changes
    ), written as (select * from removed), audited as (${auditInsert(author, 'delete')}) select 1`.execute(
    tx,
  );
}
