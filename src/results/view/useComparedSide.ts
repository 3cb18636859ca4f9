import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { groupResultsQuery } from '../../../dataProviders/results.ts';
import { isSupervisor } from '../../../domain/access/roles.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { type Dimension, dimensions } from '../useResultTexts.ts';
import type { ComparedGroup } from './comparedGroups.ts';
import { canBeLinked, companyKey, dimensionOfKey } from './groupKeys.ts';
import { useResultView } from './useResultView.ts';
import { canSeeDimension, useNamedGroups } from './useViewedGroup.ts';

export type SideName = 'compare' | 'with';

/** One side of a comparison, as the address names it. */
export function useComparedSide(campaign: CampaignScores, name: SideName) {
  const translate = useTranslate();
  const { user, currentAccount } = usePerson();
  const { view, setView } = useResultView();
  const nameGroups = useNamedGroups();
  const isLead = isSupervisor(user);
  const key = view[name];
  const dimension = dimensionOfKey(key);
  const isOffered = dimension !== null && canSeeDimension(isLead, dimension);
  const query = useQuery({
    ...groupResultsQuery(currentAccount.id, campaign.campaign_id, dimension ?? 'team'),
    enabled: isOffered,
  });
  const published = dimension && isOffered && query.data ? nameGroups(dimension, query.data) : [];
  const options = published.filter((one) => canBeLinked(one.key));
  const chosen = options.find((one) => one.key === key);
  const company: ComparedGroup = {
    key: companyKey,
    name: translate('results.view.compare.company'),
    dimension: null,
    topics: campaign.topics,
  };
  const group: ComparedGroup | null =
    key === companyKey
      ? company
      : chosen
        ? { key, name: chosen.name, dimension, topics: chosen.group.topics }
        : null;
  const isLoading = isOffered && query.isPending;
  return {
    name,
    key,
    dimension,
    query: isOffered ? query : null,
    isLoading,
    options,
    group,
    /** The members of a group that was combined before it was published. */
    members: chosen && chosen.group.members.length > 1 ? chosen.group.members : null,
    problem:
      isLoading || group || query.isError ? null : problemOf(key, { dimension, isLead, options: published }),
    offered: dimensions.filter((one) => canSeeDimension(isLead, one)),
    choose: (next: string) => setView({ [name]: next }),
  };
}

export type ComparedSide = ReturnType<typeof useComparedSide>;

interface SideState {
  readonly dimension: Dimension | null;
  readonly isLead: boolean;
  readonly options: readonly unknown[];
}

/** Why a side that the address names shows no group, as a key of its text; null if none was chosen yet. */
function problemOf(key: string, { dimension, isLead, options }: SideState) {
  if (key === '') return null;
  if (key === dimension) return options.length === 0 && (!isLead || dimension === 'team') ? 'none' : null;
  return isLead ? 'hiddenFromLead' : 'hidden';
}
