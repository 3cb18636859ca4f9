import { Refusal } from '../../../domain/refusal.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { type Applicant, lockApplicant } from '../../store/hiring/applicants.ts';
import { findRole, lockRole, type Role } from '../../store/hiring/requisitions.ts';

/** Returns the role, for reading. Throws `not_found`, also for roles of other accounts. */
export async function requireRole(tx: Tx, caller: Caller, id: number): Promise<Role> {
  const role = await findRole(tx, accountOf(caller), id);
  if (!role) throw new Refusal('not_found');
  return role;
}

/** Locks the role until the transaction ends. Throws `not_found`. */
export async function lockOwnRole(tx: Tx, caller: Caller, id: number): Promise<Role> {
  const role = await lockRole(tx, accountOf(caller), id);
  if (!role) throw new Refusal('not_found');
  return role;
}

/** Locks an applicant and their role until the transaction ends. Throws `not_found`. */
export async function lockOwnApplicant(
  tx: Tx,
  caller: Caller,
  id: number,
): Promise<{ readonly applicant: Applicant; readonly role: Role }> {
  const applicant = await lockApplicant(tx, accountOf(caller), id);
  if (!applicant) throw new Refusal('not_found');
  return { applicant, role: await lockOwnRole(tx, caller, applicant.requisition_id) };
}
