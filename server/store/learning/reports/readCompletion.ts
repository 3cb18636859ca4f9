import { type RawBuilder, sql } from 'kysely';
import type { CompletionReport } from '../../../../domain/learning/learningReports.ts';
import type { Tx } from '../../database.ts';
import {
  learningRecords,
  pathFigures,
  pathRecords,
  type ReportFilters,
  type ReportScope,
} from './reportScope.ts';

interface Counts {
  readonly people: number;
  readonly completed: number;
  readonly started: number;
  readonly assigned: number;
  readonly overdue: number;
  readonly days: number | null;
  readonly score: number | null;
  /** The median time of the people whose time was measured, and the sum. */
  readonly median_seconds: number | null;
  readonly total_seconds: number;
}

interface CountedRow extends Counts {
  readonly id: number | null;
  readonly name: string | null;
  readonly total: number;
}

interface Slice {
  readonly from: number;
  readonly size: number;
}

const countsOf = (today: string) => sql`count(*)::int as people, count(r.completed_at)::int as completed,
  count(*) filter (where r.completed_at is null and r.is_started)::int as started,
  count(*) filter (where r.completed_at is null and not r.is_started)::int as assigned,
  count(*) filter (where r.due_on < ${today}::date)::int as overdue,
  round(percentile_cont(0.5) within group (order by r.days))::int as days,
  round(percentile_cont(0.5) within group (order by r.seconds))::int as median_seconds,
  coalesce(sum(r.seconds), 0)::float8 as total_seconds`;

/** What a report counts: `key` and `records` are those of its rows, `names` the table with their names. */
interface Source {
  readonly records: RawBuilder<unknown>;
  readonly key: RawBuilder<unknown>;
  readonly name: RawBuilder<unknown>;
  readonly names: RawBuilder<unknown>;
}

/** Returns a page of a report, the least completed first, the number of its rows, and the figures of everything in it. */
export async function readCompletion(
  tx: Tx,
  report: CompletionReport,
  {
    scope,
    filters,
    slice,
  }: { readonly scope: ReportScope; readonly filters: ReportFilters; readonly slice: Slice },
): Promise<{ total: number; all: Counts; rows: (Counts & { id: number; name: string })[] }> {
  const { records, key, name, names } = sourceOf(report, scope, filters);
  const query = sql<CountedRow>`
    with records as (${records}),
      counted as (select ${key} as id, ${countsOf(scope.today)}, round(avg(r.score))::int as score
        from records r group by grouping sets ((${key}), ())),
      named as (select c.*, ${name} as name, count(*) over ()::int as total
        from counted c join ${names} n on n.id = c.id
        order by c.completed::float / c.people, c.people desc, ${name}, c.id
        limit ${slice.size} offset ${slice.from})
    select id, name, total, people, completed, started, assigned, overdue, days, score,
      median_seconds, total_seconds from named
    union all
    select null, null, (select count(*)::int from counted where id is not null), people, completed, started, assigned,
      overdue, days, score, median_seconds, total_seconds from counted where id is null`;
  const { rows } = await query.execute(tx);
  const all = rows.find(({ id }) => id === null) ?? { ...nothing, total: 0 };
  return {
    total: all.total,
    all,
    rows: rows.flatMap(({ id, name: named, ...counts }) =>
      id === null || named === null ? [] : [{ id, name: named, ...counts }],
    ),
  };
}

const nothing: Counts = {
  people: 0,
  completed: 0,
  started: 0,
  assigned: 0,
  overdue: 0,
  days: null,
  score: null,
  median_seconds: null,
  total_seconds: 0,
};

function sourceOf(report: CompletionReport, scope: ReportScope, filters: ReportFilters): Source {
  if (report === 'paths') {
    const records = sql`select p.*, s.score, s.seconds from (${pathRecords(scope, { ...filters, path_id: null })}) p
      left join (${pathFigures(scope)}) s on s.user_id = p.user_id and s.path_id = p.path_id`;
    return { records, key: sql`r.path_id`, name: sql`n.title`, names: sql`learning_paths` };
  }
  const courses = learningRecords(scope, filters);
  if (report === 'courses')
    return { records: courses, key: sql`r.course_id`, name: sql`n.title`, names: sql`courses` };
  return {
    records: sql`select c.*, m.team_id from (${courses}) c join memberships m on m.user_id = c.user_id
      join teams t on t.id = m.team_id where t.account_id = ${scope.accountId}::int ${ofLedTeams(scope)} ${ofTeam(filters)}`,
    key: sql`r.team_id`,
    name: sql`n.name`,
    names: sql`teams`,
  };
}

/** Leads read only about teams that they lead. */
const ofLedTeams = ({ leaderId }: ReportScope) =>
  leaderId === null ? sql`` : sql`and t.leader_id = ${leaderId}::int`;

const ofTeam = ({ team_id, group_id }: ReportFilters) => sql`
  ${team_id === null ? sql`` : sql`and t.id = ${team_id}::int`}
  ${group_id === null ? sql`` : sql`and t.group_id = ${group_id}::int`}`;
