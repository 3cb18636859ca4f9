import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { claimAssessmentReminders, queueAssessmentMails } from '../../store/survey/assignmentLinks.ts';

/**
 * Reminds the invited assignments among `ids` that aren't finished, each at most once a day. Returns the number of mails queued,
 * which must not be shown because it reveals who has answered. The caller wakes `send-mails`.
 */
export async function remindAssignments({ clock }: Deps, tx: Tx, ids: readonly number[]): Promise<number> {
  const claimed = await claimAssessmentReminders(tx, ids, today(clock));
  await queueAssessmentMails(tx, 'Reminder', claimed, clock.now());
  return claimed.length;
}
