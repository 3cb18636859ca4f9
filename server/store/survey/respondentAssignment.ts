import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import type { AssignmentKind } from './assignments.ts';
import {
  isRespondentRow,
  isScopeNarrowed,
  lockRespondent,
  type RespondentRow,
  rowVersions,
} from './lockRespondent.ts';

/**
 * Returns a locked assignment with its campaign or role, account and draft; null if there is no such row of this kind
 * (of any kind for null).
 */
export async function lockRespondentAssignment(tx: Tx, row: RespondentRow, kind: AssignmentKind | null) {
  const isRow = sql<boolean>`${isRespondentRow('assignments', row)}
    and (${sql.lit(kind)}::text is null or assignments.kind = ${sql.lit(kind)})`;
  await lockRespondent(tx, 'assignments', isRow);
  const locked = await tx
    .selectFrom('assignments')
    .innerJoin('accounts as account', 'account.id', 'assignments.account_id')
    .leftJoin('survey_campaigns as campaign', (join) =>
      join
        .onRef('campaign.id', '=', 'assignments.campaign_id')
        .onRef('campaign.account_id', '=', 'assignments.account_id'),
    )
    .leftJoin('requisitions as role', (join) =>
      join
        .onRef('role.id', '=', 'assignments.requisition_id')
        .onRef('role.account_id', '=', 'assignments.account_id'),
    )
    .leftJoin('users as person', 'person.id', 'assignments.user_id')
    .leftJoin('assignment_drafts as draft', 'draft.assignment_id', 'assignments.id')
    .selectAll('assignments')
    .select(({ fn }) => [
      fn.coalesce('campaign.name', 'role.title').as('name'),
      'campaign.message',
      fn.coalesce('campaign.closes_on', 'role.closes_on').as('closes_on'),
      fn.coalesce('campaign.status', 'role.status').as('campaign_status'),
      'campaign.questions_per_sitting',
      sql<string>`coalesce(nullif(account.company_name, ''), account.name)`.as('company'),
      'account.status as account_status',
      'account.modules',
      'account.time_zone as account_time_zone',
      fn.coalesce('person.time_zone', 'assignments.time_zone').as('person_time_zone'),
      'draft.sealed as sealed_draft',
      rowVersions('assignments', 'account', 'campaign', 'role').as('versions'),
    ])
    .where(isRow)
    .where(isScopeNarrowed)
    .executeTakeFirst();
  return locked ?? null;
}

export type RespondentAssignment = NonNullable<Awaited<ReturnType<typeof lockRespondentAssignment>>>;
