import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { externalScoresQuery } from '../../dataProviders/benchmarkResultDetails.ts';
import { listExternalSources } from '../../domain/benchmarkFile/compareWithExternal.ts';
import { useAccountId } from '../kit/context/useAccountId.ts';
import { ExternalScoreChart } from './ExternalScoreChart.tsx';

/** The company compared with one outside source at a time; nothing if there are none. Its query is loaded with the companies. */
export function ExternalScores({ campaign }: { readonly campaign: CampaignScores }) {
  const { data: scores = [] } = useQuery(externalScoresQuery(useAccountId()));
  const [chosen, setChosen] = useState(0);
  const topicIds = new Set(campaign.topics.map(({ topic_id }) => topic_id));
  const shown = scores.filter(({ topic_id }) => topicIds.has(topic_id));
  const sources = listExternalSources(shown);
  const at = chosen < sources.length ? chosen : 0;
  const source = sources[at];
  if (!source) return null;
  return (
    <ExternalScoreChart
      campaign={campaign}
      source={source}
      scores={shown.filter((score) => score.source === source.source && score.year === source.year)}
      choice={{ sources, at, onChoose: setChosen }}
    />
  );
}
