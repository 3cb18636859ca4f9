import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { builderScope } from '../../kernel/scope.ts';
import { expiredAttributes, shredAttributes } from '../../store/releasing/responses.ts';
import { vacuumTables } from '../../store/sql/vacuumTables.ts';

/** Destroys the keys to the attributes of answers at the end of the promised period (R19). */
export async function destroyAttributeKeys(deps: Deps): Promise<void> {
  const day = today(deps.clock);
  const campaigns = await deps.database.as(builderScope, (tx) => expiredAttributes(tx, day));
  for (const campaignId of campaigns) {
    await deps.database.as(builderScope, (tx) => shredAttributes(tx, campaignId));
  }
  if (campaigns.length === 0) return;
  await vacuumTables(deps.database, ['campaign_keys', 'responses']);
}
