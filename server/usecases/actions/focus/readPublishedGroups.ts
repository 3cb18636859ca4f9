import type { FocusTopic } from '../../../../domain/actions/focusCandidates.ts';
import { previousCampaign } from '../../../../domain/campaigns/previousCampaign.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import { everyoneAudience } from '../../../../domain/release/visibleCells.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { readOrgResults } from '../../results/readGroupedResults.ts';
import { readOverallResults } from '../../results/readOverallResults.ts';
import { teamIdFromKey, teamNameFromKey } from '../../survey/freezeAttributes.ts';

/** A group of a campaign whose results were published to the caller. */
export interface PublishedGroup {
  /** The teams that it consists of, as named when the campaign was launched; none for the whole company. */
  readonly teams: readonly { readonly id: number; readonly name: string }[];
  readonly members: readonly string[];
  readonly topics: readonly FocusTopic[];
  /** The same group in the previous comparable campaign. */
  readonly before: readonly FocusTopic[] | null;
  readonly company: readonly FocusTopic[] | null;
}

export interface PublishedGroups {
  readonly campaign: { readonly campaign_id: number; readonly name: string; readonly closed_on: string };
  readonly company: PublishedGroup | null;
  readonly teams: readonly PublishedGroup[];
}

/**
 * Returns the company and the teams whose results in a campaign are visible to the caller: administrators see all teams, leads see the
 * groups that include their own teams. A campaign with a chosen audience doesn't return the company. Throws `not_found`.
 */
export async function readPublishedGroups(
  deps: Deps,
  caller: Caller,
  campaignId: number,
): Promise<PublishedGroups> {
  const campaigns = await readOverallResults(deps, caller, null);
  const campaign = campaigns.find(({ campaign_id }) => campaign_id === campaignId);
  if (!campaign) throw new Refusal('not_found');
  const isAboutCompany = campaign.overall !== null && campaign.audience === everyoneAudience;
  const company = isAboutCompany ? campaign.topics : null;
  const previous = campaign.overall ? previousCampaign(campaigns, campaign) : null;
  const [groups, earlierGroups] = await Promise.all([
    readTeamGroups(deps, caller, campaignId),
    previous ? readTeamGroups(deps, caller, previous.campaign_id) : [],
  ]);
  const earlier = new Map(earlierGroups.map((group) => [identityOf(group.keys), group.topics]));
  const { campaign_id, name, closed_on } = campaign;
  return {
    campaign: { campaign_id, name, closed_on },
    company: company && {
      teams: [],
      members: [],
      topics: company,
      before: previous?.topics ?? null,
      company: null,
    },
    teams: groups.map(({ keys, members, topics }) => ({
      teams: keys.flatMap((key) => {
        const id = teamIdFromKey(key);
        return id === null ? [] : [{ id, name: teamNameFromKey(key) }];
      }),
      members,
      topics,
      before: earlier.get(identityOf(keys)) ?? null,
      company,
    })),
  };
}

async function readTeamGroups(deps: Deps, caller: Caller, campaignId: number) {
  const [campaign] = await readOrgResults(deps, caller, 'team', campaignId);
  return campaign?.groups ?? [];
}

/** A group is the same in two campaigns only if it consists of the same teams in both. */
const identityOf = (keys: readonly string[]) =>
  JSON.stringify(keys.map((key) => teamIdFromKey(key) ?? key).sort());

/** Returns the group of a team, or of the company; null if it wasn't published to the caller. */
export function groupOf({ company, teams }: PublishedGroups, teamId: number | null): PublishedGroup | null {
  if (teamId === null) return company;
  return teams.find((group) => group.teams.some(({ id }) => id === teamId)) ?? null;
}
