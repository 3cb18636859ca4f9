import { listCampaignsAwaiting } from '../../../store/raters/approvalQueue.ts';
import { approverOf } from '../../raters/readRaterTasks.ts';
import { type HomeSource, plainTask } from './homeSource.ts';

/** Nominations that await the reader's decision, one line for each campaign. */
export const listApprovalTasks: HomeSource = async (tx, { caller, hasModule }) => {
  if (!hasModule('360')) return [];
  const campaigns = await listCampaignsAwaiting(tx, approverOf(caller, null));
  return campaigns.map(({ name, closes_on, count }) => ({
    ...plainTask,
    kind: 'approve',
    context: name,
    count,
    due_on: closes_on,
    path: '/manage-raters',
  }));
};
