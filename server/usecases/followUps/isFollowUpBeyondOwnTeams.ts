import type { Caller } from '../../kernel/caller.ts';
import type { Campaign } from '../../store/campaigns/campaigns.ts';
import type { Tx } from '../../store/database.ts';
import { listRequesters } from '../../store/followUps/followUps.ts';

/**
 * Whether a scheduled campaign is a follow-up pulse that asks people around a lead's teams, as it was offered to the caller: it has no
 * creator, and a change of its audience would have canceled the schedule. The caller must have asked for it and still lead the team that
 * they asked about.
 */
export async function isFollowUpBeyondOwnTeams(
  tx: Tx,
  caller: Caller,
  { id, account_id, created_by }: Pick<Campaign, 'id' | 'account_id' | 'created_by'>,
): Promise<boolean> {
  if (created_by !== null) return false;
  const requesters = await listRequesters(tx, account_id, id);
  return requesters.some(({ userId, isLead }) => isLead && userId === caller.person.user.id);
}
