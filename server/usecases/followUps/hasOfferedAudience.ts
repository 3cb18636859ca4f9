import { readInvitedAudience } from '../../store/campaigns/audienceTargets.ts';
import type { Campaign } from '../../store/campaigns/campaigns.ts';
import type { Tx } from '../../store/database.ts';
import { audienceKey } from '../results/readClosedCampaigns.ts';

type AskedCampaign = Pick<Campaign, 'id' | 'account_id' | 'audience'>;

/** Returns the key of the audience that a campaign asks now. */
export async function readAudienceKey(tx: Tx, { id, account_id, audience }: AskedCampaign): Promise<string> {
  const audienceOf = await readInvitedAudience(tx, account_id, [{ id, audience }]);
  return audienceKey(audienceOf(id));
}

/** Whether a pulse still asks the group that was offered. */
export const hasOfferedAudience = async (
  tx: Tx,
  pulse: AskedCampaign,
  followUp: { readonly audience_key: string },
): Promise<boolean> => (await readAudienceKey(tx, pulse)) === followUp.audience_key;
