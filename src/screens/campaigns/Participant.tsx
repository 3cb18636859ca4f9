import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import type { ParticipantAnswer } from '../../../contract/v2/microSurvey.ts';
import type { WholeCampaign } from '../../../dataProviders/campaignActions.ts';
import { readParticipant } from '../../../dataProviders/campaigns.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { ErrorState } from '../../kit/states/ErrorState.tsx';
import { campaignPaths } from './campaignPaths.ts';
import { Panel } from './Panel.tsx';
import { blockedReason, nameOf, ParticipantActions } from './ParticipantActions.tsx';
import { ParticipantSteps } from './ParticipantSteps.tsx';
import { StatusChip } from './StatusChip.tsx';
import { campaignsKey, useCampaign, useRights } from './useCampaign.ts';

/** How far one person is with a campaign, and why there is nothing more to see. */
export default function Participant() {
  const translate = useTranslate();
  const participantId = Number(useParams().pid);
  const query = useQuery({
    queryKey: [campaignsKey, 'participant', participantId],
    queryFn: () => readParticipant(participantId),
  });
  const campaign = useCampaign(query.data?.campaign_id ?? null);
  const failed = query.error ?? campaign.error;
  if (failed) {
    const retry = () => void (query.isError ? query.refetch() : campaign.refetch());
    return (
      <ErrorState
        failure={failed}
        failed="campaigns.participant.failed"
        missing="campaigns.participant.missing"
        onRetry={retry}
      />
    );
  }
  if (!query.data || !campaign.data) {
    return (
      <Box role="status" aria-label={translate('campaigns.loading')}>
        <Skeleton variant="rounded" height={48} width="50%" sx={{ mb: 2 }} />
        <Skeleton variant="rounded" height={200} />
      </Box>
    );
  }
  return <Page participant={query.data} campaign={campaign.data} />;
}

interface PageProps {
  readonly participant: ParticipantAnswer;
  readonly campaign: WholeCampaign;
}

function Page({ participant, campaign }: PageProps) {
  const translate = useTranslate();
  const name = nameOf(participant, translate('campaigns.participants.unnamed'));
  const list = campaignPaths.participants(campaign.campaign_id);
  return (
    <Box sx={{ maxWidth: 640 }}>
      <BackLink to={list} label="campaigns.participants.title" />
      <PageHeading
        title={
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            {name} <StatusChip status={participant.status} />
          </Box>
        }
        purpose={campaign.name}
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Panel title={translate('campaigns.participant.steps', { name })}>
          <ParticipantSteps participant={participant} />
          <Actions participant={participant} campaign={campaign} list={list} />
        </Panel>
        <Panel title={translate('campaigns.participant.why.title')}>
          <Typography>{translate(`campaigns.participant.why.${participant.status}`)}</Typography>
          <Typography color="text.secondary">{translate('campaigns.participant.why.text')}</Typography>
        </Panel>
      </Box>
    </Box>
  );
}

function Actions({ participant, campaign, list }: PageProps & { readonly list: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { mayChange } = useRights(campaign);
  const hindered = blockedReason(participant, campaign);
  if (!mayChange) return null;
  if (hindered) {
    return <Typography color="text.secondary">{translate(`campaigns.participant.${hindered}`)}</Typography>;
  }
  return (
    <ParticipantActions participant={participant} onRemoved={() => void navigate(list, { replace: true })}>
      {(ask) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => ask('resend')}>
            {translate('campaigns.participant.resend')}
          </Button>
          <Button color="error" onClick={() => ask('remove')}>
            {translate('campaigns.participant.remove')}
          </Button>
        </Box>
      )}
    </ParticipantActions>
  );
}
