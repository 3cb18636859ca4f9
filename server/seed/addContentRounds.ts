import { sql } from 'kysely';
import { addDays } from '../../domain/dates/days.ts';
import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import { auditShares } from '../usecases/metricResults/sharing/auditShares.ts';
import { closeSurveyCampaign } from '../usecases/surveys/closeSurveyCampaign.ts';
import { launchSurveyCampaign } from '../usecases/surveys/launchSurveyCampaign.ts';
import { releaseSurveyCampaign } from '../usecases/surveys/releaseSurveyCampaign.ts';
import { createSurveyCampaign } from '../usecases/surveys/saveSurveyCampaign.ts';
import { answerSurvey } from './answerSurvey.ts';
import { depsAtDay } from './depsAtDay.ts';

/** Enough people for a comparison, half of whom complete the course. */
const fewestPeople = 44;
const rules = {
  message: null,
  opens_on: null,
  audience: 'chosen',
  relationships: [],
  ...{ manager_min: 0, manager_max: 0, peer_min: 0, peer_max: 0 },
  ...{ direct_report_min: 0, direct_report_max: 0, other_min: 0, other_max: 0 },
  nominated_by: 'target',
  approval: false,
  questions_per_sitting: null,
  reminders: true,
  released_to: 'self',
  release: 'by_hand',
  supplemental_ids: [],
} as const;

/**
 * Adds two self-assessments of the same teams, and a course that half of their people completed in between, so that the reports on learning
 * show whether their scores changed differently. The people of the demo aren't in these teams.
 */
export async function addContentRounds(
  deps: Deps,
  caller: Caller,
  { courseTitle, visitors }: { readonly courseTitle: string; readonly visitors: readonly number[] },
): Promise<void> {
  const day = today(deps.clock);
  const team_ids = await teamsWithout(deps, caller, visitors);
  await assess(deps, caller, {
    name: 'Self-assessment, last year',
    team_ids,
    launchedOn: addDays(day, -430),
  });
  await completeCourse(deps, caller, { courseTitle, team_ids, on: addDays(day, -360) });
  await assess(deps, caller, {
    name: 'Self-assessment, this spring',
    team_ids,
    launchedOn: addDays(day, -300),
  });
  await auditShares(deps);
}

/** Returns the largest teams without these people, as many as have enough members. */
async function teamsWithout(
  { database }: Deps,
  caller: Caller,
  visitors: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ team_id: number; members: number }>`
    select team_id, count(*)::int as members from memberships where account_id = ${caller.scope.accountId}
    group by 1 having not bool_or(user_id = any(${[...visitors]}::int[])) order by 2 desc, 1`.execute(
    database.owner,
  );
  let members = 0;
  return rows.flatMap((row) => {
    if (members >= fewestPeople) return [];
    members += row.members;
    return [row.team_id];
  });
}

interface Round {
  readonly name: string;
  readonly team_ids: readonly number[];
  readonly launchedOn: string;
}

async function assess(deps: Deps, caller: Caller, { name, team_ids, launchedOn }: Round): Promise<void> {
  const launching = depsAtDay(deps, launchedOn);
  const closes_on = addDays(launchedOn, 20);
  const draft = { ...rules, name, closes_on, team_ids, user_ids: [] };
  const id = await createSurveyCampaign(launching, caller, draft);
  await launchSurveyCampaign(launching, caller, id);
  await sql`update assignments set status = 'finished', started_on = ${launchedOn}::date + 1 + id % 3,
    finished_on = ${launchedOn}::date + 2 + id % 3 where campaign_id = ${id}`.execute(deps.database.owner);
  await answerSurvey(launching, id);
  await closeSurveyCampaign(depsAtDay(deps, closes_on), caller, id);
  await releaseSurveyCampaign(depsAtDay(deps, addDays(closes_on, 2)), caller, id);
}

interface CompletedCourse {
  readonly courseTitle: string;
  readonly team_ids: readonly number[];
  readonly on: string;
}

/** Every other person of these teams has completed the course. */
async function completeCourse(
  { database }: Deps,
  caller: Caller,
  { courseTitle, team_ids, on }: CompletedCourse,
): Promise<void> {
  await sql`insert into enrolments
      (account_id, user_id, course_id, version, source, enrolled_at, started_at, completed_at, seconds, updated_at)
    select ${caller.scope.accountId}::int, p.user_id, c.id, c.version, 'self', ${on}::date - 10, ${on}::date - 10, ${on}::date,
      1200 + p.user_id * 37 % 1800, ${on}::date
    from (select user_id, row_number() over (order by user_id) as place from memberships
      where team_id = any(${[...team_ids]}::int[]) group by 1) p
    join courses c on c.title = ${courseTitle} where p.place % 2 = 0
      and not exists (select from enrolments e where e.user_id = p.user_id and e.course_id = c.id)`.execute(
    database.owner,
  );
}
