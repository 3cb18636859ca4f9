import { type CompiledQuery, type InferResult, type Kysely, type NotNull, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { SecurityPolicy } from '../../../domain/access/policy/securityPolicy.ts';
import type { CurrentUser } from '../../../domain/access/signedInPerson.ts';
import type { Account } from '../../../domain/accounts/account.ts';
import { usableAccountStatuses } from '../../../domain/accounts/accountStatuses.ts';
import type { Subscription } from '../../../domain/accounts/subscriptions.ts';
import type { Database, Scope } from '../database.ts';
import { toAccount, toCurrentUser, userColumns } from '../people/people.ts';
import { policyColumns, policyFrom } from '../security/policies.ts';
import type { Tables } from '../tables/tables.ts';
import type { StoredSession } from './sessions.ts';

/** The owner of a session, with all facts checked on every request. */
export interface StoredSignIn {
  readonly session: StoredSession;
  readonly user: CurrentUser;
  readonly account: Account;
  readonly policy: SecurityPolicy;
  /** The accounts delegated to the person. */
  readonly delegated: readonly number[];
  /** The subscriptions of the account. */
  readonly subscriptions: readonly Subscription[];
}

/**
 * Returns the session of a token with its person, in one round trip because every request needs it. Null if the session
 * does not exist or has expired, the person or account is inactive, or the person has no email address anymore.
 */
export async function findSignedIn(
  database: Database,
  scope: Scope,
  { tokenHash, now }: { readonly tokenHash: string; readonly now: string },
): Promise<StoredSignIn | null> {
  const [row] = await database.runOnce(scope, (db) => compileSignedIn(db, tokenHash, now));
  if (!row) return null;
  const { session_id, user_id, account_id, viewed_account_id, created_at, last_seen_at, confirmed } = row;
  const delegated = row.delegations.map((delegation) => delegation.account_id);
  return {
    session: { id: session_id, user_id, viewed_account_id, created_at, last_seen_at, confirmed },
    user: toCurrentUser({ ...row, id: user_id }, delegated),
    account: toAccount({ ...row, id: account_id }),
    policy: policyFrom(row.policies),
    delegated,
    subscriptions: row.subscriptions.map(withInstant),
  };
}

type SignedInRow = InferResult<ReturnType<typeof signedInQuery>>[number];

const placeholders = { tokenHash: '{token hash}', now: '{now}' };
let fillQuery: ReturnType<typeof prepareQuery> | null = null;

/** Compiles the query once, because every request needs it. */
function compileSignedIn(db: Kysely<Tables>, tokenHash: string, now: string) {
  fillQuery ??= prepareQuery(db);
  return fillQuery(tokenHash, now);
}

/**
 * Has no parameters, so that it can be sent in one round trip; the hash and the time, which come from the server, are
 * inserted into its text.
 */
function prepareQuery(db: Kysely<Tables>) {
  const compiled = signedInQuery(db).compile();
  return (tokenHash: string, now: string): CompiledQuery<SignedInRow> => ({
    ...compiled,
    sql: compiled.sql.replace(placeholders.tokenHash, tokenHash).replace(placeholders.now, now),
  });
}

const signedInQuery = (db: Kysely<Tables>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select([
      'sessions.id as session_id',
      'sessions.user_id',
      'sessions.viewed_account_id',
      'sessions.created_at',
      'sessions.last_seen_at',
      'sessions.confirmed',
      ...userColumns,
      'accounts.name',
      'accounts.company_name',
      'accounts.contract_date',
      'accounts.schema_name',
      'accounts.modules',
      'accounts.enable_search',
    ])
    .select((of) => [
      jsonArrayFrom(
        of.selectFrom('delegations').select('account_id').whereRef('delegations.user_id', '=', 'users.id'),
      ).as('delegations'),
      jsonArrayFrom(
        of
          .selectFrom('security_policies as policies')
          .select([...policyColumns, 'policies.account_id'])
          .where((where) =>
            where.or([
              where('policies.account_id', 'is', null),
              where('policies.account_id', '=', where.ref('users.account_id')),
            ]),
          ),
      ).as('policies'),
      jsonArrayFrom(
        of
          .selectFrom('subscriptions')
          .select(['date_subscription_end', 'processor_userid', 'workflow_ids', 'user_id'])
          .whereRef('subscriptions.account_id', '=', 'users.account_id')
          .orderBy('subscriptions.id'),
      ).as('subscriptions'),
    ])
    .where('sessions.token_hash', '=', sql.lit(placeholders.tokenHash))
    .where('sessions.expires_at', '>', sql.lit(placeholders.now))
    .where('users.status', '=', sql.lit('active' as const))
    .where('users.email', 'is not', null)
    .where(
      'accounts.status',
      'in',
      usableAccountStatuses.map((status) => sql.lit(status)),
    )
    .$narrowType<{ email: NotNull }>();

/** Converts timestamps, which the database writes in its own format inside JSON. */
function withInstant({ date_subscription_end: end, ...rest }: Subscription): Subscription {
  return { ...rest, date_subscription_end: end && new Date(end).toISOString() };
}
