import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';

const colours = {
  draft: 'default',
  open: 'primary',
  closed: 'default',
} as const;

/** The status of a campaign. */
export function CampaignStatusChip({ status }: { readonly status: keyof typeof colours }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colours[status]}
      label={translate(`campaigns.status.${status}`)}
    />
  );
}
