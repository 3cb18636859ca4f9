import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { groupResultsQuery } from '../../../dataProviders/results.ts';
import { isSupervisor } from '../../../domain/access/roles.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { findEarlierGroup } from '../groupChanges.ts';
import type { Group } from '../scoreChanges.ts';
import { type Dimension, useResultTexts } from '../useResultTexts.ts';
import { canBeLinked, companyKey, dimensionOfKey, groupKeys } from './groupKeys.ts';
import { useResultView } from './useResultView.ts';

/** A published group with its key and name. */
export interface NamedGroup {
  readonly key: string;
  readonly name: string;
  readonly group: Group;
}

/** Returns the groups with their keys and names, in the order of their names. */
export function useNamedGroups(): (dimension: Dimension, groups: readonly Group[]) => readonly NamedGroup[] {
  const words = useResultTexts();
  return (dimension, groups) => {
    const keys = groupKeys(dimension, groups);
    return groups
      .map((group, at) => ({
        key: keys[at] ?? '',
        name: words.shortList(words.members(dimension, group.members)),
        group,
      }))
      .sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
  };
}

/** Whether a person may see the groups of a dimension. The server decides; this saves requests whose responses would be empty. */
export const canSeeDimension = (isLead: boolean, dimension: Dimension): boolean =>
  !isLead || dimension === 'team';

/** The dimension whose groups can be shown: a lead's teams, or that of the group in the address. Null if the page shows the company. */
function useViewedDimension() {
  const { user } = usePerson();
  const { view } = useResultView();
  const isLead = isSupervisor(user);
  const dimension = isLead ? 'team' : dimensionOfKey(view.group);
  return { isLead, key: view.group, dimension: dimension ?? 'team', isOffered: dimension !== null };
}

/**
 * The group whose scores the page shows: the one in the address, or else a lead's first team. Null is the company. `isHidden`: the address
 * names a group that isn't published or that the person can't see.
 */
export function useViewedGroup(campaign: CampaignScores, before: CampaignScores | null) {
  const { currentAccount } = usePerson();
  const translate = useTranslate();
  const nameGroups = useNamedGroups();
  const { isLead, key, dimension, isOffered } = useViewedDimension();
  const query = useQuery({
    ...groupResultsQuery(currentAccount.id, campaign.campaign_id, dimension),
    enabled: isOffered,
  });
  const queryBefore = useQuery({
    ...groupResultsQuery(currentAccount.id, before?.campaign_id ?? 0, dimension),
    enabled: isOffered && before !== null,
  });
  const groups = isOffered ? (query.data ?? []) : [];
  const options = nameGroups(dimension, groups);
  const linked = options.find((one) => one.key === key && canBeLinked(key));
  const chosen = linked ?? (isLead && key !== companyKey ? options[0] : undefined);
  const earlier = chosen && findEarlierGroup(chosen.group, groups, queryBefore.data ?? []);
  const isNamed = key !== '' && key !== companyKey;
  return {
    isLead,
    query,
    isNeeded: isOffered,
    /** Whether the earlier scores of the group are still loading. */
    isEarlierPending: chosen !== undefined && before !== null && queryBefore.isPending,
    options,
    chosen: chosen ?? null,
    earlier: earlier?.topics ?? null,
    isHidden: isNamed && !linked && (query.isSuccess || !isOffered),
    campaign: chosen ? campaignOfGroup(campaign, chosen, translate) : campaign,
  };
}

export type ViewedGroup = ReturnType<typeof useViewedGroup>;

/** The campaign with the scores of a group in place of the company's. */
function campaignOfGroup(
  campaign: CampaignScores,
  { name, group }: NamedGroup,
  translate: ReturnType<typeof useTranslate>,
): CampaignScores {
  return {
    ...campaign,
    name: translate('results.view.group.named', { campaign: campaign.name, group: name }),
    n_band: group.n_band,
    overall: null,
    participation_percent: null,
    topics: group.topics,
  };
}
