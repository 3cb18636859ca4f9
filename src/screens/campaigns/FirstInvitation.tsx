import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ParticipantResponse } from '../../../contract/v2/benchmarkCampaigns.ts';
import { RelativeDay } from '../../kit/dates/RelativeDay.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { InvitationStateChip } from './InvitationStateChip.tsx';

/** The explanation of a delivery status: of an email, a text message or, for someone who can get neither, a letter. */
function meaningOf({ status, channel, user_id }: ParticipantResponse): string {
  if (status === 'withdrawn' || channel === 'email' || user_id === null) return `meaning.${status}`;
  if (channel === 'sms') return `textMeaning.${status}`;
  return status === 'invited' ? 'letterMeaning' : `meaning.${status}`;
}

/** The day of the invitation and the delivery status of its first email or text message. */
export function FirstInvitation({ participant }: { readonly participant: ParticipantResponse }) {
  const translate = useTranslate();
  const format = useFormat();
  const { invited_on, status } = participant;
  return (
    <>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 3, rowGap: 1 }}
      >
        <Typography component="dt" color="text.secondary">
          {translate('campaigns.participants.columns.invited_on')}
        </Typography>
        <Typography component="dd" sx={{ m: 0 }}>
          {format.day(invited_on, 'long')} (<RelativeDay day={invited_on} />)
        </Typography>
        <Typography component="dt" color="text.secondary">
          {translate('campaigns.participants.columns.status')}
        </Typography>
        <Box component="dd" sx={{ m: 0 }}>
          <InvitationStateChip state={status} />
        </Box>
      </Box>
      <Hint>{translate(`campaigns.participant.${meaningOf(participant)}`)}</Hint>
    </>
  );
}
