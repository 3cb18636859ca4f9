import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, isLimitedToLedTeams } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { readInvitedAudience } from '../../store/campaigns/audienceTargets.ts';
import { type Campaign, listCampaigns } from '../../store/campaigns/campaigns.ts';
import type { Tx } from '../../store/database.ts';
import { readOverallVisibility } from '../results/readClosedCampaigns.ts';
import { countOpenParticipation } from '../results/readParticipationCounts.ts';
import {
  type ReportedParticipation,
  readFinalParticipation,
  reportedParticipation,
} from '../results/reportedParticipation.ts';

/**
 * Returns a function that checks whether the caller sees the audience and the participation of a campaign: a team lead who didn't create it
 * does only if everyone was invited or the audience consists of teams they lead.
 */
export async function readParticipationVisibility(
  tx: Tx,
  caller: Caller,
  campaigns: readonly Campaign[],
): Promise<(campaign: Campaign) => boolean> {
  if (!isLimitedToLedTeams(caller)) return () => true;
  const accountId = accountOf(caller);
  const invitedAudience = await readInvitedAudience(tx, accountId, campaigns);
  const sees = await readOverallVisibility(tx, caller, accountId);
  return ({ id, created_by }) => created_by === caller.person.user.id || sees(invitedAudience(id));
}

/**
 * Returns the participation that the caller sees, by campaign: as of yesterday and without the last day while a campaign is open, and as of when it closed afterward. Team
 * leads don't see how many people have started. Campaigns that the caller sees nothing of look like small ones.
 */
export async function readVisibleParticipation(
  { database, clock }: Deps,
  tx: Tx,
  caller: Caller,
  campaigns: readonly Campaign[],
): Promise<ReadonlyMap<number, ReportedParticipation>> {
  const isVisible = await readParticipationVisibility(tx, caller, campaigns);
  const visible = campaigns.filter(isVisible);
  const open = visible.filter(({ status }) => status === 'open');
  const counts = await countOpenParticipation(tx, open, today(clock));
  const closed = visible.flatMap(({ id, closed_on, min_group: k }) =>
    closed_on === null ? [] : [{ id, closed_on, k }],
  );
  const final = closed.length === 0 ? null : await readFinalParticipation(database, tx, closed);
  const hidesStarted = isLimitedToLedTeams(caller);
  return new Map(
    campaigns.map(({ id, min_group }) => {
      const reported = final?.get(id) ?? reportedParticipation(counts.get(id), min_group);
      return [id, hidesStarted ? { ...reported, started_percent: null } : reported];
    }),
  );
}

/** Returns the participation rates of the campaigns on a page of a list. Ids of other accounts are left out. */
export async function readParticipationOfList(deps: Deps, caller: Caller, campaign_ids: readonly number[]) {
  return deps.database.as(caller.scope, async (tx) => {
    const campaigns = await listCampaigns(tx, accountOf(caller), { campaign_ids: [...campaign_ids] });
    const reported = await readVisibleParticipation(deps, tx, caller, campaigns);
    return campaigns.map(({ id }) => ({
      campaign_id: id,
      participation_percent: reported.get(id)?.participation_percent ?? null,
    }));
  });
}
