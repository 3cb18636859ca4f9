import { isAccountInUse } from '../../../domain/accounts/accountStatuses.ts';
import { isReminderDue } from '../../../domain/reminders/isReminderDue.ts';
import { reminderDaysOf } from '../../../domain/reminders/reminderDays.ts';
import type { Deps } from '../../deps.ts';
import { processEach, throwFirst } from '../../kernel/processEach.ts';
import { platformScope } from '../../kernel/scope.ts';
import { listApplicantsToRemind } from '../../store/hiring/applicantReminders.ts';
import { findAccountStatus } from '../../store/people/people.ts';
import { remindAssignments } from '../assignments/remindAssignments.ts';
import { isActiveApplicant } from './readRoleOverview.ts';

/**
 * Reminds applicants 3 and 7 days after their invitation and 1 day before the role's last day, in their
 * working hours. Runs every hour and is idempotent; applicants who were reminded manually get no second
 * reminder.
 */
export async function remindDueApplicants(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const waiting = await deps.database.as(platformScope, listApplicantsToRemind);
  const due = waiting.filter((applicant) => {
    const { invited_on, closes_on } = applicant;
    const period = { closes_on, days: reminderDaysOf(invited_on, closes_on), gap_days: 1 };
    return isActiveApplicant(applicant) && isReminderDue(period, applicant, now);
  });
  let reminded = 0;
  const errors = await processEach(deps, {
    items: [...new Set(due.map(({ account_id }) => account_id))],
    idsOf: (accountId) => ({ account: accountId }),
    async process(accountId) {
      const own = due.filter(({ account_id }) => account_id === accountId);
      const assignments = own.map(({ assignment_id: id, time_zone }) => ({ id, time_zone }));
      reminded += await deps.database.as({ ...platformScope, accountId, platform: false }, async (tx) => {
        const account = await findAccountStatus(tx, accountId);
        return account !== null && isAccountInUse(account) ? remindAssignments(deps, tx, assignments) : 0;
      });
    },
  });
  if (reminded > 0) await deps.jobs.wake('send-mails');
  throwFirst(errors);
}
