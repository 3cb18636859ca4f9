import { type SqlBool, sql } from 'kysely';
import type { Permission } from '../../../domain/access/permissions.ts';
import type { MoveRefusal } from '../../../domain/accounts/userMoves.ts';
import type { Tx } from '../database.ts';
import type { Slice } from './administration.ts';

export interface WaitingPerson {
  readonly move_id: number;
  readonly user_id: number;
  readonly from_account_id: number;
  readonly to_account_id: number;
  readonly asked_by: number | null;
  /** The account that was emulated at the time. */
  readonly as_account_id: number | null;
}

/** Returns which of these external ids are already used in the account. */
export async function findUsedExternalIds(
  tx: Tx,
  accountId: number,
  externalIds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('users')
    .select('external_id')
    .where('account_id', '=', accountId)
    .where(sql<SqlBool>`external_id = any(${[...externalIds]}::text[])`)
    .execute();
  return new Set(rows.flatMap(({ external_id }) => external_id ?? []));
}

interface AccountLinks {
  readonly user_id: number;
  readonly teams: number;
  readonly leads: number;
  readonly relationships: number;
  readonly delegations: number;
  readonly open_surveys: number;
}

/** Counts the records that tie these people to their account. */
export async function countAccountLinks(tx: Tx, ids: readonly number[]): Promise<AccountLinks[]> {
  const { rows } = await sql<AccountLinks>`
    select person.id as user_id,
      (select count(*)::int from memberships where user_id = person.id) as teams,
      (select count(*)::int from teams where leader_id = person.id) as leads,
      (select count(*)::int from relationships where from_user_id = person.id or to_user_id = person.id)
        as relationships,
      (select count(*)::int from delegations where user_id = person.id) as delegations,
      (select count(*)::int from participations p
        join benchmark_campaigns c on c.id = p.campaign_id and c.status = 'open'
        where p.user_id = person.id and p.invitation_state <> 'withdrawn') as open_surveys
    from unnest(${[...ids]}::int[]) as person (id)`.execute(tx);
  return rows;
}

export async function addMove(
  tx: Tx,
  move: {
    readonly to_account_id: number;
    readonly asked_by: number;
    readonly as_account_id: number | null;
    readonly asked_at: string;
  },
  userIds: readonly number[],
): Promise<number> {
  const { id } = await tx.insertInto('account_moves').values(move).returning('id').executeTakeFirstOrThrow();
  await sql`
    insert into account_move_people (move_id, user_id, from_account_id)
    select ${id}::int, id, account_id from users where id = any(${[...userIds]}::int[])`.execute(tx);
  return id;
}

/** Locks the next waiting person until the transaction ends; other workers skip that row. */
export async function lockNextWaiting(tx: Tx): Promise<WaitingPerson | null> {
  const { rows } = await sql<WaitingPerson>`
    select p.move_id, p.user_id, p.from_account_id, m.to_account_id, m.asked_by, m.as_account_id
    from account_move_people p join account_moves m on m.id = p.move_id
    where p.state = 'waiting' order by p.move_id, p.user_id limit 1 for update of p skip locked`.execute(tx);
  return rows[0] ?? null;
}

/** Sets the user on whose behalf the rest of the transaction runs. */
export async function setActingUser(tx: Tx, userId: number | null): Promise<void> {
  await sql`select set_config('cairn.user_id', ${userId === null ? '' : String(userId)}, true)`.execute(tx);
}

/** Stores the outcome for a person who is still waiting. */
export async function storeMoveOutcome(
  tx: Tx,
  { move_id, user_id }: WaitingPerson,
  outcome: { readonly refusal: MoveRefusal | null; readonly at: string },
): Promise<void> {
  await tx
    .updateTable('account_move_people')
    .set({ state: outcome.refusal ? 'refused' : 'moved', refusal: outcome.refusal, done_at: outcome.at })
    .where('move_id', '=', move_id)
    .where('user_id', '=', user_id)
    .where('state', '=', 'waiting')
    .execute();
}

