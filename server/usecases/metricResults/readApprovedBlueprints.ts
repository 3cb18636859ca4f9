import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { listBlueprintRanges } from '../../store/metricResults/constellations.ts';

/** Returns the target ranges of the approved blueprints of the viewed account. They contain nothing about people. */
export async function readApprovedBlueprints(deps: Deps, caller: Caller) {
  return deps.database.as(caller.scope, (tx) => listBlueprintRanges(tx, accountOf(caller), null));
}
