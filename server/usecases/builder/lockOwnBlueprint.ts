import type { Caller } from '../../kernel/caller.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import { type Blueprint, lockBlueprint } from '../../store/builder/blueprints.ts';
import type { Tx } from '../../store/database.ts';

/** Returns the blueprint, locked until the transaction ends. Throws `not_found`. */
export async function lockOwnBlueprint(tx: Tx, caller: Caller, id: number): Promise<Blueprint> {
  return requireFound(await lockBlueprint(tx, accountOf(caller), id));
}
