import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { listNamedPeople, listRelationsOfPerson } from '../../store/relationships/relationships.ts';

/** Returns the people related to one person, by relationship. Throws `not_found`. */
export async function readRelatedPeople(deps: Deps, caller: Caller, userId: number) {
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    const person = (await listNamedPeople(tx, accountId)).find(({ id }) => id === userId);
    if (!person) throw new Refusal('not_found');
    const rows = await listRelationsOfPerson(tx, accountId, userId);
    const ofKind = (kind: string) => rows.filter((row) => row.kind === kind);
    return {
      user_id: userId,
      name: person.name,
      managers: ofKind('manager').filter(({ from_user_id }) => from_user_id !== userId),
      direct_reports: ofKind('manager').filter(({ from_user_id }) => from_user_id === userId),
      peers: ofKind('peer'),
      others: ofKind('other'),
    };
  });
}
