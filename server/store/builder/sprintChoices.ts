import { sql } from 'kysely';
import type { SprintChoiceKind } from '../../../contract/v2/sprints.ts';
import type { Tx } from '../database.ts';
import { likePattern } from '../sql/likePattern.ts';

interface ChoicesQuery {
  readonly q: string;
  /** If set, the items with these ids are returned instead of search results. */
  readonly ids: readonly number[] | null;
}
interface Named {
  readonly id: number;
  readonly name: string;
}

const most = 50;

/**
 * Returns possible subjects and participants of a sprint, ordered by name: topics of the platform, people and teams of
 * one account.
 */
export async function listSprintChoices(
  tx: Tx,
  accountId: number,
  kind: SprintChoiceKind,
  { q, ids }: ChoicesQuery,
): Promise<Named[]> {
  const name = { topic: sql`topic`, team: sql`name`, person: sql`first_name || ' ' || last_name` }[kind];
  const table = sql.table({ topic: 'topics', team: 'teams', person: 'users' }[kind]);
  const own = kind === 'topic' ? sql`true` : sql`account_id = ${accountId}`;
  const like = likePattern(q);
  const served = kind === 'person' ? sql`status = 'active'` : sql`true`;
  const source =
    ids === null ? sql`${name} ilike ${like} and ${served}` : sql`id = any(${[...ids]}::integer[])`;
  const { rows } = await sql<Named>`select id, ${name} as name from ${table}
    where ${own} and ${source} order by name, id limit ${most}`.execute(tx);
  return rows;
}
