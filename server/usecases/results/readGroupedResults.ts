import { groupBy } from '../../../domain/groupBy.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { visibleCells } from '../../../domain/release/visibleCells.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, isLimitedToLedTeams } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { audienceLedBy } from '../../store/campaigns/audienceMembers.ts';
import { listNamedTopics, type NamedTopic } from '../../store/content/benchmarkContent.ts';
import type { Tx } from '../../store/database.ts';
import type { ClosedCampaign } from '../../store/results/listClosedCampaigns.ts';
import { type PublishedCell, publishedCells } from '../../store/results/publishedCells.ts';
import { teamIdFromKey, teamNameFromKey } from '../survey/freezeAttributes.ts';
import { campaignHeadOf, readClosedCampaigns, scoredTopics } from './readClosedCampaigns.ts';

const orgDimensions: readonly string[] = ['department', 'location', 'level', 'team'];

/**
 * Returns results by a dimension of the organization. Throws `cut_unknown` for any other dimension, also for
 * administrators.
 */
export function readOrgResults(deps: Deps, caller: Caller, dimension: string, campaignId: number | null) {
  if (!orgDimensions.includes(dimension)) throw new Refusal('cut_unknown');
  return readGroupedResults(deps, caller, dimension, campaignId);
}

/**
 * Returns the published groups of one dimension. Administrators see all of them; team leads see the groups that include
 * their own teams, and no other dimension.
 */
export function readGroupedResults(deps: Deps, caller: Caller, dimension: string, campaignId: number | null) {
  return grouped(deps, caller, { dimension, campaignId, seesAllGroups: !isLimitedToLedTeams(caller) });
}

/** Returns the groups that include teams led by the caller, whatever the caller's role. */
export function readOwnTeamResults(deps: Deps, caller: Caller, campaignId: number | null) {
  return grouped(deps, caller, { dimension: 'team', campaignId, seesAllGroups: false });
}

interface GroupedQuery {
  readonly dimension: string;
  readonly campaignId: number | null;
  readonly seesAllGroups: boolean;
}

async function grouped(deps: Deps, caller: Caller, { dimension, campaignId, seesAllGroups }: GroupedQuery) {
  const accountId = accountOf(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const campaigns = await readClosedCampaigns(tx, caller, accountId, campaignId);
    const ids = campaigns.map(({ campaign_id }) => campaign_id);
    const all = await publishedCells(tx, accountId, ids, dimension);
    const ledTeams = seesAllGroups ? [] : await ledKeys(tx, caller, all);
    const cells = visibleCells(all, { seesAllGroups, ledTeams });
    const topics = await listNamedTopics(tx);
    const ofCampaign = groupBy(cells, ({ campaign_id }) => campaign_id);
    return campaigns.map((campaign) => ({
      ...campaignHeadOf(campaign),
      dimension,
      groups: groupsOf(ofCampaign.get(campaign.campaign_id) ?? [], campaign, topics),
    }));
  });
}

/** Returns the teams the caller leads, under their names when each campaign was launched. */
export async function ledKeys(tx: Tx, caller: Caller, cells: readonly PublishedCell[]): Promise<string[]> {
  const led = new Set((await audienceLedBy(tx, accountOf(caller), caller.person.user.id)).team_ids);
  const isLed = (key: string) => {
    const id = teamIdFromKey(key);
    return id !== null && led.has(id);
  };
  return [...new Set(cells.flatMap(({ members }) => members))].filter(isLed);
}

function groupsOf(cells: readonly PublishedCell[], campaign: ClosedCampaign, topics: readonly NamedTopic[]) {
  return [...groupBy(cells, ({ category }) => category).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { members, n_band } = first;
    const team_ids =
      first.dim === 'team' ? { team_ids: members.flatMap((key) => teamIdFromKey(key) ?? []) } : {};
    return {
      /** The stored keys of the members; no response contains them. */
      keys: members,
      members: members.map(teamNameFromKey),
      ...team_ids,
      n_band,
      topics: scoredTopics(own, campaign, topics),
    };
  });
}
