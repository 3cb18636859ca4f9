import { type Kysely, sql } from 'kysely';

type Verb = 'select' | 'insert' | 'update' | 'delete';
export type Grants = Partial<Record<'web' | 'respondent' | 'builder', readonly Verb[]>>;

export const everything: readonly Verb[] = ['select', 'insert', 'update', 'delete'];

async function run(db: Kysely<unknown>, text: string): Promise<void> {
  await sql.raw(text).execute(db);
}

/** Grants each role the given verbs on a table, and nothing else. */
export async function grant(db: Kysely<unknown>, table: string, grants: Grants): Promise<void> {
  for (const [role, verbs] of Object.entries(grants)) {
    await run(db, `grant ${verbs.join(', ')} on "${table}" to cairn_${role}`);
  }
}

/**
 * Account isolation in the database: a row is visible and writable only within its own account or for platform
 * transactions. The use cases and `rows.ts` enforce the same rule first.
 */
export async function isolate(db: Kysely<unknown>, table: string, condition = ownAccount): Promise<void> {
  await run(db, `alter table "${table}" enable row level security`);
  await run(
    db,
    `create policy "${table}_account" on "${table}" using (${condition}) with check (${condition})`,
  );
}

// In a sub-select, a setting is read once per statement and not once per row.
export const platform = `(select current_setting('cairn.platform', true) = 'on')`;
export const ownAccount = `account_id = (select nullif(current_setting('cairn.account_id', true), '')::int) or ${platform}`;

/** Rows that only their person can access, regardless of the permissions of others. */
export const ownPerson = `user_id = (select nullif(current_setting('cairn.user_id', true), '')::int)`;

/** Rows of a record whose owner is a person. */
export const ownAccountAndPerson = `(${ownAccount}) and ${ownPerson}`;