export async function lockPerson(tx: Tx, userId: number) {
  const row = await tx
    .selectFrom('users')
    .select(['id', 'account_id', 'external_id'])
    .select(sql<Permission[]>`permissions`.as('permissions'))
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Returns ids of the person's teams and other records in the account they leave. */
export async function listTeamsOfPerson(tx: Tx, userId: number) {
  const teams = await tx.selectFrom('memberships').select('team_id').where('user_id', '=', userId).execute();
  const led = await tx.selectFrom('teams').select('id').where('leader_id', '=', userId).execute();
  return { teams: teams.map(({ team_id }) => team_id), leads: led.map(({ id }) => id) };
}

/** Deletes the person's teams, relationships, campaign drafts, delegations and share of results in the account they leave. */
export async function removeAccountLinks(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('memberships').where('user_id', '=', userId).execute();
  await tx.updateTable('teams').set({ leader_id: null }).where('leader_id', '=', userId).execute();
  await tx
    .deleteFrom('relationships')
    .where((where) => where.or([where('from_user_id', '=', userId), where('to_user_id', '=', userId)]))
    .execute();
  await tx
    .deleteFrom('campaign_audience')
    .where('kind', '=', 'user')
    .where('target_id', '=', userId)
    .where(sql<SqlBool>`campaign_id in (select id from benchmark_campaigns where status = 'draft')`)
    .execute();
  await tx.deleteFrom('delegations').where('user_id', '=', userId).execute();
  await tx.deleteFrom('result_shares').where('user_id', '=', userId).execute();
}

export async function assignToAccount(
  tx: Tx,
  userId: number,
  { accountId, permissions, at }: { accountId: number; permissions: readonly Permission[]; at: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ account_id: accountId, permissions: [...permissions], updated_at: at })
    .where('id', '=', userId)
    .execute();
  await tx
    .updateTable('event_registrations')
    .set({ account_id: accountId })
    .where('user_id', '=', userId)
    .execute();
}

interface MoveRow {
  readonly id: number;
  readonly to_account_id: number;
  readonly to_account: string;
  readonly from_accounts: string[];
  readonly asked_by: string | null;
  readonly asked_at: string;
  readonly waiting: number;
  readonly moved: number;
  readonly refused: number;
  readonly returnable: number;
}

const moveRows = (condition: ReturnType<typeof sql<SqlBool>>, { from, size }: Slice) => sql<MoveRow>`
  select m.id, m.to_account_id, target.name as to_account, m.asked_at,
    trim(asker.first_name || ' ' || asker.last_name) as asked_by,
    coalesce(array_agg(distinct source.name) filter (where source.id is not null), '{}') as from_accounts,
    (count(*) filter (where p.state = 'waiting'))::int as waiting,
    (count(*) filter (where p.state = 'moved'))::int as moved,
    (count(*) filter (where p.state = 'refused'))::int as refused,
    (count(*) filter (where p.state = 'moved' and person.account_id = m.to_account_id))::int as returnable
  from account_moves m
    join accounts target on target.id = m.to_account_id
    left join users asker on asker.id = m.asked_by
    left join account_move_people p on p.move_id = m.id
    left join users person on person.id = p.user_id
    left join accounts source on source.id = p.from_account_id
  where ${condition}
  group by m.id, target.id, asker.id
  order by m.id desc offset ${from} limit ${size}`;

export async function readPageOfMoves(tx: Tx, slice: Slice): Promise<{ moves: MoveRow[]; total: number }> {
  const { total } = await tx
    .selectFrom('account_moves')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const { rows } = await moveRows(sql<SqlBool>`true`, slice).execute(tx);
  return { moves: rows, total };
}

export async function findMove(tx: Tx, id: number): Promise<MoveRow | null> {
  const { rows } = await moveRows(sql<SqlBool>`m.id = ${id}`, { from: 0, size: 1 }).execute(tx);
  return rows[0] ?? null;
}

/** Returns people whose move was refused, ordered by name, up to the limit of one page. */
export async function listRefusedPeople(tx: Tx, moveId: number) {
  return tx
    .selectFrom('account_move_people as people')
    .innerJoin('users', 'users.id', 'people.user_id')
    .select(['users.id', 'people.state', 'people.refusal'])
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('name'))
    .where('people.move_id', '=', moveId)
    .where('people.state', '=', 'refused')
    .orderBy('users.last_name')
    .orderBy('users.id')
    .limit(200)
    .execute();
}

/** Returns people of a move who are still in the target account, grouped by their former account. */
export async function listReturnablePeople(tx: Tx, moveId: number): Promise<ReadonlyMap<number, number[]>> {
  const rows = await tx
    .selectFrom('account_move_people as people')
    .innerJoin('account_moves as moves', 'moves.id', 'people.move_id')
    .innerJoin('users', 'users.id', 'people.user_id')
    .select(['users.id', 'people.from_account_id'])
    .where('people.move_id', '=', moveId)
    .where('people.state', '=', 'moved')
    .whereRef('users.account_id', '=', 'moves.to_account_id')
    .execute();
  const groups = new Map<number, number[]>();
  for (const { id, from_account_id } of rows) {
    groups.set(from_account_id, [...(groups.get(from_account_id) ?? []), id]);
  }
  return groups;
}
