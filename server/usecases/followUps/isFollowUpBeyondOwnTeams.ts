import type { Campaign } from '../../store/campaigns/campaigns.ts';
import type { Tx } from '../../store/database.ts';
import { hasLeadingRequester } from '../../store/followUps/followUps.ts';

/**
 * Whether a scheduled campaign is a follow-up pulse that asks people around a lead's teams, as it was offered: it has no creator, and a
 * change of its audience would have canceled the schedule. Someone who asked for it must still lead the team that they asked about.
 */
export const isFollowUpBeyondOwnTeams = async (
  tx: Tx,
  { id, account_id, created_by }: Pick<Campaign, 'id' | 'account_id' | 'created_by'>,
): Promise<boolean> => created_by === null && (await hasLeadingRequester(tx, account_id, id));
