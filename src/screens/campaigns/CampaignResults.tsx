import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import {
  groupResults,
  openParticipation,
  topicTrends,
  wholeResults,
} from '../../../dataProviders/results.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { usePerson } from '../../ui/person.ts';
import { CampaignPanel } from '../../ui/results/CampaignPanel.tsx';
import { Participation } from '../../ui/results/Participation.tsx';
import { ResultsFailed, ResultsLoading } from '../../ui/results/ResultStates.tsx';
import { StateCard } from '../../ui/StateCard.tsx';

/** What one campaign found; before it has closed, how many take part. */
export default function CampaignResults() {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const id = Number(useParams().id);
  const whole = useQuery(wholeResults(currentAccount.id));
  const open = useQuery(openParticipation(currentAccount.id));
  const campaign = whole.data?.find(({ campaign_id }) => campaign_id === id);
  const running = open.data?.find(({ campaign_id }) => campaign_id === id);
  const back = (
    <Button component={Link} to={`/micro-surveys/benchmarks/manage/${id}`}>
      {translate('results.notClosed.action')}
    </Button>
  );
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <PageHeading
        title={campaign?.name ?? running?.name ?? translate('titles.benchmarkResults')}
        purpose={translate('results.purpose', {
          company: currentAccount.company_name || currentAccount.name,
        })}
        action={back}
      />
      {whole.isPending && <ResultsLoading />}
      {whole.isError && <ResultsFailed onRetry={() => void whole.refetch()} />}
      {campaign && whole.isSuccess && (
        <CampaignPanel
          campaign={campaign}
          campaigns={whole.data}
          askTrends={topicTrends(currentAccount.id)}
          askGroups={(dimension) => groupResults(currentAccount.id, id, dimension)}
        />
      )}
      {whole.isSuccess && !campaign && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {running && <Participation campaign={running} />}
          <StateCard
            title={translate('results.notClosed.title')}
            text={translate('results.notClosed.text')}
          />
        </Box>
      )}
    </Box>
  );
}
