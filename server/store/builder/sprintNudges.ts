import { sql } from 'kysely';
import { nudgeOffsets } from '../../../domain/builder/sprintNudges.ts';
import type { Tx } from '../database.ts';

/** Everyone who takes part in a sprint: its person, or the members of its team. */
const people = sql`cross join lateral (
    select s.user_id as id where s.for_whom = 'person'
    union all
    select m.user_id from memberships m
      where s.for_whom = 'team' and m.team_id = s.team_id and m.account_id = s.account_id) as member
  join users u on u.id = member.id and u.account_id = s.account_id and u.status = 'active'
  join accounts a on a.id = s.account_id`;

const zone = sql`coalesce(u.time_zone, a.time_zone, 'UTC')`;

/** Returns the names of the time zones in which people take part in running sprints with nudges. */
export async function listNudgeZones(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ zone: string }>`select distinct ${zone} as zone from sprints s ${people}
    where s.status = 'running' and s.nudges`.execute(tx);
  return rows.map((row) => row.zone);
}

/** A time zone in which it is late enough for a nudge, with today's date there. */
export interface NudgeZone {
  readonly name: string;
  readonly day: string;
}

interface DueNudge {
  readonly account_id: number;
  readonly sprint_id: number;
  readonly user_id: number;
  readonly day: string;
}

/**
 * Returns the nudges that are due and have not been sent: of running sprints whose rhythm falls on the person's day, and which have an open
 * step of that day or an earlier one.
 */
export async function listDueNudges(tx: Tx, zones: readonly NudgeZone[], limit: number): Promise<DueNudge[]> {
  const { twice_weekly, weekly } = nudgeOffsets;
  const { rows } =
    await sql<DueNudge>`select s.account_id, s.id as sprint_id, u.id as user_id, z.day::text as day
    from sprints s ${people}
    join unnest(${zones.map(({ name }) => name)}::text[], ${zones.map(({ day }) => day)}::date[]) as z(name, day)
      on z.name = ${zone}
    where s.status = 'running' and s.nudges and z.day between s.starts_on and s.ends_on
      and case s.rhythm
        when 'daily' then extract(isodow from z.day) < 6
        when 'twice_weekly' then (z.day - s.starts_on) % 7 = any(${[...twice_weekly]}::int[])
        else (z.day - s.starts_on) % 7 = any(${[...weekly]}::int[]) end
      and exists (select from sprint_steps p where p.sprint_id = s.id and p.done_on is null
        and s.starts_on + (p.day - 1) <= z.day)
      and not exists (select from notifications n where n.user_id = u.id
        and n.key = 'sprint_nudge:' || s.id || ':' || z.day)
    order by s.id, u.id limit ${limit}`.execute(tx);
  return rows;
}
