import { listCampaignsAwaiting } from '../../../store/raters/approvalQueue.ts';
import { approverOf } from '../../raters/readRaterTasks.ts';
import { type HomeSource, plainTask, type WaitingTask } from './homeSource.ts';
import { isListOpen, lastDayOf } from './listWindow.ts';

/** Nominations that the reader can still approve, one line for each campaign. */
export const listApprovalTasks: HomeSource = async (tx, { caller, hasModule, now }) => {
  if (!hasModule('360')) return [];
  const lists = await listCampaignsAwaiting(tx, approverOf(caller, null));
  const lines = new Map<number, WaitingTask>();
  for (const list of lists.filter((one) => isListOpen(one, now))) {
    lines.set(list.campaign_id, {
      ...plainTask,
      kind: 'approve',
      context: list.name,
      count: list.count + (lines.get(list.campaign_id)?.count ?? 0),
      due_on: lastDayOf(list),
      path: '/manage-raters',
    });
  }
  return [...lines.values()];
};
