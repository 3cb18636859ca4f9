import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { cultureReport } from '../../../dataProviders/exports.ts';
import { openParticipationQuery } from '../../../dataProviders/results.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { PdfButton } from '../../kit/page/PdfButton.tsx';
import { CampaignPanel } from '../../results/CampaignPanel.tsx';
import { Participation } from '../../results/Participation.tsx';
import { pageStack } from '../../results/stack.ts';
import { CampaignChoice } from './CampaignChoice.tsx';
import { CampaignContent } from './CampaignContent.tsx';
import { useCampaignSelection } from './useCampaignSelection.ts';

/** The results of the culture benchmark, one campaign at a time. */
export default function BenchmarkDashboard() {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const selection = useCampaignSelection();
  const { campaign, campaigns } = selection;
  const open = useQuery(openParticipationQuery(currentAccount.id));
  const company = currentAccount.company_name || currentAccount.name;
  return (
    <Box sx={pageStack}>
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
      <CampaignContent selection={selection}>
        {(one) => (
          <>
            <CampaignChoice selection={selection} />
            <CampaignPanel campaign={one} campaigns={campaigns} />
          </>
        )}
      </CampaignContent>
    </Box>
  );
}
