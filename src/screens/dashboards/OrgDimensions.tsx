import { Box, Skeleton } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { WholeCampaign } from '../../../contract/v2/microsurveyResults.ts';
import { groupResults } from '../../../dataProviders/results.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { DimensionChart } from '../../results/DimensionChart.tsx';
import { DimensionHeadline } from '../../results/DimensionHeadline.tsx';
import { findingOf, rankDimensions } from '../../results/dimensionFindings.ts';
import { GroupChart } from '../../results/GroupChart.tsx';
import { stack } from '../../results/stack.ts';
import { CampaignChoice } from './CampaignChoice.tsx';
import { CampaignContent } from './CampaignContent.tsx';
import { useChosenCampaign } from './useChosenCampaign.ts';

const dimensions = ['department', 'location', 'level', 'team'] as const;

/** The dimensions of the organisation side by side: which one divides people most, and how. */
export default function OrgDimensions() {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const found = useChosenCampaign();
  const company = currentAccount.company_name || currentAccount.name;
  return (
    <Box sx={{ ...stack, maxWidth: 1120 }}>
      <Box sx={{ mb: { xs: -2, md: -3 } }}>
        <PageHeader
          title={translate('titles.orgDimensions')}
          purpose={translate('results.dimensions.purpose', { company })}
        />
      </Box>
      <CampaignContent of={found}>
        {(campaign) => (
          <>
            <CampaignChoice of={found} />
            {campaign.overall ? (
              <Dimensions key={campaign.campaign_id} campaign={campaign} company={company} />
            ) : (
              <StateCard
                title={translate('results.tooFew.title')}
                text={translate('results.tooFew.text', { k: campaign.k })}
              />
            )}
          </>
        )}
      </CampaignContent>
    </Box>
  );
}

interface DimensionsProps {
  readonly campaign: WholeCampaign;
  readonly company: string;
}

function Dimensions({ campaign, company }: DimensionsProps) {
  const { currentAccount } = usePerson();
  const query = useQueries({
    queries: dimensions.map((one) => groupResults(currentAccount.id, campaign.campaign_id, one)),
  });
  const parts = dimensions.map((dimension, at) => ({ dimension, query: query[at] }));
  if (query.some(({ isPending }) => isPending)) return <Skeleton variant="rounded" height={360} />;
  const findings = parts.flatMap(({ dimension, query }) =>
    query?.data ? findingOf(dimension, campaign, query.data) : [],
  );
  const place = rankDimensions(findings).map(({ dimension }) => dimension);
  const ordered = [...parts].sort((a, b) => rankOf(place, a.dimension) - rankOf(place, b.dimension));
  return (
    <>
      <Box>
        <DimensionHeadline company={company} findings={findings} />
      </Box>
      <DimensionChart campaign={campaign} findings={findings} />
      {ordered.map(({ dimension, query }) => (
        <GroupChart
          key={dimension}
          campaign={campaign}
          dimension={dimension}
          groups={query?.data}
          failed={query?.isError ?? false}
          onRetry={() => void query?.refetch()}
        />
      ))}
    </>
  );
}

/** One that failed to load comes last. */
const rankOf = (ranked: readonly string[], dimension: string) =>
  ranked.includes(dimension) ? ranked.indexOf(dimension) : ranked.length;
