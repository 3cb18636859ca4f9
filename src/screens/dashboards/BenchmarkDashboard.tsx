import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
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
import { useResultWords } from '../../ui/results/useResultWords.ts';
import { StateCard } from '../../ui/StateCard.tsx';

/** What the culture benchmark found in the viewed account, campaign by campaign, the newest first. */
export default function BenchmarkDashboard() {
  const translate = useTranslate();
  const words = useResultWords();
  const { currentAccount } = usePerson();
  const whole = useQuery(wholeResults(currentAccount.id));
  const open = useQuery(openParticipation(currentAccount.id));
  const [chosen, setChosen] = useState<number | null>(null);
  const campaigns = whole.data ?? [];
  const campaign = campaigns.find(({ campaign_id }) => campaign_id === chosen) ?? campaigns[0];
  const company = currentAccount.company_name || currentAccount.name;
  return (
    <Box
      sx={{ maxWidth: 1120, display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ mb: { xs: -2, md: -3 } }}>
        <PageHeading
          title={translate('titles.benchmarkDashboard')}
          purpose={translate('results.purpose', { company })}
        />
      </Box>
      {open.data?.map((one) => (
        <Participation key={one.campaign_id} campaign={one} />
      ))}
      {whole.isPending && <ResultsLoading />}
      {whole.isError && <ResultsFailed onRetry={() => void whole.refetch()} />}
      {whole.isSuccess && !campaign && (
        <StateCard
          title={translate('results.none.title')}
          text={translate('results.none.text')}
          action={
            <Button variant="contained" component={Link} to="/micro-surveys/benchmarks">
              {translate('results.none.action')}
            </Button>
          }
        />
      )}
      {whole.isSuccess && campaign && (
        <>
          {campaigns.length > 1 && (
            <TextField
              select
              label={translate('results.campaign')}
              value={campaign.campaign_id}
              onChange={(event) => setChosen(Number(event.target.value))}
              sx={{ width: 360, maxWidth: '100%' }}
            >
              {campaigns.map((one) => (
                <MenuItem key={one.campaign_id} value={one.campaign_id}>
                  {translate('results.campaignOption', {
                    name: one.name,
                    quarter: words.quarter(one.quarter),
                  })}
                </MenuItem>
              ))}
            </TextField>
          )}
          <CampaignPanel
            campaign={campaign}
            campaigns={campaigns}
            askTrends={topicTrends(currentAccount.id)}
            askGroups={(dimension) => groupResults(currentAccount.id, campaign.campaign_id, dimension)}
          />
        </>
      )}
    </Box>
  );
}
