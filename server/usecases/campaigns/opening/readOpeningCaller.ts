import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import { type Caller, isLimitedToLedTeams } from '../../../kernel/caller.ts';
import { accountScope, platformScope } from '../../../kernel/scope.ts';
import type { ScheduledCampaign } from '../../../store/campaigns/scheduledCampaigns.ts';
import { listRequesters } from '../../../store/followUps/followUps.ts';
import { type OpeningCampaign, openingKinds } from './openingKinds.ts';
import { readScheduler } from './readScheduler.ts';

/**
 * Returns in whose name a scheduled campaign opens: whoever scheduled it. A follow-up pulse without a creator opens in the name of the
 * first of those who asked for it that still leads the team or is an administrator. Throws as `readScheduler` does.
 */
export async function readOpeningCaller(
  deps: Deps,
  { kind, id, account_id }: Pick<ScheduledCampaign, 'kind' | 'id' | 'account_id'>,
  { scheduled_by, created_by }: OpeningCampaign,
): Promise<Caller> {
  const read = (userId: number | null): Promise<Caller> => {
    const { module } = openingKinds[kind];
    const scheduler = { userId, accountId: account_id, module, now: deps.clock.now() };
    return deps.database.as(platformScope, (tx) => readScheduler(tx, scheduler));
  };
  const canBePulse = kind === 'benchmark' && created_by === null;
  const requesters = canBePulse
    ? await deps.database.as(accountScope(account_id), (tx) => listRequesters(tx, account_id, id))
    : [];
  if (!requesters.some(({ userId }) => userId === scheduled_by)) return read(scheduled_by);
  for (const { userId, isLead } of requesters) {
    const caller = await read(userId).catch(nullIfForbidden);
    if (caller && (isLead || !isLimitedToLedTeams(caller))) return caller;
  }
  throw new Refusal('forbidden');
}

function nullIfForbidden(failure: unknown): null {
  if (failure instanceof Refusal && failure.code === 'forbidden') return null;
  throw failure;
}
