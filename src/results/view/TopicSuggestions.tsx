import { useQuery } from '@tanstack/react-query';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { leaderPlansQuery } from '../../../dataProviders/recommendations.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { LeaderRecommendations } from '../LeaderRecommendations.tsx';
import type { Topic } from '../scoreChanges.ts';

interface TopicSuggestionsProps {
  readonly campaign: CampaignScores;
  readonly topic: Pick<Topic, 'topic_id'>;
}

/** Suggestions from the catalog if the topic scores low; otherwise nothing. */
export function TopicSuggestions({ campaign, topic }: TopicSuggestionsProps) {
  const query = useQuery(leaderPlansQuery(useAccountId(), campaign.campaign_id));
  return (
    <QueryState query={query} failed="results.first.failed" height={120}>
      {(plans) => {
        const own = plans.filter(({ topic_id }) => topic_id === topic.topic_id);
        return own.length > 0 && <LeaderRecommendations campaign={campaign} plans={own} />;
      }}
    </QueryState>
  );
}
