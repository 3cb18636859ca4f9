import type { ActionPlan } from '../../../domain/recommending/actionPlan.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { lockActionPlan } from '../../store/recPlans.ts';
import { decryptJson, deriveKey, encryptJson } from '../../vault/cipher.ts';
import { type Asker, noteChange } from '../asker.ts';
import { ownScope } from '../scopes.ts';

const keyOf = ({ environment }: Deps, userId: number) =>
  deriveKey(environment.secret, `action plans:${userId}`);

export const sealPlan = (deps: Deps, userId: number, plan: ActionPlan): Buffer =>
  encryptJson(keyOf(deps, userId), plan);

export const openPlan = (deps: Deps, userId: number, sealed: Uint8Array): ActionPlan =>
  decryptJson<ActionPlan>(keyOf(deps, userId), sealed);

/** A transaction among the own plans. Throws `emulating`: whoever looks into another account has none there. */
export function amongOwnPlans<T>(deps: Deps, asker: Asker, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (asker.emulation) throw new Refusal('emulating', 403);
  return deps.database.as(ownScope(asker.person), work);
}

/** The plan as it was last saved, locked. Throws `not_found`, and `conflict` when it was saved since `version`. */
export async function takePlan(
  deps: Deps,
  tx: Tx,
  asker: Asker,
  { id, version }: { readonly id: number; readonly version: number | null },
): Promise<ActionPlan> {
  const { user } = asker.person;
  const found = await lockActionPlan(tx, user.id, id);
  if (!found) throw new Refusal('not_found', 404);
  if (found.version !== version) throw new Refusal('conflict', 409);
  return openPlan(deps, user.id, found.sealed);
}

/** That something was done, and nothing of what the plan says. */
export async function notePlan(deps: Deps, tx: Tx, asker: Asker, action: string, id: number): Promise<void> {
  const accountId = asker.person.ownAccount.id;
  await noteChange(tx, asker, { action, resource: 'action_plans', id, accountId, now: deps.clock.now() });
}
