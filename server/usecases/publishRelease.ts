import type { Campaign } from '../store/campaigns.ts';
import type { Tx } from '../store/database.ts';
import { addRelease } from '../store/releases.ts';
import type { FinishedForm } from './handInForm.ts';

export async function publishRelease(
  tx: Tx,
  campaign: Campaign,
  _forms: readonly FinishedForm[],
  day: string,
): Promise<void> {
  const release = { account_id: campaign.account_id, campaign_id: campaign.id, k: campaign.min_group };
  await addRelease(tx, { ...release, certificate: null, spread: {}, created_on: day }, []);
}
