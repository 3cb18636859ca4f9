import { sql } from 'kysely';
import type { AccountSetup } from '../../../domain/accounts/firstSteps.ts';
import type { Tx } from '../database.ts';

/** Returns the facts that determine the first steps of an account, with one statement. */
export async function readAccountSetup(tx: Tx, accountId: number): Promise<AccountSetup> {
  const of = (table: string) => sql`select from ${sql.table(table)} where account_id = ${accountId}`;
  const { rows } = await sql<AccountSetup>`select
      exists (select from users where account_id = ${accountId} offset 1) as "hasPeople",
      exists (${of('teams')} and leader_id is not null) as "hasLedTeam",
      exists (${of('benchmark_campaigns')}) or exists (${of('survey_campaigns')}) as "hasCampaign",
      exists (${of('benchmark_campaigns')} and status <> 'draft')
        or exists (${of('survey_campaigns')} and status <> 'draft') as "hasLaunched",
      exists (${of('account_setups')} and teams_confirmed_at is not null) as "teamsConfirmed",
      exists (${of('account_setups')} and previewed_at is not null) as "hasPreviewed",
      exists (${of('account_setups')} and dismissed_at is not null) as "isDismissed"`.execute(tx);
  const [setup] = rows;
  if (!setup) throw new Error('a select without a table returns one row');
  return setup;
}

export async function hasPeople(tx: Tx, accountId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds the first administrator of an account and returns the id. */
export async function addFirstAdministrator(
  tx: Tx,
  accountId: number,
  person: { readonly first_name: string; readonly last_name: string; readonly email: string },
  now: string,
): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({ ...person, account_id: accountId, permissions: ['user', 'local_admin'], updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Moment = 'teams_confirmed_at' | 'dismissed_at' | 'previewed_at';

/** Stores when a step was first confirmed or dismissed. Returns whether this is the first time. */
export async function markAccountSetup(
  tx: Tx,
  accountId: number,
  moment: Moment,
  now: string,
): Promise<boolean> {
  const { rows } = await sql`insert into account_setups (account_id, ${sql.ref(moment)})
    values (${accountId}, ${now}::timestamptz)
    on conflict (account_id) do update set ${sql.ref(moment)} = excluded.${sql.ref(moment)}
      where account_setups.${sql.ref(moment)} is null
    returning account_id`.execute(tx);
  return rows.length > 0;
}
