import type { BlueprintProfile } from '../../../contract/v2/builder.ts';
import {
  stakeholderAgreement,
  suggestRanges,
  type TargetRange,
} from '../../../domain/builder/blueprintProfile.ts';
import { metrics } from '../../../domain/metrics/metrics.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import {
  findBlueprint,
  listBlueprintVersions,
  listRangesOf,
  listRankingsOf,
} from '../../store/builder/blueprints.ts';

/** Returns the target ranges of a blueprint with the ranges its rankings suggest. Throws `not_found`. */
export async function readTargetRanges(
  deps: Deps,
  caller: Caller,
  blueprintId: number,
): Promise<BlueprintProfile> {
  return deps.database.as(caller.scope, async (tx) => {
    const blueprint = requireFound(await findBlueprint(tx, accountOf(caller), blueprintId));
    const rankings = await listRankingsOf(tx, blueprintId);
    return {
      name: blueprint.name,
      ranges: inOrder(await listRangesOf(tx, blueprintId)),
      suggested: [...suggestRanges(rankings)],
      stakeholders: rankings.length,
      agreement: stakeholderAgreement(rankings),
      version: blueprint.updated_at,
      versions: await listBlueprintVersions(tx, blueprint),
    };
  });
}

/** Sorts ranges in the order of the metric catalog, because the database returns them in any order. */
function inOrder(ranges: readonly TargetRange[]): TargetRange[] {
  return metrics.flatMap((metric) => ranges.filter((range) => range.metric === metric));
}
