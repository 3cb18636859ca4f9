import { Refusal } from '../../../domain/refusal.ts';
import { type Caller, isLimitedToLedTeams } from '../../kernel/caller.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import { lockAccount } from '../../store/accounts/accounts.ts';
import type { Campaign } from '../../store/campaigns/campaigns.ts';
import type { MailTextOwner } from '../../store/campaigns/mailTexts.ts';
import type { Tx } from '../../store/database.ts';
import { lockOwnCampaign, requireCampaign, requireOwned } from '../campaigns/campaignAccess.ts';

/**
 * Returns whose emails these are, for people who manage them. Throws `not_found`, and `forbidden` to team leads for campaigns of others
 * and for the account's templates.
 */
export async function readMailTextOwner(
  tx: Tx,
  caller: Caller,
  campaignId: number | null,
): Promise<MailTextOwner> {
  if (campaignId === null) return templateOwner(caller);
  requireOwned(await requireCampaign(tx, caller, campaignId), caller);
  return { accountId: accountOf(caller), campaignId };
}

/** Like `readMailTextOwner`, but locks the campaign, or for templates the account, until the transaction ends. Throws `campaign_closed` after its end. */
export async function lockMailTextOwner(
  tx: Tx,
  caller: Caller,
  campaignId: number | null,
): Promise<MailTextOwner> {
  if (campaignId === null) {
    const owner = templateOwner(caller);
    requireFound(await lockAccount(tx, owner.accountId));
    return owner;
  }
  requireNotClosed(await lockOwnCampaign(tx, caller, campaignId));
  return { accountId: accountOf(caller), campaignId };
}

function templateOwner(caller: Caller): MailTextOwner {
  if (isLimitedToLedTeams(caller)) throw new Refusal('forbidden');
  return { accountId: accountOf(caller), campaignId: null };
}

function requireNotClosed({ status }: Campaign): void {
  if (status === 'closed') throw new Refusal('campaign_closed');
}
