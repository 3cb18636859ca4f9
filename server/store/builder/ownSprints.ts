import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SprintStep } from '../../../domain/builder/ownSprint.ts';
import type { SprintStatus } from '../../../domain/builder/sprint.ts';
import type { NudgeRhythm } from '../../../domain/builder/sprintNudges.ts';
import type { Tx } from '../database.ts';

/** The person whose sprints are read, in their own account. */
export interface SprintOwner {
  readonly accountId: number;
  readonly userId: number;
}

export interface StoredOwnSprint {
  readonly sprint_id: number;
  readonly title: string;
  readonly purpose: string | null;
  readonly status: SprintStatus;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly nudges: boolean;
  readonly rhythm: NudgeRhythm;
  readonly retrospective: string | null;
  readonly is_private: boolean;
  readonly version: string;
  readonly topic: string | null;
  readonly metric: string | null;
  readonly team: string | null;
  readonly is_own: boolean;
  readonly leads_team: boolean;
}

const columns = ({ accountId, userId }: SprintOwner) => sql`
  select s.id as sprint_id, s.title, s.purpose, s.status, s.starts_on::text as starts_on,
    s.ends_on::text as ends_on, s.nudges, s.rhythm, s.retrospective, s.is_private,
    s.updated_at as version, topics.topic, s.metric, t.name as team,
    s.for_whom = 'person' and coalesce(s.user_id = ${userId}::int, false) as is_own,
    s.for_whom = 'team' and coalesce(t.leader_id = ${userId}::int, false) as leads_team
  from sprints s
  left join teams t on t.id = s.team_id and t.account_id = s.account_id and s.for_whom = 'team'
  left join topics on topics.id = s.topic_id and s.subject = 'topic'
  where s.account_id = ${accountId}::int and s.status <> 'draft'`;

/** The sprints of a person, and of the teams that they belong to or lead. */
const isTheirs = ({ accountId, userId }: SprintOwner): RawBuilder<SqlBool> => sql<SqlBool>`(
  (s.for_whom = 'person' and s.user_id = ${userId}::int)
  or (s.for_whom = 'team' and s.team_id in (
    select team_id from memberships where account_id = ${accountId}::int and user_id = ${userId}::int
    union all select id from teams where account_id = ${accountId}::int and leader_id = ${userId}::int)))`;

/** Returns sprints of a person and their teams without drafts: those that are not over first, then the newest. */
export async function listOwnSprints(tx: Tx, owner: SprintOwner, limit: number): Promise<StoredOwnSprint[]> {
  const { rows } = await sql<StoredOwnSprint>`${columns(owner)} and ${isTheirs(owner)}
    order by s.status <> 'running', s.starts_on desc, s.id desc limit ${limit}`.execute(tx);
  return rows;
}

/** Returns a sprint of a person or one of their teams; null for any other sprint. */
export async function findOwnSprint(tx: Tx, owner: SprintOwner, id: number): Promise<StoredOwnSprint | null> {
  const { rows } =
    await sql<StoredOwnSprint>`${columns(owner)} and s.id = ${id}::int and ${isTheirs(owner)}`.execute(tx);
  return rows[0] ?? null;
}

export interface StoredStep extends SprintStep {
  readonly sprint_id: number;
  readonly action: string;
  readonly done_by: string | null;
}

/** Returns the steps of sprints; who did them is named only while they belong to the account. */
export async function listStepsOf(tx: Tx, sprintIds: readonly number[]): Promise<StoredStep[]> {
  const { rows } = await sql<StoredStep>`select p.id as step_id, p.sprint_id, p.action, p.day,
      p.done_on::text as done_on, nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') as done_by
    from sprint_steps p left join users u on u.id = p.done_by and u.account_id = p.account_id
    where p.sprint_id = any(${[...sprintIds]}::int[]) order by p.sprint_id, p.day, p.id`.execute(tx);
  return rows;
}

/** Returns the sprint of a step of the account; null if there is none. */
export async function findSprintOfStep(tx: Tx, accountId: number, stepId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('sprint_steps')
    .select('sprint_id')
    .where('account_id', '=', accountId)
    .where('id', '=', stepId)
    .executeTakeFirst();
  return row?.sprint_id ?? null;
}

/** Checks off a step that is open; returns whether it was. */
export async function setStepDone(
  tx: Tx,
  stepId: number,
  done: { readonly done_on: string; readonly done_by: number },
): Promise<boolean> {
  const rows = await tx
    .updateTable('sprint_steps')
    .set(done)
    .where('id', '=', stepId)
    .where('done_on', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Opens a step that is done; returns whether it was. */
export async function setStepOpen(tx: Tx, stepId: number): Promise<boolean> {
  const rows = await tx
    .updateTable('sprint_steps')
    .set({ done_on: null, done_by: null })
    .where('id', '=', stepId)
    .where('done_on', 'is not', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}
