import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { askedOf } from '../../store/audiences.ts';
import { listCampaigns } from '../../store/campaigns.ts';
import type { Asker } from '../asker.ts';
import { accountOf } from '../campaignReach.ts';
import { participationOn } from './participationOn.ts';
import { participationTold } from './participationTold.ts';
import { wholesSeen } from './reading.ts';

/**
 * What leaders see of open campaigns: participation in bands as of yesterday, and no result. Where only other teams and
 * people are asked a team lead is told none, as if too few were.
 */
export async function participationPreview(deps: Deps, asker: Asker) {
  return deps.database.as(asker.scope, async (tx) => {
    const accountId = accountOf(asker);
    const open = await listCampaigns(tx, accountId, { status: 'open' });
    const asked = await askedOf(tx, accountId, open);
    const sees = await wholesSeen(tx, asker, accountId);
    const day = today(deps.clock);
    const counts = await participationOn(
      deps.database,
      tx,
      open.map(({ id }) => ({ id, day })),
    );
    return open.map(({ id, name, closes_on, min_group }) => {
      const told = sees(asked(id)) ? counts.get(id) : undefined;
      const { invited_from, participation_percent } = participationTold(told, min_group);
      return { campaign_id: id, name, closes_on, invited_from, participation_percent };
    });
  });
}
