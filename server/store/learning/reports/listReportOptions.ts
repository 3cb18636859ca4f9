import { sql } from 'kysely';
import type { Tx } from '../../database.ts';
import type { ReportScope } from './reportScope.ts';

/** The maximum number of options of one filter. */
const maxOptions = 5_000;

interface Option {
  readonly id: number;
  readonly name: string;
}

/** Returns what reports can be filtered by: teams that may be read about, their groups, and what was published. */
export async function listReportOptions(tx: Tx, { accountId, leaderId }: ReportScope) {
  const led = leaderId === null ? sql`` : sql`and t.leader_id = ${leaderId}::int`;
  const read = async (query: ReturnType<typeof sql<Option>>) => (await query.execute(tx)).rows;
  return {
    teams:
      await read(sql<Option>`select t.id, t.name from teams t where t.account_id = ${accountId}::int ${led}
      order by t.name, t.id limit ${maxOptions}`),
    groups:
      await read(sql<Option>`select g.id, g.name from team_groups g where g.account_id = ${accountId}::int
      and exists (select from teams t where t.group_id = g.id ${led}) order by g.name, g.id limit ${maxOptions}`),
    courses: await read(sql<Option>`select id, title as name from courses where version > 0
      order by title, id limit ${maxOptions}`),
    paths: await read(sql<Option>`select id, title as name from learning_paths where version > 0
      order by title, id limit ${maxOptions}`),
  };
}
