/** Status changes of many people: preview, change and undo. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { users } from '../../../resources/users/users.ts';
import type { Tx } from '../database.ts';
import { conditionsOf } from '../records/rowFilter.ts';
import { hasDelegatedAccounts } from './people.ts';

export type PersonStatus = 'active' | 'inactive';

/**
 * The people a caller may change: those with no permissions beyond `grantablePermissions`, with or without delegated
 * accounts.
 */
export interface ChangeLimits {
  readonly grantable: readonly string[];
  readonly delegates: boolean;
}

/** The selected people that the caller may change; never includes the caller. */
export interface AllowedSelection {
  readonly accountId: number;
  readonly userIds: readonly number[] | null;
  /** A validated filter of the list of people. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly callerId: number;
  readonly reach: ChangeLimits;
}

interface Preview {
  readonly matched: number;
  readonly changing: number;
  readonly already: number;
  readonly yourself: boolean;
  readonly beyond: number;
  readonly beyond_names: string[];
  readonly sessions: number;
  readonly open_surveys: number;
  readonly leaders: number;
}

const maxNames = 5;
const all = (parts: readonly RawBuilder<SqlBool>[]) => sql.join([...parts], sql` and `);
const within = ({ grantable, delegates }: ChangeLimits) =>
  sql<SqlBool>`(permissions <@ ${[...grantable]}::text[] and (${delegates}::boolean or not ${hasDelegatedAccounts}))`;

const matching = ({ accountId, userIds, filter }: AllowedSelection) =>
  all([
    sql<SqlBool>`account_id = ${accountId}`,
    ...(userIds ? [sql<SqlBool>`id = any(${[...userIds]}::int[])`] : conditionsOf(users, filter)),
  ]);

export async function previewStatus(
  tx: Tx,
  many: AllowedSelection,
  to: PersonStatus,
  now: string,
): Promise<Preview> {
  const { rows } = await sql<Preview>`
    with matched as (
      select id, first_name || ' ' || last_name as name, status = ${to} as is_already,
        id = ${many.callerId} as is_asker, not ${within(many.reach)} as is_beyond
      from users where ${matching(many)}
    ), changing as (select id from matched where not is_already and not is_asker and not is_beyond)
    select
      (select count(*)::int from matched) as matched,
      (select count(*)::int from changing) as changing,
      (select count(*)::int from matched where is_already) as already,
      (select coalesce(bool_or(is_asker and not is_already), false) from matched) as yourself,
      (select count(*)::int from matched where is_beyond and not is_already and not is_asker) as beyond,
      array(select name from matched where is_beyond and not is_already and not is_asker
        order by name limit ${maxNames}) as beyond_names,
      (select count(*)::int from sessions join changing on changing.id = sessions.user_id
        where expires_at > ${now}::timestamptz) as sessions,
      (select count(distinct participations.user_id)::int from participations
        join changing on changing.id = participations.user_id
        join benchmark_campaigns campaigns on campaigns.id = participations.campaign_id
        where participations.account_id = ${many.accountId} and campaigns.status = 'open'
          and participations.invitation_state <> 'withdrawn') as open_surveys,
      (select count(distinct leader_id)::int from teams join changing on changing.id = teams.leader_id
        where teams.account_id = ${many.accountId}) as leaders`.execute(tx);
  return rows[0] as Preview; // An aggregate query always returns one row.
}

/** The author of audit log entries. */
export interface StatusChangeAuthor {
  readonly actorId: number;
  readonly asAccountId: number | null;
  readonly now: string;
}

/**
 * Changes all people that may be changed, records each in the audit log, and ends the sessions of those who were
 * deactivated.
 */
export async function changeStatuses(
  tx: Tx,
  many: AllowedSelection,
  to: PersonStatus,
  author: StatusChangeAuthor,
): Promise<{ batchId: number; changed: number }> {
  const { id: batchId } = await tx
    .insertInto('status_batches')
    .values({ account_id: many.accountId, actor_id: author.actorId, status: to, made_at: author.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const targets = sql`
    select id, status as was, ${to} as becomes from users
    where ${matching(many)} and status <> ${to} and id <> ${many.callerId} and ${within(many.reach)}
    for update`;
  const stored = sql`insert into status_changes (batch_id, account_id, user_id, was, version)
    select ${batchId}::int, ${many.accountId}::int, id, was, version from changed`;
  const changed = await apply(tx, many.accountId, { targets, stored, batchId, author });
  await tx.updateTable('status_batches').set({ changed }).where('id', '=', batchId).execute();
  return { batchId, changed };
}

export interface StatusBatch {
  readonly id: number;
  readonly status: PersonStatus;
  readonly changed: number;
  readonly undone_at: string | null;
}

/** Reads the batch and locks the row, so that it cannot be undone twice concurrently. */
export async function lockBatch(tx: Tx, accountId: number, batchId: number): Promise<StatusBatch | null> {
  const row = await tx
    .selectFrom('status_batches')
    .select(['id', 'status', 'changed', 'undone_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', batchId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Restores the former status of everyone in the batch who has not been changed since and may be changed by the caller.
 */
export async function undoStatuses(
  tx: Tx,
  { accountId, callerId, reach }: Pick<AllowedSelection, 'accountId' | 'callerId' | 'reach'>,
  batchId: number,
  author: StatusChangeAuthor,
): Promise<{ restored: number; names: string[] }> {
  const targets = sql`
    select users.id, users.status as was, status_changes.was as becomes
    from users join status_changes on status_changes.user_id = users.id
    where status_changes.batch_id = ${batchId} and users.account_id = ${accountId}
      and users.updated_at = status_changes.version and users.id <> ${callerId} and ${within(reach)}
    for update of users`;
  const restored = await apply(tx, accountId, { targets, stored: sql`select 1`, batchId, author });
  await tx
    .updateTable('status_batches')
    .set({ undone_at: author.now, restored })
    .where('id', '=', batchId)
    .execute();
  const { rows } = await sql<{ name: string }>`
    select first_name || ' ' || last_name as name
    from users join status_changes on status_changes.user_id = users.id
    where status_changes.batch_id = ${batchId} and users.account_id = ${accountId}
      and users.status <> status_changes.was
    order by last_name, first_name, users.id limit ${maxNames}`.execute(tx);
  return { restored, names: rows.map(({ name }) => name) };
}

interface StatusUpdate {
  /** Selects `id`, `was` and `becomes` of each person. */
  readonly targets: RawBuilder<unknown>;
  /** Additional columns stored for each changed person. */
  readonly stored: RawBuilder<unknown>;
  readonly batchId: number;
  readonly author: StatusChangeAuthor;
}

/** Uses one statement for any number of people, so that a hundred thousand take only seconds. */
async function apply(
  tx: Tx,
  accountId: number,
  { targets, stored, batchId, author }: StatusUpdate,
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    with targets as (${targets}), changed as (
      update users set status = targets.becomes,
        updated_at = greatest(${author.now}::timestamptz, users.updated_at + interval '1 millisecond')
      from targets where users.id = targets.id
      returning users.id, targets.was, targets.becomes, users.updated_at as version
    ), kept as (${stored}), noted as (
      insert into audit_entries
        (account_id, actor_id, as_account_id, action, resource, record_id, changes, at)
      select ${accountId}::int, ${author.actorId}::int, ${author.asAccountId}::int, 'update', 'users', id::text,
        jsonb_build_object('status', jsonb_build_array(was, becomes),
          'batch', jsonb_build_array(null, ${batchId}::int)), ${author.now}::timestamptz
      from changed order by id
    ), ended as (
      delete from sessions where user_id in (select id from changed where becomes <> 'active')
    )
    select count(*)::int as amount from changed`.execute(tx);
  return rows[0]?.amount ?? 0;
}

/** Returns batches of status changes, newest first. */
export async function listBatches(tx: Tx, accountId: number, before: number | null, most: number) {
  let query = tx
    .selectFrom('status_batches')
    .leftJoin('users', 'users.id', 'status_batches.actor_id')
    .select([
      'status_batches.id',
      sql<string | null>`users.first_name || ' ' || users.last_name`.as('actor'),
      'status_batches.status',
      'status_batches.changed',
      'status_batches.made_at',
      'status_batches.undone_at',
      'status_batches.restored',
    ])
    .where('status_batches.account_id', '=', accountId);
  if (before !== null) query = query.where('status_batches.id', '<', before);
  return query.orderBy('status_batches.id', 'desc').limit(most).execute();
}
