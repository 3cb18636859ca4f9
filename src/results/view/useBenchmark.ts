import { useQuery } from '@tanstack/react-query';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { companyBenchmarkQuery } from '../../../dataProviders/benchmarkResultDetails.ts';
import { isPulse } from '../../../domain/campaigns/surveyLength.ts';
import { everyoneAudience } from '../../../domain/release/visibleCells.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';

/**
 * The query of the comparison with other companies. It is about the newest campaign that asked everyone about all topics; for any other
 * campaign, `isCompared` is false and nothing is requested.
 */
export function useBenchmark(campaign: CampaignScores, campaigns: readonly CampaignScores[]) {
  const newest = campaigns.find(
    ({ overall, audience, length }) => overall !== null && audience === everyoneAudience && !isPulse(length),
  );
  const isCompared = campaign.campaign_id === newest?.campaign_id;
  const query = useQuery({ ...companyBenchmarkQuery(useAccountId()), enabled: isCompared });
  return { query, isCompared };
}

type Companies = NonNullable<ReturnType<typeof useBenchmark>['query']['data']>;

/** The median of other companies by topic. */
export const mediansOf = ({ topics }: Companies): ReadonlyMap<number, number> =>
  new Map(topics.map(({ topic_id, p50 }) => [topic_id, p50]));
