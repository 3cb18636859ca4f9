import { addDays } from '../../../domain/dates/days.ts';
import { groupBy } from '../../../domain/groupBy.ts';
import { reminderDays } from '../../../domain/learning/learningAssignments.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import {
  listLeadsOf,
  takeBegunAssignments,
  takeDueAssignments,
} from '../../store/learning/assignmentNotices.ts';
import { addNotifications } from '../../store/notifications/notifications.ts';

const batchSize = 5_000;

/**
 * Notifies people of assignments that begin: one notification for each campaign. Returns whether there may be more. With a campaign, only
 * of its own.
 */
export async function announceAssignments(
  tx: Tx,
  begun: { readonly day: string; readonly campaignId: number | null },
  now: Date,
): Promise<boolean> {
  const query = { today: begun.day, campaignId: begun.campaignId, limit: batchSize };
  const assignments = await takeBegunAssignments(tx, query);
  for (const [campaignId, ofCampaign] of groupBy(assignments, ({ campaign_id }) => campaign_id)) {
    const accountId = ofCampaign[0]?.account_id ?? 0;
    const userIds = ofCampaign.map(({ user_id }) => user_id);
    await addNotifications(
      tx,
      { accountId, event: 'learning_assigned', recordId: campaignId, now },
      { userIds },
    );
  }
  return assignments.length === batchSize;
}

/**
 * Notifies people of assignments that begin today, that are due soon and that are overdue, and the leads of those who became overdue: once
 * a day for all together, and for each assignment once before and once after its due date. Safe to repeat.
 */
export async function notifyOfLearning(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const day = today(deps.clock);
  await repeat(deps, (tx) => announceAssignments(tx, { day, campaignId: null }, now));
  await repeat(deps, async (tx) => {
    const soon = addDays(day, reminderDays);
    const due = await takeDueAssignments(tx, { today: day, soon, limit: batchSize });
    for (const [accountId, ofAccount] of groupBy(due, ({ account_id }) => account_id)) {
      const notice = { accountId, recordId: null, occasion: day, now };
      const userIds = [...new Set(ofAccount.map(({ user_id }) => user_id))];
      await addNotifications(tx, { ...notice, event: 'learning_due' }, { userIds });
      const overdue = ofAccount.filter(({ is_overdue }) => is_overdue).map(({ user_id }) => user_id);
      const leads = overdue.length > 0 ? await listLeadsOf(tx, accountId, overdue) : [];
      await addNotifications(tx, { ...notice, event: 'team_learning_overdue' }, { userIds: leads });
    }
    return due.length === batchSize;
  });
}

async function repeat(deps: Deps, batch: (tx: Tx) => Promise<boolean>): Promise<void> {
  while (await deps.database.as(platformScope, batch)) {
    // The next batch begins.
  }
}
