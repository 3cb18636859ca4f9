import type { JobRun, JobState } from '../../contract/v2/tasks.ts';
import type { Database } from './database.ts';

const shown = 100;
const reasonLength = 300;

/** The queue's words for the states of a run, and ours. */
const stateOf = `case state
  when 'created' then 'waiting' when 'retry' then 'waiting'
  when 'active' then 'running' when 'completed' then 'done' else 'failed' end`;

/** The queue makes its tables when it first starts; until then there are no runs. */
async function isThere(database: Database): Promise<boolean> {
  const { rows } = await database.executeSql(`select to_regclass('pgboss.job') is not null as there`);
  return rows[0]?.there === true;
}

/** The newest runs, those that failed first. The queue's tables belong to the owner, not to the web role. */
export async function newestRuns(database: Database): Promise<JobRun[]> {
  if (!(await isThere(database))) return [];
  const { rows } = await database.executeSql(
    `select id::text as id, name, ${stateOf} as state,
        case when state = 'failed' then left(coalesce(output ->> 'message', output ->> 'value'), ${reasonLength}) end
          as reason,
        created_on as created_at, started_on as started_at, completed_on as finished_at
      from pgboss.job where name not like '\\_\\_pgboss%'
      order by state = 'failed' desc, created_on desc limit ${shown}`,
  );
  return rows as unknown as JobRun[]; // the columns above are its fields
}

export async function countRuns(database: Database): Promise<Record<JobState, number>> {
  const counts = { waiting: 0, running: 0, failed: 0, done: 0 };
  if (!(await isThere(database))) return counts;
  const { rows } = await database.executeSql(
    `select ${stateOf} as state, count(*)::int as runs
      from pgboss.job where name not like '\\_\\_pgboss%' group by 1`,
  );
  for (const { state, runs } of rows) counts[state as JobState] = Number(runs);
  return counts;
}

/** Puts a failed run back to be done at once; false when there is no such run. */
export async function retryRun(database: Database, id: string): Promise<boolean> {
  if (!(await isThere(database))) return false;
  const { rows } = await database.executeSql(
    `update pgboss.job set state = 'retry', retry_limit = retry_count + 1, start_after = now(),
        completed_on = null, output = null
      where id = $1::uuid and state = 'failed' and name not like '\\_\\_pgboss%' returning id::text as id`,
    [id],
  );
  return rows.length > 0;
}
