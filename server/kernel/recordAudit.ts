import type { ResourceName } from '../../resources/registry.ts';
import type { Tx } from '../store/database.ts';
import { addAuditRow } from '../store/security/addAuditRow.ts';
import type { Caller } from './caller.ts';

/** Resources whose changes are logged: declared records and the ones below. */
export type AuditResource =
  | ResourceName
  | 'account_branding'
  | 'action_plans'
  | 'applicants'
  | 'assignments'
  | 'audit_entries'
  | 'data_exports'
  | 'delegations'
  | 'jobs'
  | 'lock_outs'
  | 'mails'
  | 'result_shares'
  | 'roles_audit'
  | 'scores'
  | 'security_policies'
  | 'sessions'
  | 'team_rules'
  | 'user_imports';

export type AuditAction =
  | 'accommodate'
  | 'activate'
  | 'add_targets'
  | 'apply'
  | 'approve'
  | 'assign'
  | 'ask_for_own_data'
  | 'balance_raters'
  | 'cancel'
  | 'cancel_schedule'
  | 'change_password'
  | 'change_status'
  | 'check'
  | 'close'
  | 'consent'
  | 'copy'
  | 'create'
  | 'create_admin'
  | 'deactivate'
  | 'decide'
  | 'decline'
  | 'delegate'
  | 'delete'
  | 'derive'
  | 'discard_raters'
  | 'erase'
  | 'expire'
  | 'export'
  | 'extend'
  | 'fetch'
  | 'fetch_own_data'
  | 'finish'
  | 'import'
  | 'invite'
  | 'launch'
  | 'leave_account'
  | 'merge'
  | 'move'
  | 'move_away'
  | 'move_in'
  | 'nominate'
  | 'propose_raters'
  | 'release'
  | 'remind'
  | 'renew_link'
  | 'renew_recovery_codes'
  | 'reopen'
  | 'reorder'
  | 'print_letters'
  | 'replace'
  | 'rescore'
  | 'resend'
  | 'reset_second_factor'
  | 'retry'
  | 'revoke'
  | 'revoke_all'
  | 'run_now'
  | 'schedule'
  | 'selection_rates'
  | 'send_password_link'
  | 'send_test'
  | 'share'
  | 'sign_in'
  | 'split'
  | 'stage'
  | 'stages'
  | 'status'
  | 'tell'
  | 'translate'
  | 'turn_off_second_factor'
  | 'turn_on_second_factor'
  | 'unassign'
  | 'undelegate'
  | 'undo'
  | 'unshare'
  | 'update'
  | 'update_profile'
  | 'view_account'
  | 'view_account_reason'
  | 'withdraw';

export interface AuditEvent {
  readonly action: AuditAction;
  readonly resource: AuditResource;
  /** Null for a change of many records. */
  readonly id: number | string | null;
  readonly before?: object | null | undefined;
  readonly after?: object | null | undefined;
  readonly now: Date;
  /** The account of the entry if it differs from the actor's current account; null for records of the platform. */
  readonly accountId?: number | null;
}

/** The author of a change outside a session: a respondent, a person signing in, or the server (null). */
export interface Actor {
  readonly userId: number | null;
  readonly accountId: number | null;
  readonly asAccountId?: number | null;
}

/**
 * Writes one entry of the audit log, in the transaction of the change. Entries about applicants outlive the application,
 * so they never contain a name or a reason.
 */
export async function recordAudit(tx: Tx, by: Caller | Actor, event: AuditEvent): Promise<void> {
  const actor = 'person' in by ? actorOf(by) : by;
  await addAuditRow(tx, {
    actorId: actor.userId,
    accountId: event.accountId === undefined ? actor.accountId : event.accountId,
    asAccountId: actor.asAccountId ?? null,
    action: event.action,
    resource: event.resource,
    recordId: event.id,
    before: event.before,
    after: event.after,
    at: event.now.toISOString(),
  });
}

const actorOf = ({ person, scope, emulation }: Caller): Actor => ({
  userId: person.user.id,
  accountId: scope.accountId,
  asAccountId: emulation?.accountId ?? null,
});
