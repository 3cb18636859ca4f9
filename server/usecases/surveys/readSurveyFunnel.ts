import { raterRelationships } from '../../../domain/raters/raterRelationships.ts';
import {
  shareForRelationship,
  sharesByRelationship,
  sumCounts,
} from '../../../domain/surveys/participationFunnel.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { listSurveyCampaigns } from '../../store/surveys/campaigns.ts';
import { countTargetGroups, countTargets, type GroupOfTeam } from '../../store/surveys/progress.ts';
import { visibleUserIds } from '../campaigns/campaignAccess.ts';
import { teamNameFromKey } from '../survey/freezeAttributes.ts';
import { requireSurvey } from './surveyAccess.ts';

/** Returns the progress of a campaign, by relationship and by the targets' teams at launch. */
export async function readSurveyFunnel(deps: Deps, caller: Caller, campaignId: number) {
  return deps.database.as(caller.scope, async (tx) => {
    const campaign = await requireSurvey(tx, caller, campaignId);
    const groups = await countTargetGroups(
      tx,
      [campaignId],
      await visibleUserIds(tx, caller),
      today(deps.clock),
    );
    const relationships = raterRelationships.filter(
      (relationship) => relationship === 'self' || campaign.relationships.includes(relationship),
    );
    return {
      by_relationship: relationships.map((relationship) => ({
        relationship,
        share: shareForRelationship(
          relationship,
          sumCounts(groups.filter((group) => group.relationship === relationship)),
        ),
      })),
      by_team: byTeam(groups).map(([team, own]) => ({
        team: team === null ? null : teamNameFromKey(team),
        ...sharesByRelationship(own),
      })),
    };
  });
}

function byTeam(groups: readonly GroupOfTeam[]): (readonly [string | null, GroupOfTeam[]])[] {
  const teams = [...new Set(groups.map(({ team }) => team))];
  return teams.map((team) => [team, groups.filter((group) => group.team === team)]);
}

/** Returns the progress of several campaigns, one row each, and in total. */
export async function readSurveySummary(deps: Deps, caller: Caller, ids: readonly number[] | null) {
  return deps.database.as(caller.scope, async (tx) => {
    const campaigns = await listSurveyCampaigns(tx, accountOf(caller), ids);
    const campaignIds = campaigns.map(({ id }) => id);
    const visible = await visibleUserIds(tx, caller);
    const groups = await countTargetGroups(tx, campaignIds, visible, today(deps.clock));
    const targets = await countTargets(tx, campaignIds, visible);
    return {
      campaigns: campaigns.map((campaign) => ({
        campaign_id: campaign.id,
        name: campaign.name,
        status: campaign.status,
        launched_on: campaign.launched_on,
        closes_on: campaign.closes_on,
        released_on: campaign.released_on,
        target_count: targets.get(campaign.id) ?? 0,
        ...sharesByRelationship(groups.filter(({ campaign_id }) => campaign_id === campaign.id)),
      })),
      total: {
        target_count: [...targets.values()].reduce((sum, count) => sum + count, 0),
        ...sharesByRelationship(groups),
      },
    };
  });
}
