import { checkRanges, type WantedRange } from '../../../domain/builder/blueprintProfile.ts';
import { checkDraft } from '../../../domain/builder/blueprintStatus.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { rangesOf, replaceRanges, setStanding } from '../../store/builder/blueprints.ts';
import type { Asker } from '../asker.ts';
import { note, takeBlueprint } from './noting.ts';

interface Wish {
  readonly blueprint_id: number;
  readonly ranges: readonly WantedRange[];
  readonly version: string;
}

/**
 * Replaces the wanted ranges of a draft. Throws `not_found`, `blueprint_locked`, `invalid` that names the metrics,
 * and `conflict` when the blueprint changed since it was read.
 */
export async function saveRanges(deps: Deps, asker: Asker, wish: Wish): Promise<void> {
  checkRanges(wish.ranges);
  await deps.database.as(asker.scope, async (tx) => {
    const blueprint = await takeBlueprint(tx, asker, wish.blueprint_id);
    checkDraft(blueprint.status);
    if (Date.parse(blueprint.updated_at) !== Date.parse(wish.version)) throw new Refusal('conflict', 409);
    const before = byMetric(await rangesOf(tx, blueprint.id));
    await replaceRanges(tx, blueprint, wish.ranges);
    const now = deps.clock.now();
    await setStanding(tx, [blueprint.id], null, now);
    const after = byMetric(wish.ranges);
    const about = { resource: 'blueprints', recordId: blueprint.id };
    await note(tx, asker, { action: 'update', ...about, before, after, now });
  });
}

/** One entry for each metric, so that the audit log tells the ones that changed. */
function byMetric(ranges: readonly WantedRange[]): Record<string, string> {
  return Object.fromEntries(
    ranges.map(({ metric, low, high, importance }) => [metric, `${low}-${high} ${importance}`]),
  );
}
