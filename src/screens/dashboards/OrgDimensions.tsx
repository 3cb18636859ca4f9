import { Box } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { groupResultsQuery } from '../../../dataProviders/results.ts';
import { companyNameOf } from '../../../domain/accounts/accountDisplayName.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { LoadingState } from '../../kit/states/LoadingState.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { DimensionChart } from '../../results/DimensionChart.tsx';
import { DimensionHeadline } from '../../results/DimensionHeadline.tsx';
import { measureDimension, rankDimensions } from '../../results/dimensionFindings.ts';
import { emptyResultTexts } from '../../results/emptyResultTexts.ts';
import { GroupChart } from '../../results/GroupChart.tsx';
import { ResultsPage } from '../../results/ResultsPage.tsx';
import { CampaignSelect } from './CampaignSelect.tsx';
import { SelectedCampaignContent } from './SelectedCampaignContent.tsx';
import { useCampaignSelection } from './useCampaignSelection.ts';

const dimensions = ['department', 'location', 'level', 'team'] as const;

/** Compares the dimensions of the organization, those with the largest differences first. */
export default function OrgDimensions() {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const selection = useCampaignSelection();
  const company = companyNameOf(currentAccount);
  return (
    <ResultsPage
      title={translate('titles.orgDimensions')}
      purpose={translate('results.dimensions.purpose', { company })}
    >
      <SelectedCampaignContent selection={selection}>
        {(campaign) => (
          <>
            <CampaignSelect selection={selection} />
            {campaign.overall ? (
              <Dimensions key={campaign.campaign_id} campaign={campaign} company={company} />
            ) : (
              <TranslatedStateCard texts={emptyResultTexts(campaign)} values={{ k: campaign.k }} />
            )}
          </>
        )}
      </SelectedCampaignContent>
    </ResultsPage>
  );
}

interface DimensionsProps {
  readonly campaign: CampaignScores;
  readonly company: string;
}

function Dimensions({ campaign, company }: DimensionsProps) {
  const { currentAccount } = usePerson();
  const queries = useQueries({
    queries: dimensions.map((one) => groupResultsQuery(currentAccount.id, campaign.campaign_id, one)),
  });
  const parts = dimensions.flatMap((dimension, at) => {
    const query = queries[at];
    return query ? [{ dimension, query }] : [];
  });
  if (queries.some(({ isPending }) => isPending)) return <LoadingState />;
  const findings = parts.flatMap(({ dimension, query }) =>
    query.data ? measureDimension(dimension, campaign, query.data) : [],
  );
  const ranked = rankDimensions(findings).map(({ dimension }) => dimension);
  const ordered = [...parts].sort((a, b) => rankOf(ranked, a.dimension) - rankOf(ranked, b.dimension));
  return (
    <>
      <Box>
        <DimensionHeadline company={company} findings={findings} />
      </Box>
      <DimensionChart campaign={campaign} findings={findings} />
      {ordered.map(({ dimension, query }) => (
        <GroupChart key={dimension} campaign={campaign} dimension={dimension} query={query} />
      ))}
    </>
  );
}

/** The position of a dimension in the list. Dimensions that failed to load come last. */
const rankOf = (ranked: readonly string[], dimension: string) =>
  ranked.includes(dimension) ? ranked.indexOf(dimension) : ranked.length;
