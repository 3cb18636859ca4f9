import { isVariantAccount } from '../../../domain/accounts/hrVariant.ts';
import { findMoveRefusal, splitPermissionsOnMove } from '../../../domain/accounts/userMoves.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { AccountRecord } from '../../../resources/accounts/accounts.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { platformScopeOf } from '../../kernel/scope.ts';
import { listAccounts, readAccountRecord } from '../../store/accounts/accounts.ts';
import { listPeopleByIds } from '../../store/accounts/administration.ts';
import { countAccountLinks, findUsedExternalIds } from '../../store/accounts/moves.ts';
import type { Tx } from '../../store/database.ts';

export interface MoveInput {
  readonly user_ids: readonly number[];
  readonly to_account_id: number;
}

/** Returns the target account of a move. Throws `invalid` if it doesn't exist. */
export async function requireTargetAccount(tx: Tx, accountId: number): Promise<AccountRecord> {
  const target = await readAccountRecord(tx, accountId);
  if (!target) throw new Refusal('invalid', [{ field: 'to_account_id', problem: 'unknown' }]);
  return target;
}

/** Previews a move person by person; the move itself applies the same rules again. */
export async function previewMove(deps: Deps, caller: Caller, { user_ids, to_account_id }: MoveInput) {
  return deps.database.as(platformScopeOf(caller), async (tx) => {
    const target = await requireTargetAccount(tx, to_account_id);
    const people = await listPeopleByIds(tx, user_ids);
    const externalIds = await findUsedExternalIds(
      tx,
      to_account_id,
      people.flatMap(({ external_id }) => external_id ?? []),
    );
    const ties = new Map((await countAccountLinks(tx, user_ids)).map((one) => [one.user_id, one]));
    const sources = await listAccounts(tx, [0, ...people.map(({ account_id }) => account_id)]);
    const previews = people.map((person) => ({
      ...person,
      ...noTies,
      ...ties.get(person.id),
      ...splitPermissionsOnMove(person.permissions),
      refusal: findMoveRefusal(person, { ...target, externalIds }, caller.person.user.id),
    }));
    const isOther = (source: AccountRecord) => isVariantAccount(source) !== isVariantAccount(target);
    return { people: previews, changes_app: sources.some(isOther) };
  });
}

const noTies = { teams: 0, leads: 0, relationships: 0, delegations: 0, open_surveys: 0 };
