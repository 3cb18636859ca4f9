import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { InvitationState } from '../../../domain/campaigns/invitationStates.ts';

const colors = {
  invited: 'default',
  delivered: 'primary',
  bounced: 'error',
  withdrawn: 'default',
} as const satisfies Record<InvitationState, string>;

/** The delivery status of a participant's first invitation. */
export function InvitationStateChip({ state }: { readonly state: InvitationState }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colors[state]}
      label={translate(`campaigns.participant.status.${state}`)}
    />
  );
}
