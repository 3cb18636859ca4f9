import { checkGrants } from '../../../domain/access/checkGrants.ts';
import { isErased } from '../../../domain/access/erasure.ts';
import type { Permission } from '../../../domain/access/permissions.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { erasePersonalData, isLastSuperAdmin } from '../../store/people/personalData.ts';
import { findPersonOfPlatform } from '../../store/security/platformPeople.ts';
import { releaseAssignments } from '../../store/survey/assignments.ts';
import { deleteApplicationsOf } from '../hiring/deleteApplications.ts';
import { checkOwnPassword } from '../signIn/checkOwnPassword.ts';

/** Erases the caller. Throws `invalid` for a wrong password, `emulating`, and `last_admin`. */
export async function eraseSelf(deps: Deps, caller: Caller, password: string): Promise<void> {
  refuseEmulation(caller);
  const { id } = caller.person.user;
  await checkOwnPassword(deps, id, { field: 'password', password });
  await deps.database.as(platformScope, (tx) => erasePerson(deps, tx, caller, id));
}

/**
 * Erases another person: super admins may erase anyone, others a person of the viewed account within their reach. Throws
 * `not_found`, `forbidden`, `last_admin`.
 */
export async function eraseOther(deps: Deps, caller: Caller, userId: number): Promise<void> {
  const { user, currentAccount } = caller.person;
  await deps.database.as(platformScope, async (tx) => {
    const person = await findPersonOfPlatform(tx, userId);
    const isWithin = user.permissions.includes('super_admin') || person?.account_id === currentAccount.id;
    if (!person || !isWithin || isErased(person)) throw new Refusal('not_found');
    if (userId === user.id) throw new Refusal('forbidden', [{ field: 'user_id', problem: 'yourself' }]);
    checkGrants(user, { ...person, permissions: person.permissions as Permission[] }, null); // The column contains permissions.
    await erasePerson(deps, tx, caller, userId);
  });
}

/** Erases a person. The audit log records the erasure and its author, and no data of the erased person. */
async function erasePerson(deps: Deps, tx: Tx, caller: Caller, userId: number): Promise<void> {
  if (await isLastSuperAdmin(tx, userId)) throw new Refusal('last_admin');
  const person = requireFound(await findPersonOfPlatform(tx, userId));
  const now = deps.clock.now();
  await deleteApplicationsOf(deps, tx, person);
  await releaseAssignments(tx, userId);
  await erasePersonalData(tx, userId, now.toISOString());
  await recordAudit(tx, caller, {
    action: 'erase',
    resource: 'users',
    id: userId,
    now,
    accountId: person.account_id,
  });
}
