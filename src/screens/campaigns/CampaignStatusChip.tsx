import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';

const colors = {
  draft: 'default',
  open: 'primary',
  closed: 'default',
} as const;

/** The status of a campaign. */
export function CampaignStatusChip({ status }: { readonly status: keyof typeof colors }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colors[status]}
      label={translate(`campaigns.status.${status}`)}
    />
  );
}
