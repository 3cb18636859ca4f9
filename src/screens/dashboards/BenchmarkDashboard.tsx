import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { campaignResults } from '../../../dataProviders/campaignResults.ts';
import { cultureReport } from '../../../dataProviders/exports.ts';
import { openParticipation, wholeResults } from '../../../dataProviders/results.ts';
import { PdfButton } from '../../ui/exports/PdfButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { usePerson } from '../../ui/person.ts';
import { CampaignChoice } from '../../ui/results/CampaignChoice.tsx';
import { CampaignPanel } from '../../ui/results/CampaignPanel.tsx';
import { NoResults } from '../../ui/results/NoResults.tsx';
import { Participation } from '../../ui/results/Participation.tsx';
import { ResultsFailed, ResultsLoading } from '../../ui/results/ResultStates.tsx';
import { stack } from '../../ui/results/stack.ts';

/** What the culture benchmark found in the viewed account, campaign by campaign, the newest first. */
export default function BenchmarkDashboard() {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const whole = useQuery(wholeResults(currentAccount.id));
  const open = useQuery(openParticipation(currentAccount.id));
  const [chosen, setChosen] = useState<number | null>(null);
  const campaigns = whole.data ?? [];
  const campaign = campaigns.find(({ campaign_id }) => campaign_id === chosen) ?? campaigns[0];
  const company = currentAccount.company_name || currentAccount.name;
  return (
    <Box sx={{ ...stack, maxWidth: 1120 }}>
      <Box sx={{ mb: { xs: -2, md: -3 } }}>
        <PageHeading
          title={translate('titles.benchmarkDashboard')}
          purpose={translate('results.purpose', { company })}
          action={
            campaign?.overall && (
              <PdfButton
                ask={() => cultureReport(campaign.campaign_id)}
                fileName={campaign.name}
                about={campaign.name}
              />
            )
          }
        />
      </Box>
      {open.data?.map((one) => (
        <Participation key={one.campaign_id} campaign={one} />
      ))}
      {whole.isPending && <ResultsLoading />}
      {whole.isError && <ResultsFailed onRetry={() => void whole.refetch()} />}
      {whole.isSuccess && !campaign && <NoResults />}
      {whole.isSuccess && campaign && (
        <>
          <CampaignChoice campaigns={campaigns} chosen={campaign} onChoose={setChosen} />
          <CampaignPanel
            campaign={campaign}
            campaigns={campaigns}
            asks={campaignResults(currentAccount.id)}
          />
        </>
      )}
    </Box>
  );
}
