import type { Deps } from '../../deps.ts';
import type { Campaign } from '../../store/campaigns.ts';
import type { Tx } from '../../store/database.ts';
import { publishDrivers } from '../benchmarks/publishDrivers.ts';
import type { FinishedForm } from '../handInForm.ts';
import { publishAnswers } from './publishAnswers.ts';

/**
 * What is published of a campaign besides its cells, together with its release and once for good: answers to the account's
 * own questions, and which topics go with the outcome. For the builder, once the release is written.
 */
export async function publishBesides(
  deps: Deps,
  tx: Tx,
  campaign: Campaign,
  forms: readonly FinishedForm[],
): Promise<void> {
  await publishAnswers(tx, campaign, forms);
  await publishDrivers(deps, tx, campaign, forms);
}
