import { sql } from 'kysely';
import {
  type FieldMapping,
  type ImportSubject,
  importUndoDays,
  unappliedFileDays,
} from '../../../domain/imports/importFields.ts';
import type { ImportState } from '../../../domain/imports/importStates.ts';
import type { FieldProblem } from '../../../domain/refusal.ts';
import type { Tx } from '../database.ts';
import type { ImportCounts, ImportTables, NewTeam } from '../tables/imports.ts';

type Stored = ImportTables['user_imports'];
type NewImport = Pick<Stored, 'account_id' | 'file_name'> & {
  readonly subject: ImportSubject;
  readonly file_id: string;
  readonly author_id: number;
  readonly created_at: string;
};

const columns = [
  'user_imports.id',
  'user_imports.account_id',
  'subject',
  'state',
  'file_name',
  'encoding',
  'headings',
  'heading_line',
  'mapping',
  'row_count',
  'processed',
  'wanted',
  'counts',
  'author_id',
  'creates_teams',
  'new_teams',
  'created_team_ids',
  'actor_id',
  'as_account_id',
  'created_at',
  'applied_at',
  'undone_at',
  'has_rows',
  'file_id',
  'problem',
] as const;

export type StoredImport = NonNullable<Awaited<ReturnType<typeof findImport>>>;

/** Adds an import whose file is waiting to be read. */
export async function addImport(tx: Tx, added: NewImport): Promise<number> {
  const { id } = await tx
    .insertInto('user_imports')
    .values({ ...added, state: 'reading', headings: [], row_count: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const importQuery = (tx: Tx, accountId: number) =>
  tx
    .selectFrom('user_imports')
    .leftJoin('users', 'users.id', 'author_id')
    .select(columns)
    .select(sql<string | null>`users.first_name || ' ' || users.last_name`.as('author'))
    .where('user_imports.account_id', '=', accountId);

export async function findImport(tx: Tx, accountId: number, id: number) {
  return (await importQuery(tx, accountId).where('user_imports.id', '=', id).executeTakeFirst()) ?? null;
}

/** Returns one page of the imports of one subject, newest first, with the total. */
export async function listImports(
  tx: Tx,
  accountId: number,
  { subject, from, size }: { readonly subject: ImportSubject; readonly from: number; readonly size: number },
) {
  const { total } = await tx
    .selectFrom('user_imports')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('account_id', '=', accountId)
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  const imports = await importQuery(tx, accountId)
    .where('subject', '=', subject)
    .orderBy('user_imports.id', 'desc')
    .offset(from)
    .limit(size)
    .execute();
  return { imports, total };
}

/** Reads the import and locks the row until the transaction ends. */
export async function lockImport(tx: Tx, accountId: number, id: number) {
  const row = await tx
    .selectFrom('user_imports')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export interface ImportChange
  extends Partial<
    Pick<
      Stored,
      | 'actor_id'
      | 'as_account_id'
      | 'applied_at'
      | 'undone_at'
      | 'encoding'
      | 'headings'
      | 'heading_line'
      | 'row_count'
      | 'file_id'
      | 'read_until'
    >
  > {
  readonly creates_teams?: boolean;
  readonly created_team_ids?: number[];
  readonly new_teams?: readonly NewTeam[];
  readonly state?: ImportState;
  readonly processed?: number;
  readonly wanted?: number;
  readonly mapping?: FieldMapping;
  readonly counts?: ImportCounts;
  readonly problem?: FieldProblem | null;
}

export async function changeImport(
  tx: Tx,
  id: number,
  { mapping, counts, problem, new_teams, ...change }: ImportChange,
) {
  await tx
    .updateTable('user_imports')
    .set({
      ...change,
      ...(mapping ? { mapping: JSON.stringify(mapping) } : {}),
      ...(counts ? { counts: JSON.stringify(counts) } : {}),
      ...(new_teams ? { new_teams: JSON.stringify(new_teams) } : {}),
      ...(problem === undefined ? {} : { problem: problem && JSON.stringify(problem) }),
    } as object) // An empty change would be invalid SQL; callers always change something.
    .where('id', '=', id)
    .execute();
}

export async function removeImport(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('user_imports').where('id', '=', id).execute();
}

/** Returns imports of all accounts that a job has to resume, with their accounts. */
export async function listImportsUnderWay(tx: Tx): Promise<{ id: number; account_id: number }[]> {
  return tx
    .selectFrom('user_imports')
    .select(['id', 'account_id'])
    .where('state', 'in', ['checking', 'applying', 'undoing'])
    .orderBy('id')
    .execute();
}

/** Returns the column mappings of the account's earlier imports of one subject, newest first. */
export async function listEarlierMappings(tx: Tx, accountId: number, subject: ImportSubject) {
  return tx
    .selectFrom('user_imports')
    .select(['headings', 'mapping'])
    .where('account_id', '=', accountId)
    .where('subject', '=', subject)
    .where('mapping', 'is not', null)
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
}

/** Deletes imports that were never applied, and the rows of imports that can no longer be undone. */
export async function eraseOldImports(tx: Tx, now: string): Promise<void> {
  await sql`delete from user_imports where state in ('reading', 'failed', 'uploaded', 'checked')
    and created_at < ${now}::timestamptz - ${unappliedFileDays} * interval '1 day'`.execute(tx);
  await sql`delete from user_import_rows using user_imports
    where user_imports.id = import_id and user_imports.state in ('applied', 'undone')
    and applied_at < ${now}::timestamptz - ${importUndoDays} * interval '1 day'`.execute(tx);
}
