import type { ActionPlan } from '../../../domain/recommendations/actionPlan.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { type AuditAction, recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { ownScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { lockActionPlan } from '../../store/recommendations/plans.ts';
import { decryptJson, deriveKey, encryptJson } from '../../vault/cipher.ts';

const keyOf = ({ environment }: Deps, userId: number) =>
  deriveKey(environment.secret, `action plans:${userId}`);

export const sealPlan = (deps: Deps, userId: number, plan: ActionPlan): Buffer =>
  encryptJson(keyOf(deps, userId), plan);

export const openPlan = (deps: Deps, userId: number, sealed: Uint8Array): ActionPlan =>
  decryptJson<ActionPlan>(keyOf(deps, userId), sealed);

/** Runs a transaction for the caller's own plans. Throws `emulating`, because plans are private to their person. */
export function withOwnPlans<T>(deps: Deps, caller: Caller, work: (tx: Tx) => Promise<T>): Promise<T> {
  refuseEmulation(caller);
  return deps.database.as(ownScope(caller.person), work);
}

/** Locks the plan and returns it as last saved. Throws `not_found`, and `conflict` if it was saved since `version`. */
export async function lockOwnPlan(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  { id, version }: { readonly id: number; readonly version: number | null },
): Promise<ActionPlan> {
  const { user } = caller.person;
  const plan = requireFound(await lockActionPlan(tx, user.id, id));
  if (plan.version !== version) throw new Refusal('conflict');
  return openPlan(deps, user.id, plan.sealed);
}

/** Records a change of a plan without its content, which is private. */
export async function recordPlanAudit(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  action: AuditAction,
  id: number,
): Promise<void> {
  const accountId = caller.person.ownAccount.id;
  await recordAudit(tx, caller, { action, resource: 'action_plans', id, accountId, now: deps.clock.now() });
}
