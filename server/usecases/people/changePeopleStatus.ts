import { canEditDelegates, grantablePermissions } from '../../../domain/access/checkGrants.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import {
  type AllowedSelection,
  type ChangeLimits,
  changeStatuses,
  type PersonStatus,
} from '../../store/people/status.ts';
import { authorOfChange } from './authorOfChange.ts';

/** People selected by id, or everyone who matches a validated list filter. */
export interface PeopleSelection {
  readonly userIds: readonly number[] | null;
  readonly filter: Readonly<Record<string, unknown>>;
}

export function changeLimitsOf({ person: { user } }: Caller): ChangeLimits {
  return { grantable: grantablePermissions(user), delegates: canEditDelegates(user) };
}

/** Returns the selected people the caller may change. */
export function allowedSelectionOf(caller: Caller, selection: PeopleSelection): AllowedSelection {
  return {
    ...selection,
    accountId: accountOf(caller),
    callerId: caller.person.user.id,
    reach: changeLimitsOf(caller),
  };
}

/**
 * Changes the status of many people in one batch. Throws `conflict` if their number no longer equals `expected`, so that exactly
 * the confirmed change is made.
 */
export async function changePeopleStatus(
  deps: Deps,
  caller: Caller,
  selection: PeopleSelection,
  { to, expected }: { readonly to: PersonStatus; readonly expected: number },
): Promise<{ batch_id: number; changed: number }> {
  return deps.database.as(caller.scope, async (tx) => {
    const { batchId, changed } = await changeStatuses(
      tx,
      allowedSelectionOf(caller, selection),
      to,
      authorOfChange(deps, caller),
    );
    if (changed !== expected) throw new Refusal('conflict');
    return { batch_id: batchId, changed };
  });
}
