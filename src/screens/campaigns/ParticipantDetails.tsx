import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import type { ParticipantResponse } from '../../../contract/v2/benchmarkCampaigns.ts';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';
import { campaignQuery, participantQuery } from '../../../dataProviders/campaigns.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageColumns } from '../../kit/page/PageColumns.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { campaignPaths } from './campaignPaths.ts';
import { FirstInvitation } from './FirstInvitation.tsx';
import { ParticipantActions, participantName } from './ParticipantActions.tsx';
import { useCampaignRights } from './useCampaign.ts';

/** The delivery status of one participant's first invitation, and why nothing else is shown. */
export default function ParticipantDetails() {
  const query = useQuery(participantQuery(useAccountId(), Number(useParams().pid)));
  return (
    <QueryState
      query={query}
      failed="campaigns.participant.failed"
      missing="campaigns.participant.missing"
      loading="campaigns.loading"
      shape="page"
    >
      {(participant) => <ParticipantWithCampaign participant={participant} />}
    </QueryState>
  );
}

function ParticipantWithCampaign({ participant }: { readonly participant: ParticipantResponse }) {
  const query = useQuery(campaignQuery(useAccountId(), participant.campaign_id));
  return (
    <QueryState
      query={query}
      failed="campaigns.participant.failed"
      missing="campaigns.participant.missing"
      loading="campaigns.loading"
      shape="page"
    >
      {(campaign) => <ParticipantContent participant={participant} campaign={campaign} />}
    </QueryState>
  );
}

interface ParticipantProps {
  readonly participant: ParticipantResponse;
  readonly campaign: CampaignWithAudience;
}

function ParticipantContent({ participant, campaign }: ParticipantProps) {
  const translate = useTranslate();
  const name = participantName(participant, translate('campaigns.participants.unnamed'));
  const list = campaignPaths.participants(campaign.campaign_id);
  return (
    <>
      <BackLink to={list} label="campaigns.participants.title" />
      <PageHeader title={name} purpose={campaign.name} />
      <PageColumns
        aside={
          <Panel title={translate('campaigns.participant.why.title')}>
            <Typography>{translate('campaigns.participant.why.text')}</Typography>
            <SecondaryText>{translate('campaigns.participant.why.reminders')}</SecondaryText>
          </Panel>
        }
      >
        <Panel title={translate('campaigns.participant.firstInvitation')}>
          <FirstInvitation participant={participant} />
          <Actions participant={participant} campaign={campaign} list={list} />
        </Panel>
      </PageColumns>
    </>
  );
}

function Actions({ participant, campaign, list }: ParticipantProps & { readonly list: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { canChange } = useCampaignRights(campaign);
  if (!canChange) return null;
  if (campaign.status !== 'open') {
    return <SecondaryText>{translate('campaigns.participant.closedStays')}</SecondaryText>;
  }
  return (
    <ParticipantActions participant={participant} onRemoved={() => void navigate(list, { replace: true })}>
      {(openDialog) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => openDialog('resend')}>
            {translate('campaigns.participant.resend')}
          </Button>
          <Button color="error" onClick={() => openDialog('remove')}>
            {translate('campaigns.participant.remove')}
          </Button>
        </Box>
      )}
    </ParticipantActions>
  );
}
