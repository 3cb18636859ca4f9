import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { groupResultsQuery } from '../../../dataProviders/results.ts';
import { isSupervisor } from '../../../domain/access/roles.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { DimensionChoice } from '../DimensionChoice.tsx';
import { GroupChart } from '../GroupChart.tsx';
import type { Topic } from '../scoreChanges.ts';
import { type Dimension, dimensions } from '../useResultTexts.ts';

interface TopicGroupsProps {
  readonly campaign: CampaignScores;
  readonly topic: Topic;
}

/** One topic by the groups of a dimension. */
export function TopicGroups({ campaign, topic }: TopicGroupsProps) {
  const { user, currentAccount } = usePerson();
  const offered = isSupervisor(user) ? (['team'] as const) : dimensions;
  const [dimension, setDimension] = useState<Dimension>(isSupervisor(user) ? 'team' : 'department');
  const query = useQuery(groupResultsQuery(currentAccount.id, campaign.campaign_id, dimension));
  return (
    <GroupChart
      campaign={{ ...campaign, topics: [topic] }}
      dimension={dimension}
      controls={<DimensionChoice dimensions={offered} chosen={dimension} onChoose={setDimension} />}
      query={query}
    />
  );
}
