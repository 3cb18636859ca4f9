import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';

const colours = {
  draft: 'default',
  open: 'primary',
  closed: 'default',
  invited: 'default',
  started: 'primary',
  finished: 'success',
} as const;

/** The status of a campaign or a participant. */
export function CampaignStatusChip({ status }: { readonly status: keyof typeof colours }) {
  const translate = useTranslate();
  const isOfCampaign = status === 'draft' || status === 'open' || status === 'closed';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colours[status]}
      label={translate(
        isOfCampaign ? `campaigns.status.${status}` : `campaigns.participant.status.${status}`,
      )}
    />
  );
}
