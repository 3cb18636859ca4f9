import { useQueries, useQuery } from '@tanstack/react-query';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { campaignResultsQuery, groupResultsQuery } from '../../../dataProviders/results.ts';
import type { DimensionGroups } from '../../../domain/results/resultSlides.ts';
import type { GroupDimension } from '../../../domain/results/resultTexts.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';

interface CampaignWithGroups {
  /** All closed campaigns, newest first. */
  readonly campaigns: readonly CampaignScores[];
  /** The groups of the campaign; empty without published results. */
  readonly dimensions: readonly DimensionGroups[];
}

/** The closed campaigns and the groups of one of them, once all have loaded: a slide more would move the others. */
export function useCampaignWithGroups(campaignId: number, offered: readonly GroupDimension[]) {
  const accountId = useAccountId();
  const campaigns = useQuery(campaignResultsQuery(accountId));
  const isPublished = campaigns.data?.some(
    ({ campaign_id, overall }) => campaign_id === campaignId && overall !== null,
  );
  const groups = useQueries({
    queries: offered.map((dimension) => ({
      ...groupResultsQuery(accountId, campaignId, dimension),
      enabled: isPublished === true,
    })),
  });
  const dimensions = offered.flatMap((dimension, at) => {
    const loaded = groups[at]?.data;
    return loaded ? [{ dimension, groups: loaded }] : [];
  });
  const isComplete = isPublished === false || dimensions.length === offered.length;
  const data: CampaignWithGroups | undefined =
    campaigns.data && isComplete ? { campaigns: campaigns.data, dimensions } : undefined;
  return {
    data,
    error: campaigns.error ?? groups.find(({ error }) => error)?.error ?? null,
    refetch: () => {
      if (campaigns.error) void campaigns.refetch();
      for (const { error, refetch } of groups) if (error) void refetch();
    },
  };
}
