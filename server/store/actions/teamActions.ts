import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ActionProgress } from '../../../domain/actions/teamAction.ts';
import type { Tx } from '../database.ts';
import type { ActionTables } from '../tables/actions.ts';

/** Whose actions a query returns: all of the account, or those of a person and the visible ones of their groups. */
export interface ActionAudience {
  readonly accountId: number;
  readonly userId: number;
  readonly seesAll: boolean;
  /** Teams that the person belongs to or leads. */
  readonly teamIds: readonly number[];
  /** Teams that the person leads. */
  readonly ledTeamIds: readonly number[];
  readonly belongsToCompany: boolean;
}

export interface ActionFilters {
  readonly topic_id: number | null;
  readonly team_id: number | null;
  readonly progress: ActionProgress | null;
  readonly overdue: boolean;
  readonly mine: boolean;
}

export interface ListedAction {
  readonly id: number;
  readonly title: string;
  readonly topic_id: number;
  readonly topic: string;
  readonly scope: 'company' | 'team';
  readonly team_id: number | null;
  readonly team: string | null;
  readonly owner_id: number | null;
  readonly owner: string | null;
  readonly created_by: number | null;
  readonly starts_on: string;
  readonly due_on: string;
  readonly progress: ActionProgress;
  readonly visible_to_team: boolean;
}

export interface StoredAction extends ListedAction {
  readonly version: number;
  readonly source_campaign_id: number | null;
  readonly campaign: string | null;
  readonly suggestion: ActionTables['team_actions']['suggestion'];
  readonly drop_reason: string | null;
  readonly deleted: boolean;
}

/** The people and records of an action are named only while they belong to its account. */
const sources = sql`from team_actions a
  join topics on topics.id = a.topic_id
  left join teams on teams.id = a.team_id and teams.account_id = a.account_id
  left join users owner on owner.id = a.owner_id and owner.account_id = a.account_id`;

const listed = sql`a.id, a.title, a.topic_id, topics.topic, a.scope, a.team_id, teams.name as team,
  owner.id as owner_id, nullif(trim(concat_ws(' ', owner.first_name, owner.last_name)), '') as owner, a.created_by,
  a.starts_on::text as starts_on, a.due_on::text as due_on, a.progress, a.visible_to_team`;

const isClosed = sql`(a.progress in ('done', 'dropped'))`;
const isOverdue = (day: string) => sql<SqlBool>`(not ${isClosed} and a.due_on < ${day}::date)`;

/** The condition for actions that a person sees. Must match `actionRights`. */
function isVisible(to: ActionAudience): RawBuilder<SqlBool> {
  const inAccount = sql<SqlBool>`a.account_id = ${to.accountId}::int and a.deleted_at is null`;
  if (to.seesAll) return inAccount;
  const ofTeam = sql`a.visible_to_team and a.scope = 'team' and a.team_id = any(${[...to.teamIds]}::int[])`;
  const ofCompany = sql`a.visible_to_team and a.scope = 'company' and ${to.belongsToCompany}::boolean`;
  return sql<SqlBool>`${inAccount} and (${isOwn(to)} or (${ofTeam}) or (${ofCompany}))`;
}

/** The condition for actions that a person owns, chose, or took over with the team that they lead today. */
const isOwn = ({ userId, ledTeamIds }: ActionAudience) => sql<SqlBool>`(a.owner_id = ${userId}::int
  or a.created_by = ${userId}::int or (a.scope = 'team' and a.team_id = any(${[...ledTeamIds]}::int[])))`;

function matches(filters: ActionFilters, to: ActionAudience, day: string): RawBuilder<SqlBool> {
  const conditions = [
    isVisible(to),
    ...(filters.topic_id === null ? [] : [sql<SqlBool>`a.topic_id = ${filters.topic_id}::int`]),
    ...(filters.team_id === null ? [] : [sql<SqlBool>`a.team_id = ${filters.team_id}::int`]),
    ...(filters.progress === null ? [] : [sql<SqlBool>`a.progress = ${filters.progress}`]),
    ...(filters.overdue ? [isOverdue(day)] : []),
    ...(filters.mine ? [isOwn(to)] : []),
  ];
  return sql.join(conditions, sql` and `);
}

