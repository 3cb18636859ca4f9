import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { WholeCampaign } from '../../../dataProviders/campaignActions.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { ErrorState } from '../../kit/states/ErrorState.tsx';
import { Audience } from './Audience.tsx';
import { CampaignActions } from './CampaignActions.tsx';
import { campaignPaths } from './campaignPaths.ts';
import { Funnel } from './Funnel.tsx';
import { LaunchCheck } from './LaunchCheck.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Receipt } from './Receipt.tsx';
import { StatusChip } from './StatusChip.tsx';
import { useCampaignOfAddress, useRights } from './useCampaign.ts';

/** One campaign: how many take part, what happens next, and what can be done now. */
export default function CampaignManage() {
  const query = useCampaignOfAddress();
  return (
    <Box sx={{ maxWidth: 1200 }}>
      <BackLink to={campaignPaths.list} label="campaigns.list" />
      {query.isError && (
        <ErrorState
          failure={query.error}
          failed="campaigns.failed"
          missing="campaigns.missing"
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Loading />}
      {query.isSuccess && <Page campaign={query.data} />}
    </Box>
  );
}

function Page({ campaign }: { readonly campaign: WholeCampaign }) {
  const translate = useTranslate();
  const { mayChange } = useRights(campaign);
  const isDraft = campaign.status === 'draft';
  const title = (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {campaign.name}
      </Box>
      <StatusChip status={campaign.status} />
    </Box>
  );
  return (
    <>
      <PageHeading
        title={title}
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
          {isDraft && mayChange && <LaunchCheck campaign={campaign} />}
          {!isDraft && <Funnel campaign={campaign} />}
          <NextSteps campaign={campaign} />
          <Audience campaign={campaign} />
        </Box>
        <Receipt campaign={campaign} />
      </Box>
    </>
  );
}

function Loading() {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('campaigns.loading')} sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={48} width="50%" />
      <Skeleton variant="rounded" height={160} />
      <Skeleton variant="rounded" height={160} />
    </Box>
  );
}
