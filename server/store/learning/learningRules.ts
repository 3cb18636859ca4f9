import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import type { Learner } from './enrolments.ts';

/** Maximum number of rules of an account that are compared with a person's results. */
const maxRules = 200;

export const listLearningRules = (tx: Tx, accountId: number) =>
  tx
    .selectFrom('learning_rules')
    .select(['course_id', 'reason', 'metric', 'below', 'topic_id'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .limit(maxRules)
    .execute();

/** Returns the topics of open actions that are visible to the teams of this person or to the whole company, with their names. */
export async function listFocusTopics(tx: Tx, { accountId, userId }: Learner) {
  const { rows } = await sql<{ id: number; name: string }>`
    select distinct t.id, t.topic as name from team_actions a join topics t on t.id = a.topic_id
    where a.account_id = ${accountId}::int and a.deleted_at is null and a.visible_to_team
      and a.progress in ('not_started', 'in_progress')
      and (a.scope = 'company' or a.team_id in (select team_id from memberships where user_id = ${userId}::int))`.execute(
    tx,
  );
  return rows;
}
