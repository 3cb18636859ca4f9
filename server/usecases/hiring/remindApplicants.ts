import { checkAcceptsApplications } from '../../../domain/hiring/roleStatus.ts';
import { stagesOrDefault } from '../../../domain/hiring/stages.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { readAccountTimeZone } from '../../store/accounts/accounts.ts';
import { listApplicantStatuses, lockApplicants } from '../../store/hiring/applicants.ts';
import { readAccountDay } from '../accounts/readAccountDay.ts';
import { remindAssignments } from '../assignments/remindAssignments.ts';
import { resendAssignment } from '../assignments/resendAssignment.ts';
import { isActiveApplicant } from './readRoleOverview.ts';
import { lockOwnApplicant, lockOwnRole } from './roleAccess.ts';

interface ReminderInput {
  readonly requisition_id: number;
  /** Null for all applicants. */
  readonly applicant_ids: readonly number[] | null;
}

/** Reminds active applicants with unfinished assessments, each at most once a day. */
export async function remindApplicants(deps: Deps, caller: Caller, input: ReminderInput): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    const role = await lockOwnRole(tx, caller, input.requisition_id);
    checkAcceptsApplications(role.status, role.closes_on, await readAccountDay(deps, tx, role.account_id));
    const all = await listApplicantStatuses(tx, role.id, stagesOrDefault(role.stages));
    const active = all.filter(isActiveApplicant).map(({ id }) => id);
    const selected = active.filter((id) => input.applicant_ids?.includes(id) ?? true);
    const applicants = await lockApplicants(tx, role.id, selected);
    const time_zone = await readAccountTimeZone(tx, role.account_id);
    await remindAssignments(
      deps,
      tx,
      applicants.map(({ assignment_id: id }) => ({ id, time_zone })),
    );
    await recordAudit(tx, caller, { action: 'remind', resource: 'requisitions', id: role.id, now });
  });
  await deps.jobs.wake('send-mails');
}

/** Emails an applicant a new link; the old one stops working and saved answers remain. */
export async function resendApplicant(deps: Deps, caller: Caller, applicantId: number): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    const { applicant, role } = await lockOwnApplicant(tx, caller, applicantId);
    checkAcceptsApplications(role.status, role.closes_on, await readAccountDay(deps, tx, role.account_id));
    if (!isActiveApplicant(applicant)) throw new Refusal('applicant_over');
    await resendAssignment(deps, tx, applicant.assignment_id);
    await recordAudit(tx, caller, { action: 'resend', resource: 'applicants', id: applicant.id, now });
  });
  await deps.jobs.wake('send-mails');
}
