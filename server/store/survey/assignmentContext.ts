import { sql } from 'kysely';
import type { FrozenForm } from '../campaigns/campaigns.ts';
import type { Tx } from '../database.ts';
import type { Assignment } from './assignments.ts';

/** The facts of a campaign or role that concern its respondents. */
export interface AssignmentContext {
  readonly name: string;
  readonly company: string;
  readonly message: string | null;
  /** The last day for answers as an ISO date; null without one. */
  readonly closesOn: string | null;
  readonly status: 'draft' | 'open' | 'closed';
  readonly questionsPerSitting: number | null;
}

/** Identifies the form of an assignment. */
export type AssignmentFormKey = Pick<Assignment, 'kind' | 'campaign_id' | 'requisition_id'>;

export async function findAssignmentContext(
  tx: Tx,
  { campaign_id, requisition_id }: Pick<Assignment, 'campaign_id' | 'requisition_id'>,
): Promise<AssignmentContext | null> {
  const found = await (campaign_id === null ? findRole(tx, requisition_id ?? 0) : findCycle(tx, campaign_id));
  return found ?? null;
}

/** Returns the versions of questions for this kind of respondent, frozen at launch; null before it. */
export async function findAssessmentForm(
  tx: Tx,
  { kind, campaign_id, requisition_id }: AssignmentFormKey,
): Promise<FrozenForm | null> {
  const form = await tx
    .selectFrom('assessment_forms')
    .select(['question_ids', 'supplemental_ids', 'required_ids'])
    .where('kind', '=', kind)
    .where('campaign_id', 'is not distinct from', campaign_id)
    .where('requisition_id', 'is not distinct from', requisition_id)
    .executeTakeFirst();
  return form ?? null;
}

const company = sql<string>`coalesce(nullif(accounts.company_name, ''), accounts.name)`;

async function findCycle(tx: Tx, campaignId: number): Promise<AssignmentContext | undefined> {
  return tx
    .selectFrom('survey_campaigns as campaign')
    .innerJoin('accounts', 'accounts.id', 'campaign.account_id')
    .select([
      'campaign.name',
      company.as('company'),
      'campaign.message',
      'campaign.closes_on as closesOn',
      'campaign.status',
      'campaign.questions_per_sitting as questionsPerSitting',
    ])
    .where('campaign.id', '=', campaignId)
    .executeTakeFirst();
}

async function findRole(tx: Tx, requisitionId: number): Promise<AssignmentContext | undefined> {
  return tx
    .selectFrom('requisitions as role')
    .innerJoin('accounts', 'accounts.id', 'role.account_id')
    .select(['role.title as name', company.as('company'), 'role.closes_on as closesOn', 'role.status'])
    .select([sql<null>`null`.as('message'), sql<null>`null`.as('questionsPerSitting')])
    .where('role.id', '=', requisitionId)
    .executeTakeFirst();
}

/** Returns the first name of a campaign's target; null for people who have left, and for roles. */
export async function targetFirstName(tx: Tx, targetId: number | null): Promise<string | null> {
  const row = await tx
    .selectFrom('survey_targets')
    .innerJoin('users', 'users.id', 'survey_targets.user_id')
    .select('users.first_name')
    .where('survey_targets.id', '=', targetId)
    .executeTakeFirst();
  return row?.first_name.trim() || null;
}

/** Returns when and to whom a campaign releases results, and the retention period of a role in days. */
export async function findTerms(
  tx: Tx,
  { campaign_id, requisition_id }: Pick<Assignment, 'campaign_id' | 'requisition_id'>,
) {
  const cycle = await tx
    .selectFrom('survey_campaigns')
    .select(['released_to', 'release'])
    .where('id', '=', campaign_id)
    .executeTakeFirst();
  const role = await tx
    .selectFrom('requisitions')
    .select('retention_days')
    .where('id', '=', requisition_id)
    .executeTakeFirst();
  return { cycle: cycle ?? null, retentionDays: role?.retention_days ?? null };
}
