import { groupBy } from '../../../domain/groupBy.ts';
import { localTimeOf } from '../../../domain/reminders/workingTime.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import {
  claimAssessmentReminders,
  listApplicantAddresses,
  queueAssessmentMails,
} from '../../store/survey/assignmentLinks.ts';
import { reserveReminderTimes } from '../mail/applicationMailTimes.ts';

interface Reminded {
  readonly id: number;
  /** The time zone by whose calendar a day is counted; null for UTC. */
  readonly time_zone: string | null;
}

/**
 * Reminds the invited ones of these assignments that aren't finished, each at most once a day where its person is. Emails to applicants are
 * spaced out by mailbox. Returns the number of emails queued, which must not be shown because it reveals who has answered. The caller wakes `send-mails`.
 */
export async function remindAssignments(
  deps: Deps,
  tx: Tx,
  assignments: readonly Reminded[],
): Promise<number> {
  const now = deps.clock.now();
  const claimed: number[] = [];
  for (const [day, sameDay] of groupBy(assignments, (one) => localTimeOf(now, one.time_zone).day)) {
    const ids = sameDay.map(({ id }) => id);
    claimed.push(...(await claimAssessmentReminders(tx, ids, day)));
  }
  const applicants = await listApplicantAddresses(tx, claimed);
  const times = await reserveReminderTimes(deps, tx, applicants);
  const timeOf = new Map(applicants.map(({ id }, index) => [id, times[index]]));
  await queueAssessmentMails(
    tx,
    'Reminder',
    claimed.map((id) => ({ id, at: timeOf.get(id) ?? now })),
  );
  return claimed.length;
}
