import { sql } from 'kysely';
import type { SurveyCampaignRecord } from '../../../resources/surveyCampaigns/surveyCampaigns.ts';
import type { FrozenForm } from '../campaigns/campaigns.ts';
import type { Tx } from '../database.ts';
import { laterTimestamp } from '../sql/laterTimestamp.ts';

export type SurveyCampaign = SurveyCampaignRecord & {
  readonly account_id: number;
  readonly last_reminded_at: string | null;
  readonly final_invited_from: number | null;
  readonly final_finished_percent: number | null;
};

/** The editable fields of a draft; the server sets the others. */
export type SurveyFields = Omit<
  SurveyCampaignRecord,
  | 'id'
  | 'status'
  | 'scheduled_at'
  | 'scheduled_by'
  | 'opening_problem'
  | 'launched_on'
  | 'closed_on'
  | 'released_on'
  | 'repeats_id'
  | 'created_by'
  | 'updated_at'
>;

const of = (tx: Tx, accountId: number) =>
  tx.selectFrom('survey_campaigns').selectAll().where('account_id', '=', accountId);

export async function findSurveyCampaign(
  tx: Tx,
  accountId: number,
  campaignId: number,
): Promise<SurveyCampaign | null> {
  return (await of(tx, accountId).where('id', '=', campaignId).executeTakeFirst()) ?? null;
}

/** Locks the campaign against changes until the transaction ends. Answers can still be saved. */
export async function lockSurveyCampaign(
  tx: Tx,
  accountId: number,
  campaignId: number,
): Promise<SurveyCampaign | null> {
  const locked = of(tx, accountId).where('id', '=', campaignId).forNoKeyUpdate();
  return (await locked.executeTakeFirst()) ?? null;
}

/** Returns the campaigns with these `ids`, or the hundred newest launched ones; newest first. */
export async function listSurveyCampaigns(
  tx: Tx,
  accountId: number,
  ids: readonly number[] | null,
): Promise<SurveyCampaign[]> {
  const query = of(tx, accountId).orderBy('id', 'desc').limit(100);
  if (ids === null) return query.where('status', '!=', 'draft').execute();
  return ids.length === 0 ? [] : query.where('id', 'in', ids).execute();
}

export async function addSurveyCampaign(
  tx: Tx,
  campaign: SurveyFields & { account_id: number; created_by: number; repeats_id: number | null },
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('survey_campaigns')
    .values({ ...campaign, status: 'draft', updated_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Changes = Partial<
  SurveyFields &
    Pick<SurveyCampaign, 'final_invited_from' | 'final_finished_percent'> &
    Pick<
      SurveyCampaignRecord,
      | 'status'
      | 'scheduled_at'
      | 'scheduled_by'
      | 'opening_problem'
      | 'launched_on'
      | 'closed_on'
      | 'released_on'
    >
>;

export async function changeSurveyCampaign(
  tx: Tx,
  campaignId: number,
  changes: Changes,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('survey_campaigns')
    .set({
      ...changes,
      updated_at: laterTimestamp(now),
    })
    .where('id', '=', campaignId)
    .execute();
}

/** Stores when someone sent reminders. The campaign's version stays the same, so that no edit in progress is lost. */
export async function setLastSurveyReminder(tx: Tx, campaignId: number, at: Date): Promise<void> {
  await tx
    .updateTable('survey_campaigns')
    .set({ last_reminded_at: at.toISOString() })
    .where('id', '=', campaignId)
    .execute();
}

export async function removeSurveyCampaign(tx: Tx, campaignId: number): Promise<void> {
  await tx.deleteFrom('survey_campaigns').where('id', '=', campaignId).execute();
}

/** Returns open campaigns of all accounts past their last day. */
export async function listDueSurveyCampaigns(tx: Tx, day: string) {
  return tx
    .selectFrom('survey_campaigns')
    .select(['id', 'account_id'])
    .where('status', '=', 'open')
    .where('closes_on', '<', day)
    .orderBy('id')
    .execute();
}

/** Stores the question versions of a campaign for one kind of respondent, frozen at launch. */
export async function addAssessmentForm(
  tx: Tx,
  campaign: Pick<SurveyCampaign, 'id' | 'account_id'>,
  kind: 's' | 'r',
  { question_ids, supplemental_ids, required_ids }: FrozenForm,
): Promise<void> {
  await tx
    .insertInto('assessment_forms')
    .values({
      account_id: campaign.account_id,
      campaign_id: campaign.id,
      requisition_id: null,
      kind,
      question_ids: [...question_ids],
      supplemental_ids: [...supplemental_ids],
      required_ids: [...required_ids],
    })
    .execute();
}

/** Deletes unfinished drafts; builder only. */
export async function removeAssignmentDrafts(tx: Tx, campaignId: number): Promise<void> {
  await sql`delete from assignment_drafts where assignment_id in
    (select id from assignments where campaign_id = ${campaignId})`.execute(tx);
}
