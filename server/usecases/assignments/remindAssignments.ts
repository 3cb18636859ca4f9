import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import {
  claimAssessmentReminders,
  listApplicantAddresses,
  queueAssessmentMails,
} from '../../store/survey/assignmentLinks.ts';
import { reserveReminderTimes } from '../mail/applicationMailTimes.ts';

/**
 * Reminds the invited assignments among `ids` that aren't finished, each at most once a day. Mails to applicants are spaced out by
 * mailbox. Returns the number of emails queued, which must not be shown because it reveals who has answered. The caller wakes `send-mails`.
 */
export async function remindAssignments(deps: Deps, tx: Tx, ids: readonly number[]): Promise<number> {
  const claimed = await claimAssessmentReminders(tx, ids, today(deps.clock));
  const applicants = await listApplicantAddresses(tx, claimed);
  const times = await reserveReminderTimes(deps, tx, applicants);
  const timeOf = new Map(applicants.map(({ id }, index) => [id, times[index]]));
  const now = deps.clock.now();
  await queueAssessmentMails(
    tx,
    'Reminder',
    claimed.map((id) => ({ id, at: timeOf.get(id) ?? now })),
  );
  return claimed.length;
}
