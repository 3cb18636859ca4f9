import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { topicTrendsQuery } from '../../../dataProviders/results.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { QueryState } from '../../kit/states/QueryState.tsx';
import type { Topic } from '../scoreChanges.ts';
import { TrendChart } from '../TrendChart.tsx';
import { trendsOfSameAudience } from '../trendRows.ts';
import { mediansOf, useBenchmark } from './useBenchmark.ts';

interface TopicTrendProps {
  readonly campaign: CampaignScores;
  /** All closed campaigns, newest first. */
  readonly campaigns: readonly CampaignScores[];
  readonly topic: Topic;
}

/** The trend of a topic over the campaigns with the same audience. */
export function TopicTrend({ campaign, campaigns, topic: { topic_id } }: TopicTrendProps) {
  const translate = useTranslate();
  const trends = useQuery(topicTrendsQuery(useAccountId()));
  const { query: companies, isCompared } = useBenchmark(campaign, campaigns);
  const median = isCompared && companies.data ? mediansOf(companies.data).get(topic_id) : undefined;
  return (
    <QueryState query={trends} failed="results.trend.failed" height={360}>
      {(all) => {
        const comparable = trendsOfSameAudience(campaign, campaigns, all);
        const chosen = comparable.trends.find((one) => one.topic_id === topic_id);
        return (
          chosen && (
            <TrendChart
              {...comparable}
              chosen={chosen}
              reference={
                median === undefined
                  ? undefined
                  : { value: median, name: translate('results.trend.companies') }
              }
            />
          )
        );
      }}
    </QueryState>
  );
}
