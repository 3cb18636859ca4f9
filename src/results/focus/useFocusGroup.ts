import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { type TeamFocus, teamFocusQuery } from '../../../dataProviders/teamActions.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { companyKey } from '../view/groupKeys.ts';
import { type NamedGroup, useViewedGroup } from '../view/useViewedGroup.ts';

/** The focus of the group that the page shows, if that is one team; otherwise of the first group. Another group can be selected. */
export function useFocusGroup(campaign: CampaignScores) {
  const accountId = useAccountId();
  const viewed = useViewedGroup(campaign, null);
  const viewedKey = viewed.chosen?.key ?? companyKey;
  const [selection, setSelection] = useState<{ viewedKey: string; teamId: number | null } | null>(null);
  const first = useQuery(teamFocusQuery(accountId, campaign.campaign_id, null));
  const teamId =
    selection?.viewedKey === viewedKey ? selection.teamId : teamOf(viewed.chosen, first.data?.groups ?? []);
  const own = useQuery({
    ...teamFocusQuery(accountId, campaign.campaign_id, teamId),
    enabled: teamId !== null,
  });
  return {
    query: teamId === null ? first : own,
    /** Whether the group that the page shows is still loading. */
    isPending: viewed.isNeeded && viewed.query.isPending,
    /** Selects another group until the page shows another one; null for the first. */
    selectGroup: (next: number | null) => setSelection({ viewedKey, teamId: next }),
  };
}

/** The id of the team that a group consists of; null for several teams and other groups. */
function teamOf(viewed: NamedGroup | null, groups: TeamFocus['groups']): number | null {
  if (viewed?.group.members.length !== 1) return null;
  const [teamId] = viewed.group.team_ids ?? [];
  return groups.find(({ team_id }) => team_id !== null && team_id === teamId)?.team_id ?? null;
}
