import { sql } from 'kysely';
import type { SprintStatus } from '../../../domain/builder/sprint.ts';
import type { Tx } from '../database.ts';

interface OwnSprint {
  readonly sprint_id: number;
  readonly title: string;
  readonly status: SprintStatus;
  readonly team: string | null;
  readonly starts_on: string;
  readonly ends_on: string;
}

/** Returns sprints of a person and their teams, newest first, without drafts. */
export async function listOwnSprints(tx: Tx, accountId: number, userId: number): Promise<OwnSprint[]> {
  const { rows } = await sql<OwnSprint>`
    select s.id as sprint_id, s.title, s.status, t.name as team, s.starts_on, s.ends_on
    from sprints s left join teams t on t.id = s.team_id and s.for_whom = 'team'
    where s.account_id = ${accountId} and s.status <> 'draft'
      and ((s.for_whom = 'person' and s.user_id = ${userId}) or (s.for_whom = 'team' and s.team_id in
        (select m.team_id from memberships m where m.account_id = ${accountId} and m.user_id = ${userId})))
    order by s.starts_on desc, s.id desc limit 50`.execute(tx);
  return rows;
}
