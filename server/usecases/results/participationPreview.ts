import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { listCampaigns } from '../../store/campaigns.ts';
import type { Asker } from '../asker.ts';
import { accountOf } from '../campaignReach.ts';
import { participationOn } from './participationOn.ts';
import { participationTold } from './participationTold.ts';

/** What leaders see of open campaigns: participation in bands as of yesterday, and no result. */
export async function participationPreview(deps: Deps, asker: Asker) {
  return deps.database.as(asker.scope, async (tx) => {
    const open = await listCampaigns(tx, accountOf(asker), { status: 'open' });
    const day = today(deps.clock);
    const counts = await participationOn(
      deps.database,
      tx,
      open.map(({ id }) => ({ id, day })),
    );
    return open.map(({ id, name, closes_on, min_group }) => {
      const { invited_from, participation_percent } = participationTold(counts.get(id), min_group);
      return { campaign_id: id, name, closes_on, invited_from, participation_percent };
    });
  });
}
