import { sql } from 'kysely';
import type { NudgeRhythm } from '../../../domain/builder/sprintNudges.ts';
import type { Tx } from '../database.ts';
import type { SprintOwner } from './ownSprints.ts';

interface SprintTemplate {
  readonly template_id: number;
  readonly title: string;
  readonly purpose: string | null;
  /** The length in days, first and last day included. */
  readonly days: number;
}

const maxTemplates = 100;

/** Returns the templates of an account by title: all of them, or one. */
export async function listSprintTemplates(
  tx: Tx,
  accountId: number,
  templateId: number | null = null,
): Promise<SprintTemplate[]> {
  const { rows } = await sql<SprintTemplate>`select s.id as template_id, s.title, s.purpose,
      s.ends_on - s.starts_on + 1 as days
    from sprints s where s.account_id = ${accountId}::int and s.is_template and not s.is_private
      and (${templateId}::int is null or s.id = ${templateId}::int)
      and exists (select from sprint_steps p where p.sprint_id = s.id)
    order by s.title, s.id limit ${maxTemplates}`.execute(tx);
  return rows;
}

/** Returns how many sprints of a person, or of a team, are not over. */
export async function countOpenSprints(
  tx: Tx,
  accountId: number,
  of: { readonly userId: number } | { readonly teamId: number },
): Promise<number> {
  const isTheirs = 'teamId' in of ? sql`team_id = ${of.teamId}::int` : sql`user_id = ${of.userId}::int`;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from sprints
    where account_id = ${accountId}::int and status = 'running' and ${isTheirs}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Returns the sprint that a person's request has started; null if there is none. */
export async function findSprintOfRequest(
  tx: Tx,
  { accountId, userId }: SprintOwner,
  request: { readonly key: string; readonly teamId: number | null },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from sprints
    where account_id = ${accountId}::int and request_key = ${request.key}::uuid
      and team_id is not distinct from ${request.teamId}::int
      and (team_id is not null or user_id = ${userId}::int)`.execute(tx);
  return rows[0]?.id ?? null;
}

export interface NewSprint {
  readonly template_id: number;
  readonly team_id: number | null;
  readonly request_key: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly nudges: boolean;
  readonly rhythm: NudgeRhythm;
}

/** Adds a running sprint with the texts and steps of a template; returns its id, or null if the same request added it already. */
export async function addSprintFrom(
  tx: Tx,
  { accountId, userId }: SprintOwner,
  started: NewSprint,
  now: Date,
): Promise<number | null> {
  const isTeam = started.team_id !== null;
  const { rows } = await sql<{
    id: number;
  }>`insert into sprints (account_id, title, purpose, subject, topic_id, metric,
      for_whom, user_id, team_id, starts_on, ends_on, nudges, rhythm, status, is_private, request_key, updated_at)
    select account_id, title, purpose, subject, topic_id, metric, ${isTeam ? 'team' : 'person'},
      ${isTeam ? null : userId}::int, ${started.team_id}::int, ${started.starts_on}::date, ${started.ends_on}::date,
      ${started.nudges}::boolean, ${started.rhythm}, 'running', ${!isTeam}::boolean,
      ${started.request_key}::uuid, ${now.toISOString()}::timestamptz
    from sprints where id = ${started.template_id}::int and account_id = ${accountId}::int
    on conflict do nothing returning id`.execute(tx);
  const id = rows[0]?.id ?? null;
  if (id === null) return null;
  await sql`insert into sprint_steps (account_id, sprint_id, action, day)
    select account_id, ${id}::int, action, day from sprint_steps
    where sprint_id = ${started.template_id}::int order by day, id`.execute(tx);
  return id;
}
