import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { WholeCampaign } from '../../../dataProviders/campaignActions.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { Audience } from './Audience.tsx';
import { CampaignActions } from './CampaignActions.tsx';
import { campaignPaths } from './campaignPaths.ts';
import { Funnel } from './Funnel.tsx';
import { LaunchCheck } from './LaunchCheck.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Receipt } from './Receipt.tsx';
import { StatusChip } from './StatusChip.tsx';
import { useCampaign, useCampaignRights } from './useCampaign.ts';

/** One campaign: its participation, its next steps and its actions. */
export default function CampaignManage() {
  const query = useCampaign();
  return (
    <Box sx={{ maxWidth: 1200 }}>
      <BackLink to={campaignPaths.list} label="campaigns.list" />
      <QueryState
        query={query}
        failed="campaigns.failed"
        missing="campaigns.missing"
        loading="campaigns.loading"
        shape="page"
      >
        {(campaign) => <CampaignPage campaign={campaign} />}
      </QueryState>
    </Box>
  );
}

function CampaignPage({ campaign }: { readonly campaign: WholeCampaign }) {
  const translate = useTranslate();
  const { canChange } = useCampaignRights(campaign);
  const isDraft = campaign.status === 'draft';
  return (
    <>
      <PageHeader
        title={campaign.name}
        chip={<StatusChip status={campaign.status} />}
        purpose={translate(`campaigns.purpose.${campaign.status}`)}
        action={<CampaignActions campaign={campaign} />}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          {isDraft && canChange && <LaunchCheck campaign={campaign} />}
          {!isDraft && <Funnel campaign={campaign} />}
          <NextSteps campaign={campaign} />
          <Audience campaign={campaign} />
        </Box>
        <Receipt campaign={campaign} />
      </Box>
    </>
  );
}