interface ActionQuery {
  readonly audience: ActionAudience;
  readonly filters: ActionFilters;
  readonly day: string;
}

/** Returns a page of actions, open ones first, by due date, with their total. */
export async function listTeamActions(
  tx: Tx,
  { audience, filters, day }: ActionQuery,
  slice: { readonly from: number; readonly size: number },
): Promise<{ actions: ListedAction[]; total: number }> {
  const where = matches(filters, audience, day);
  const { rows } = await sql<ListedAction>`select ${listed} ${sources} where ${where}
    order by ${isClosed}, a.due_on, a.id limit ${slice.size} offset ${slice.from}`.execute(tx);
  const counted = await sql<{ total: number }>`select count(*)::int as total from team_actions a
    where ${where}`.execute(tx);
  return { actions: rows, total: counted.rows[0]?.total ?? 0 };
}

export interface ActionCount {
  readonly topic_id: number;
  readonly topic: string;
  readonly progress: ActionProgress;
  readonly count: number;
  readonly overdue: number;
}

/** Counts the visible actions by topic and progress, in the order of the benchmark's topics. */
export async function countTeamActions(
  tx: Tx,
  audience: ActionAudience,
  day: string,
): Promise<ActionCount[]> {
  const { rows } =
    await sql<ActionCount>`select topics.id as topic_id, topics.topic, counted.progress, counted.count, counted.overdue
    from (select a.topic_id, a.progress, count(*)::int,
        (count(*) filter (where ${isOverdue(day)}))::int
      from team_actions a where ${isVisible(audience)} group by 1, 2) as counted (topic_key, progress, count, overdue)
    join topics on topics.id = counted.topic_key
    order by topics.position, topics.id, counted.progress`.execute(tx);
  return rows;
}

/** Returns an action of the account, also a deleted one; who may see it is not checked. */
export async function findTeamAction(tx: Tx, accountId: number, id: number): Promise<StoredAction | null> {
  const { rows } = await sql<StoredAction>`select ${listed}, a.version, a.source_campaign_id,
      campaign.name as campaign, a.suggestion, a.drop_reason, a.deleted_at is not null as deleted
    ${sources}
    left join benchmark_campaigns campaign
      on campaign.id = a.source_campaign_id and campaign.account_id = a.account_id
    where a.account_id = ${accountId}::int and a.id = ${id}::int`.execute(tx);
  return rows[0] ?? null;
}

/** Locks an action of the account until the transaction ends. */
export async function lockTeamAction(tx: Tx, accountId: number, id: number): Promise<StoredAction | null> {
  await tx
    .selectFrom('team_actions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return findTeamAction(tx, accountId, id);
}

/** Adds an action and returns its id; null if the same request added it already. */
export async function addTeamAction(
  tx: Tx,
  action: Omit<Insertable<ActionTables['team_actions']>, 'suggestion'> & {
    readonly suggestion: ActionTables['team_actions']['suggestion'];
  },
): Promise<number | null> {
  const row = await tx
    .insertInto('team_actions')
    .values({ ...action, suggestion: sql`${JSON.stringify(action.suggestion)}::jsonb` })
    .onConflict((conflict) => conflict.columns(['account_id', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns the action that a request of this person created. */
export async function findActionOfRequest(
  tx: Tx,
  { accountId, userId, key }: { readonly accountId: number; readonly userId: number; readonly key: string },
): Promise<number | null> {
  const row = await tx
    .selectFrom('team_actions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('created_by', '=', userId)
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row?.id ?? null;
}

type ActionChange = Partial<
  Pick<ListedAction, 'title' | 'owner_id' | 'starts_on' | 'due_on' | 'visible_to_team' | 'progress'> & {
    readonly drop_reason: string | null;
    readonly notified_before: boolean;
    readonly notified_after: boolean;
    readonly deleted_at: string | null;
  }
>;

export async function changeTeamAction(tx: Tx, id: number, change: ActionChange): Promise<void> {
  await tx
    .updateTable('team_actions')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Counts the open actions that a person chose. */
export async function countChosenActions(tx: Tx, accountId: number, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from team_actions a
    where a.account_id = ${accountId}::int and a.created_by = ${userId}::int and a.deleted_at is null
      and not ${isClosed}`.execute(tx);
  return rows[0]?.count ?? 0;
}
