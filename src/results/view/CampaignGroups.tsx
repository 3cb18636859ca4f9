import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { groupResultsQuery } from '../../../dataProviders/results.ts';
import { isSupervisor } from '../../../domain/access/roles.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { DimensionChoice } from '../DimensionChoice.tsx';
import { GroupChangeChart } from '../GroupChangeChart.tsx';
import { GroupChart } from '../GroupChart.tsx';
import { type Dimension, dimensions } from '../useResultTexts.ts';

interface CampaignGroupsProps {
  readonly campaign: CampaignScores;
  readonly before: CampaignScores | null;
}

/** The topics by the groups of a dimension, and how these changed since the previous campaign. */
export function CampaignGroups({ campaign, before }: CampaignGroupsProps) {
  const { user, currentAccount } = usePerson();
  const offered = isSupervisor(user) ? (['team'] as const) : dimensions;
  const [dimension, setDimension] = useState<Dimension>(isSupervisor(user) ? 'team' : 'department');
  const groups = useQuery(groupResultsQuery(currentAccount.id, campaign.campaign_id, dimension));
  const groupsBefore = useQuery({
    ...groupResultsQuery(currentAccount.id, before?.campaign_id ?? 0, dimension),
    enabled: before !== null,
  });
  return (
    <>
      <GroupChart
        campaign={campaign}
        dimension={dimension}
        controls={<DimensionChoice dimensions={offered} chosen={dimension} onChoose={setDimension} />}
        query={groups}
      />
      {before && groups.data && groupsBefore.data && groups.data.length > 0 && (
        <GroupChangeChart
          campaign={campaign}
          before={before}
          dimension={dimension}
          groups={groups.data}
          groupsBefore={groupsBefore.data}
        />
      )}
    </>
  );
}
