import { checkRanges, type TargetRange } from '../../../domain/builder/blueprintProfile.ts';
import { checkBlueprintDraft } from '../../../domain/builder/blueprintStatus.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { listRangesOf, replaceRanges, setBlueprintStatus } from '../../store/builder/blueprints.ts';
import { lockOwnBlueprint } from './lockOwnBlueprint.ts';

interface RangesInput {
  readonly blueprint_id: number;
  readonly ranges: readonly TargetRange[];
  readonly version: string;
}

/**
 * Replaces the target ranges of a draft. Throws `not_found`, `blueprint_locked`, `invalid` that names the metrics,
 * and `conflict` when the blueprint changed since it was read.
 */
export async function saveTargetRanges(deps: Deps, caller: Caller, input: RangesInput): Promise<void> {
  checkRanges(input.ranges);
  await deps.database.as(caller.scope, async (tx) => {
    const blueprint = await lockOwnBlueprint(tx, caller, input.blueprint_id);
    checkBlueprintDraft(blueprint.status);
    if (Date.parse(blueprint.updated_at) !== Date.parse(input.version)) throw new Refusal('conflict');
    const before = byMetric(await listRangesOf(tx, blueprint.id));
    await replaceRanges(tx, blueprint, input.ranges);
    const now = deps.clock.now();
    await setBlueprintStatus(tx, [blueprint.id], null, now);
    const after = byMetric(input.ranges);
    await recordAudit(tx, caller, {
      action: 'update',
      resource: 'blueprints',
      id: blueprint.id,
      before,
      after,
      now,
    });
  });
}

/** Creates one entry for each metric, so that the audit log shows which ranges changed. */
function byMetric(ranges: readonly TargetRange[]): Record<string, string> {
  return Object.fromEntries(
    ranges.map(({ metric, low, high, importance }) => [metric, `${low}-${high} ${importance}`]),
  );
}
