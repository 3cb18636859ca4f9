import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { campaignResults } from '../../../dataProviders/campaignResults.ts';
import { cultureReport } from '../../../dataProviders/exports.ts';
import { openParticipation } from '../../../dataProviders/results.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { PdfButton } from '../../kit/page/PdfButton.tsx';
import { CampaignPanel } from '../../results/CampaignPanel.tsx';
import { Participation } from '../../results/Participation.tsx';
import { stack } from '../../results/stack.ts';
import { CampaignChoice } from './CampaignChoice.tsx';
import { CampaignContent } from './CampaignContent.tsx';
import { useChosenCampaign } from './useChosenCampaign.ts';

/** What the culture benchmark found in the viewed account, campaign by campaign, the newest first. */
export default function BenchmarkDashboard() {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const found = useChosenCampaign();
  const { campaign, campaigns } = found;
  const open = useQuery(openParticipation(currentAccount.id));
  const company = currentAccount.company_name || currentAccount.name;
  return (
    <Box sx={{ ...stack, maxWidth: 1120 }}>
      <Box sx={{ mb: { xs: -2, md: -3 } }}>
        <PageHeader
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
      <CampaignContent of={found}>
        {(one) => (
          <>
            <CampaignChoice of={found} />
            <CampaignPanel campaign={one} campaigns={campaigns} asks={campaignResults(currentAccount.id)} />
          </>
        )}
      </CampaignContent>
    </Box>
  );
}
