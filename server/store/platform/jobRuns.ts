import type { JobRun, JobState, ScheduledJob } from '../../../contract/v2/backgroundTasks.ts';
import type { Database } from '../database.ts';

const shown = 100;
const reasonLength = 300;

/** Excludes the queue's own maintenance jobs. */
const isOwnJob = `name not like '\\_\\_pgboss%'`;

/** Maps the states of the queue to the states shown. */
const stateOf = `case state
  when 'created' then 'waiting' when 'retry' then 'waiting'
  when 'active' then 'running' when 'completed' then 'done'
  when 'cancelled' then 'cancelled' else 'failed' end`;

/** The queue creates its tables when it first starts; until then there are no runs. */
async function hasQueueTables(database: Database): Promise<boolean> {
  const { rows } = await database.executeSql(`select to_regclass('pgboss.job') is not null as there`);
  return rows[0]?.there === true;
}

/** Returns the newest runs, failures first. The queue's tables belong to the owner, not to the web role. */
export async function listNewestRuns(database: Database): Promise<JobRun[]> {
  if (!(await hasQueueTables(database))) return [];
  const { rows } = await database.executeSql(
    `select id::text as id, name, ${stateOf} as state,
        case when state = 'failed' then left(coalesce(output ->> 'message', output ->> 'value'), ${reasonLength}) end
          as reason,
        created_on as created_at, started_on as started_at, completed_on as finished_at
      from pgboss.job where ${isOwnJob}
      order by state = 'failed' desc, created_on desc limit ${shown}`,
  );
  return rows as unknown as JobRun[]; // The selected columns are the fields of `JobRun`.
}

export async function countRuns(database: Database): Promise<Record<JobState, number>> {
  const counts = { waiting: 0, running: 0, failed: 0, cancelled: 0, done: 0 };
  if (!(await hasQueueTables(database))) return counts;
  const { rows } = await database.executeSql(
    `select ${stateOf} as state, count(*)::int as runs
      from pgboss.job where ${isOwnJob} group by 1`,
  );
  for (const { state, runs } of rows) counts[state as JobState] = Number(runs);
  return counts;
}

/** Cancels a run that has not started; returns its name, or null if there is no such run. */
export async function cancelRun(database: Database, id: string): Promise<string | null> {
  if (!(await hasQueueTables(database))) return null;
  const { rows } = await database.executeSql(
    `update pgboss.job set state = 'cancelled', completed_on = now()
      where id = $1::uuid and state in ('created', 'retry') and ${isOwnJob} returning name`,
    [id],
  );
  return nameIn(rows);
}

const nameIn = ([row]: readonly Record<string, unknown>[]) => (row ? String(row.name) : null);

/** Returns scheduled jobs with their last run; the archive contains the runs of past days. */
export async function listScheduledWork(database: Database) {
  if (!(await hasQueueTables(database))) return [];
  const { rows } = await database.executeSql(
    `with runs as (
        select name, state::text, coalesce(started_on, created_on) as at from pgboss.job
        where state not in ('created', 'retry')
        union all
        select name, state::text, coalesce(started_on, created_on) from pgboss.archive
      )
      select schedule.name, schedule.cron, last.at as last_at, ${stateOf} as last_state
      from pgboss.schedule left join lateral (
        select at, state from runs where runs.name = schedule.name order by at desc limit 1
      ) last on true
      order by schedule.name`,
  );
  // The selected columns are the fields; without a run, `stateOf` evaluates to 'failed'.
  return (rows as unknown as Omit<ScheduledJob, 'next_at'>[]).map((row) => ({
    ...row,
    last_state: row.last_at === null ? null : row.last_state,
  }));
}

/** Queues a failed run to start again immediately; returns its name, or null if there is no such run. */
export async function retryRun(database: Database, id: string): Promise<string | null> {
  if (!(await hasQueueTables(database))) return null;
  const { rows } = await database.executeSql(
    `update pgboss.job set state = 'retry', retry_limit = retry_count + 1, start_after = now(),
        completed_on = null, output = null
      where id = $1::uuid and state = 'failed' and ${isOwnJob} returning name`,
    [id],
  );
  return nameIn(rows);
}
