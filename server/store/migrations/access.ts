import { type Kysely, sql } from 'kysely';

type Verb = 'select' | 'insert' | 'update' | 'delete';
export type Grants = Partial<Record<'web' | 'respondent' | 'builder', readonly Verb[]>>;

export const everything: readonly Verb[] = ['select', 'insert', 'update', 'delete'];

async function run(db: Kysely<unknown>, text: string): Promise<void> {
  await sql.raw(text).execute(db);
}

/** Gives each role its verbs on a table, and nothing else. */
export async function grant(db: Kysely<unknown>, table: string, grants: Grants): Promise<void> {
  for (const [role, verbs] of Object.entries(grants)) {
    await run(db, `grant ${verbs.join(', ')} on "${table}" to cairn_${role}`);
  }
}

/**
 * The second net under account isolation: a row is seen and written only under its own account, or by a
 * transaction that runs for the platform. The first net is `rows.ts` and the use cases.
 */
export async function isolate(db: Kysely<unknown>, table: string, condition = ownAccount): Promise<void> {
  await run(db, `alter table "${table}" enable row level security`);
  await run(
    db,
    `create policy "${table}_account" on "${table}" using (${condition}) with check (${condition})`,
  );
}

// Inside a `select` of its own a setting is read once for each statement, and not again for each row.
const platform = `(select current_setting('cairn.platform', true) = 'on')`;
const ownAccount = `account_id = (select nullif(current_setting('cairn.account_id', true), '')::int) or ${platform}`;

/** Rows that belong to one person alone, whoever else works for the account or the platform. */
export const ownPerson = `user_id = (select nullif(current_setting('cairn.user_id', true), '')::int)`;

/** Rows of a record whose owner is a person. */
export const ownAccountAndPerson = `(${ownAccount}) and ${ownPerson}`;
