import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { listBlueprintRanges } from '../../store/metricResults/constellations.ts';
import { readConstellations } from './readVisibleProfiles.ts';

/** Returns the account's approved blueprints, and the constellations visible to the caller. Throws `emulating`. */
export async function readBuilderOverview(deps: Deps, caller: Caller) {
  refuseEmulation(caller);
  const constellations = await readConstellations(deps, caller);
  return deps.database.as(caller.scope, async (tx) => ({
    blueprints: (await listBlueprintRanges(tx, accountOf(caller), null)).map(
      ({ blueprint_id, name, ranges }) => {
        return { blueprint_id, name, ranges: ranges.length };
      },
    ),
    constellations,
  }));
}
