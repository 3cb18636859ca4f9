import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { listBlueprintRanges } from '../../store/metricResults/constellations.ts';
import { listOwnSprints } from '../../store/metricResults/ownSprints.ts';
import { readConstellations } from './readVisibleProfiles.ts';

/** Returns the caller's sprints and constellations, and the account's blueprints. Throws `emulating`. */
export async function readBuilderOverview(deps: Deps, caller: Caller) {
  refuseEmulation(caller);
  const constellations = await readConstellations(deps, caller);
  return deps.database.as(caller.scope, async (tx) => ({
    sprints: await listOwnSprints(tx, accountOf(caller), caller.person.user.id),
    blueprints: (await listBlueprintRanges(tx, accountOf(caller), null)).map(
      ({ blueprint_id, name, ranges }) => {
        return { blueprint_id, name, ranges: ranges.length };
      },
    ),
    constellations,
  }));
}
