import {
  checkActiveApplication,
  checkDecision,
  type DecisionMade,
} from '../../../domain/hiring/decisions.ts';
import { retainedUntil } from '../../../domain/hiring/retainedUntil.ts';
import { checkRoleEditable } from '../../../domain/hiring/roleStatus.ts';
import { checkStage } from '../../../domain/hiring/stages.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import type { Tx } from '../../store/database.ts';
import {
  type Applicant,
  changeApplicant,
  lockApplicants,
  moveToStage,
} from '../../store/hiring/applicants.ts';
import type { Role } from '../../store/hiring/requisitions.ts';
import { changeAssignment } from '../../store/survey/assignments.ts';
import { lockOwnApplicant, lockOwnRole } from './roleAccess.ts';

const applicationOf = ({ decision, withdrawn_on }: Applicant) => ({ decision, withdrawnOn: withdrawn_on });

interface StageMove {
  readonly requisition_id: number;
  readonly applicant_ids: readonly number[];
  readonly stage: string;
  readonly reason: string | null;
}

/**
 * Moves one or many applicants to a stage, all or none. Applicants already in it get no new history entry. Returns the number
 * moved. Throws `not_found`, `role_closed`, `invalid`, `applicant_over`.
 */
export async function moveApplicants(deps: Deps, caller: Caller, input: StageMove): Promise<number> {
  const now = deps.clock.now();
  return deps.database.as(caller.scope, async (tx) => {
    const role = await lockOwnRole(tx, caller, input.requisition_id);
    checkRoleEditable(role.status);
    checkStage(role.stages, input.stage);
    const applicants = await lockApplicants(tx, role.id, input.applicant_ids);
    if (applicants.length < new Set(input.applicant_ids).size) throw new Refusal('not_found');
    for (const one of applicants) checkActiveApplication(applicationOf(one));
    const moved = applicants.filter(({ stage }) => stage !== input.stage);
    const ids = moved.map(({ id }) => id);
    await moveToStage(tx, ids, input.stage, {
      movedBy: caller.person.user.id,
      reason: input.reason,
      today: today(deps.clock),
      now,
    });
    for (const { id, stage } of moved) {
      const change = { before: { stage }, after: { stage: input.stage } };
      await recordAudit(tx, caller, { action: 'stage', resource: 'applicants', id, ...change, now });
    }
    return moved.length;
  });
}

interface DecisionInput {
  readonly applicant_id: number;
  readonly decision: DecisionMade;
  readonly reason: string;
}

/** Records a person's decision about an applicant and the reason. Throws `not_found`, `applicant_over`, `invalid`. */
export async function recordDecision(deps: Deps, caller: Caller, input: DecisionInput): Promise<void> {
  const now = deps.clock.now();
  const day = today(deps.clock);
  await deps.database.as(caller.scope, async (tx) => {
    const { applicant, role } = await lockOwnApplicant(tx, caller, input.applicant_id);
    const { decision } = input;
    const decision_reason = checkDecision(applicationOf(applicant), decision, input.reason);
    const ended = { ...applicant, decision, decided_on: day };
    await changeApplicant(
      tx,
      applicant.id,
      {
        decision,
        decided_by: caller.person.user.id,
        decided_on: day,
        decision_reason,
        delete_after: deletionDay(ended, role),
      },
      now,
    );
    const change = { before: { decision: applicant.decision }, after: { decision } };
    await recordAudit(tx, caller, {
      action: 'decide',
      resource: 'applicants',
      id: applicant.id,
      ...change,
      now,
    });
  });
}

function deletionDay(applicant: Applicant, role: Role): string | null {
  return retainedUntil({
    decision: applicant.decision,
    decidedOn: applicant.decided_on,
    withdrawnOn: applicant.withdrawn_on,
    roleClosedOn: role.closed_on,
    retentionDays: role.retention_days,
  });
}

/** Ends an application at the applicant's request: the link stops working and the retention period starts. */
export async function endApplication(
  tx: Tx,
  applicant: Applicant,
  role: Role,
  at: { readonly day: string; readonly now: Date },
): Promise<void> {
  checkActiveApplication(applicationOf(applicant));
  const ended = { ...applicant, withdrawn_on: at.day };
  await changeApplicant(
    tx,
    applicant.id,
    { withdrawn_on: at.day, delete_after: deletionDay(ended, role) },
    at.now,
  );
  await changeAssignment(tx, applicant.assignment_id, { nomination: 'withdrawn' });
}

/** Withdraws an application for an applicant who informed the account. Throws `not_found`, `applicant_over`. */
export async function withdrawApplicant(deps: Deps, caller: Caller, applicantId: number): Promise<void> {
  const now = deps.clock.now();
  const day = today(deps.clock);
  await deps.database.as(caller.scope, async (tx) => {
    const { applicant, role } = await lockOwnApplicant(tx, caller, applicantId);
    await endApplication(tx, applicant, role, { day, now });
    const after = { withdrawn_on: day };
    await recordAudit(tx, caller, {
      action: 'withdraw',
      resource: 'applicants',
      id: applicant.id,
      after,
      now,
    });
  });
}

/** Records that a requested accommodation has been arranged. Throws `not_found`. */
export async function markAccommodationHandled(
  deps: Deps,
  caller: Caller,
  applicantId: number,
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    const { applicant } = await lockOwnApplicant(tx, caller, applicantId);
    const accommodation_handled_on = today(deps.clock);
    await changeApplicant(
      tx,
      applicant.id,
      { accommodation_handled_on, accommodation_handled_by: caller.person.user.id },
      now,
    );
    const after = { accommodation_handled_on };
    await recordAudit(tx, caller, {
      action: 'accommodate',
      resource: 'applicants',
      id: applicant.id,
      after,
      now,
    });
  });
}
