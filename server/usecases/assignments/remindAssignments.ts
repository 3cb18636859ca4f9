import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { claimAssessmentReminders, queueAssessmentMails } from '../../store/survey/assignmentLinks.ts';

/**
 * Reminds those of `ids` who are asked and have not finished, each at most once a day. Answers how many mails were
 * queued, which nobody may be shown: it tells who has answered. The caller wakes `send-mails`.
 */
export async function remindAssignments({ clock }: Deps, tx: Tx, ids: readonly number[]): Promise<number> {
  const claimed = await claimAssessmentReminders(tx, ids, today(clock));
  await queueAssessmentMails(tx, 'Reminder', claimed, clock.now());
  return claimed.length;
}
