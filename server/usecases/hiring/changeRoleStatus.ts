import { isActiveApplication } from '../../../domain/hiring/decisions.ts';
import { retainedUntil } from '../../../domain/hiring/retainedUntil.ts';
import { changeRoleStatus as change, type RoleStatus } from '../../../domain/hiring/roleStatus.ts';
import { normalizeStages, stagesOrDefault } from '../../../domain/hiring/stages.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import type { FrozenForm } from '../../store/campaigns/campaigns.ts';
import { listMetricQuestions } from '../../store/content/metricQuestions.ts';
import type { Tx } from '../../store/database.ts';
import { listApplicantStatuses, setDeletionDay } from '../../store/hiring/applicants.ts';
import { addRoleForm, changeRole, findRates, type Role } from '../../store/hiring/requisitions.ts';
import { freezeSupplementals } from '../../store/survey/frozenSupplementals.ts';
import { hashToken } from '../../vault/linkCodes.ts';
import { roleCode } from '../../vault/roleLinks.ts';
import { readAccountDay } from '../accounts/readAccountDay.ts';
import { lockOwnRole } from './roleAccess.ts';

interface StatusChange {
  readonly requisition_id: number;
  readonly status: RoleStatus;
}

/**
 * Opens, closes or reopens a role. Closing leaves undecided applications undecided and starts their retention period.
 * Throws `not_found`, `status_change`, `invalid`.
 */
export async function changeRoleStatus(deps: Deps, caller: Caller, input: StatusChange): Promise<void> {
  const now = deps.clock.now();
  const day = today(deps.clock);
  await deps.database.as(caller.scope, async (tx) => {
    const role = await lockOwnRole(tx, caller, input.requisition_id);
    const hasRates = (await findRates(tx, role.id)) !== null;
    const accountDay = await readAccountDay(deps, tx, role.account_id);
    const facts = { closesOn: role.closes_on, today: accountDay, hasRates };
    const status = change(role.status, input.status, facts);
    if (status === 'open') {
      const version = role.public_version;
      await addRoleForm(tx, role, await currentRoleForm(tx, role));
      const public_hash = hashToken(roleCode(deps.environment.secret, role.id, version));
      const opened_on = role.opened_on ?? day;
      await changeRole(tx, role.id, { status, public_hash, opened_on, closed_on: null }, now);
    } else {
      await changeRole(tx, role.id, { status, closed_on: day }, now);
    }
    await setDeletionDays(tx, role, status === 'closed' ? day : null);
    const before = { status: role.status };
    await recordAudit(tx, caller, {
      action: 'status',
      resource: 'requisitions',
      id: role.id,
      before,
      after: { status },
      now,
    });
  });
}

async function currentRoleForm(tx: Tx, { account_id, supplemental_ids }: Role): Promise<FrozenForm> {
  const question_ids = (await listMetricQuestions(tx, 'h')).map(({ id }) => id);
  return { question_ids, ...(await freezeSupplementals(tx, account_id, supplemental_ids)) };
}

/** Active applications are deleted some time after the role closes; ended ones already have a deletion day. */
async function setDeletionDays(tx: Tx, role: Role, roleClosedOn: string | null): Promise<void> {
  const all = await listApplicantStatuses(tx, role.id, stagesOrDefault(role.stages));
  const undecided = all.filter((one) =>
    isActiveApplication({ decision: one.decision, withdrawnOn: one.withdrawn_on }),
  );
  const deleteAfter = retainedUntil({
    decision: 'none',
    decidedOn: null,
    withdrawnOn: null,
    roleClosedOn,
    retentionDays: role.retention_days,
  });
  await setDeletionDay(
    tx,
    undecided.map(({ id }) => ({ id, delete_after: deleteAfter })),
  );
}

/** Sets the stages of a role that was never open. Throws `not_found`, `stages_locked`, `invalid`. */
export async function setRoleStages(
  deps: Deps,
  caller: Caller,
  input: { readonly requisition_id: number; readonly stages: readonly string[] },
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    const role = await lockOwnRole(tx, caller, input.requisition_id);
    if (role.status !== 'draft') throw new Refusal('stages_locked');
    const stages = [...normalizeStages(input.stages)];
    await changeRole(tx, role.id, { stages }, now);
    const before = { stages: role.stages };
    await recordAudit(tx, caller, {
      action: 'stages',
      resource: 'requisitions',
      id: role.id,
      before,
      after: { stages },
      now,
    });
  });
}

/** Replaces the public link of a role; the old one stops working. Throws `not_found`, `role_not_open`. */
export async function renewRoleLink(deps: Deps, caller: Caller, roleId: number): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    const role = await lockOwnRole(tx, caller, roleId);
    if (role.status !== 'open') throw new Refusal('role_not_open');
    const public_version = role.public_version + 1;
    const public_hash = hashToken(roleCode(deps.environment.secret, role.id, public_version));
    await changeRole(tx, role.id, { public_version, public_hash }, now);
    const before = { public_version: role.public_version };
    await recordAudit(tx, caller, {
      action: 'renew_link',
      resource: 'requisitions',
      id: role.id,
      before,
      after: { public_version },
      now,
    });
  });
}
