import { checkAcceptsAnswers } from '../../../domain/campaigns/benchmarkStatus.ts';
import { hasLastDayEnded } from '../../../domain/campaigns/lastDay.ts';
import { selectTimeZone } from '../../../domain/dates/timeZones.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { readAccountTimeZone } from '../../store/accounts/accounts.ts';
import type { Campaign } from '../../store/campaigns/campaigns.ts';
import type { Tx } from '../../store/database.ts';
import { readOwnTimeZone } from '../../store/people/profiles.ts';

/**
 * Checks that a campaign is open and that its last day hasn't ended for a person; with null, in the time zone of the account. Throws
 * `campaign_not_open`, `campaign_closed`.
 */
export async function checkRunsForPerson(
  { clock }: Deps,
  tx: Tx,
  { account_id, status, closes_on }: Campaign,
  userId: number | null,
): Promise<void> {
  checkAcceptsAnswers(status);
  const own = userId === null ? null : await readOwnTimeZone(tx, userId);
  const zone = selectTimeZone(own, await readAccountTimeZone(tx, account_id));
  if (hasLastDayEnded(closes_on, [zone], clock.now())) throw new Refusal('campaign_closed');
}
