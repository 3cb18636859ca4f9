import { sql } from 'kysely';
import type { LearningAssignmentState } from '../../../domain/learning/learningAssignments.ts';
import type { LearningStatus } from '../../../domain/learning/learningCampaigns.ts';
import type { PathStep } from '../../../domain/learning/learningPaths.ts';
import type { LearningAssignmentRecord } from '../../../resources/learningAssignments/learningAssignments.ts';
import type { LearningCampaignRecord } from '../../../resources/learningCampaigns/learningCampaigns.ts';
import type { Tx } from '../database.ts';

const campaignOf = (tx: Tx, accountId: number, id: number) =>
  tx.selectFrom('learning_campaigns').selectAll().where('account_id', '=', accountId).where('id', '=', id);

/** Returns the campaign if it belongs to the account. */
export async function readLearningCampaign(
  tx: Tx,
  accountId: number,
  id: number,
): Promise<LearningCampaignRecord | null> {
  return (await campaignOf(tx, accountId, id).executeTakeFirst()) ?? null;
}

/** Like `readLearningCampaign`, but locks the row until the transaction ends. */
export async function lockLearningCampaign(
  tx: Tx,
  accountId: number,
  id: number,
): Promise<LearningCampaignRecord | null> {
  return (await campaignOf(tx, accountId, id).forUpdate().executeTakeFirst()) ?? null;
}

export async function setLearningStatus(
  tx: Tx,
  id: number,
  status: LearningStatus,
  { at, launchedOn }: { readonly at: string; readonly launchedOn: string | null },
): Promise<void> {
  await tx
    .updateTable('learning_campaigns')
    .set({ status, updated_at: at, launched_on: launchedOn })
    .where('id', '=', id)
    .execute();
}

/** The values shared by all assignments that are created now. */
export interface SharedValues {
  readonly accountId: number;
  readonly campaignId: number;
  readonly pathId: number | null;
  readonly courseIds: readonly number[];
  readonly courseSets: readonly PathStep[];
  readonly assignedOn: string;
  readonly dueOn: string | null;
}

/** Assigns a campaign to these people and returns the number of new assignments; existing ones are unchanged. */
export async function addLearningAssignments(
  tx: Tx,
  sharedValues: SharedValues,
  userIds: readonly number[],
  at: string,
): Promise<number> {
  const { rows } = await sql`insert into learning_assignments
      (account_id, campaign_id, user_id, path_id, course_ids, course_sets, assigned_on, due_on, updated_at)
    select ${sharedValues.accountId}, ${sharedValues.campaignId}, wanted, ${sharedValues.pathId}::int, ${[...sharedValues.courseIds]}::int[],
      ${JSON.stringify(sharedValues.courseSets)}::jsonb,
      ${sharedValues.assignedOn}::date, ${sharedValues.dueOn}::date, ${at}::timestamptz
    from unnest(${[...userIds]}::int[]) wanted
    on conflict (campaign_id, user_id) do nothing returning id`.execute(tx);
  return rows.length;
}

/** Counts how many of these people have the campaign. */
export async function countAssigned(tx: Tx, campaignId: number, userIds: readonly number[]): Promise<number> {
  const { total } = await tx
    .selectFrom('learning_assignments')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('campaign_id', '=', campaignId)
    .where((where) => where('user_id', '=', where.fn.any(where.val([...userIds]))))
    .executeTakeFirstOrThrow();
  return total;
}

/** Counts the assignments by state, and the open ones past their last day. */
export async function countStates(
  tx: Tx,
  campaignId: number,
  today: string,
): Promise<Record<LearningAssignmentState | 'overdue', number>> {
  const of = (state: LearningAssignmentState) =>
    sql<number>`count(*) filter (where state = ${state})::int`.as(state);
  return tx
    .selectFrom('learning_assignments')
    .select([
      of('assigned'),
      of('started'),
      of('finished'),
      of('withdrawn'),
      sql<number>`count(*) filter (where state in ('assigned', 'started') and due_on < ${today}::date)::int`.as(
        'overdue',
      ),
    ])
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
}

/** Returns the given assignments that belong to the account, locked until the transaction ends. */
export async function lockAssignments(
  tx: Tx,
  accountId: number,
  ids: readonly number[],
): Promise<LearningAssignmentRecord[]> {
  return tx
    .selectFrom('learning_assignments')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function changeLearningAssignment(
  tx: Tx,
  id: number,
  change: { readonly due_on: string | null } | { readonly state: LearningAssignmentState },
  at: string,
): Promise<void> {
  await tx
    .updateTable('learning_assignments')
    .set({
      ...change,
      // A new due date has reminders of its own.
      ...('due_on' in change ? { notified_before: false, notified_after: false } : {}),
      updated_at: at,
    })
    .where('id', '=', id)
    .execute();
}
