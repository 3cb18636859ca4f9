import { Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Hint } from '../page/SecondaryText.tsx';
import { StatusChip } from '../page/StatusChip.tsx';

interface ListedCampaign {
  readonly id: number;
  readonly status: string;
  readonly scheduled_at: string | null;
  readonly opening_problem: string | null;
}

/** In a list of campaigns: the status, whether a draft opens by itself, or that it wasn't opened. */
export function OpeningStatus({ resource }: { readonly resource: string }) {
  const record = useRecordContext<ListedCampaign>();
  const translate = useTranslate();
  if (!record) return null;
  const { status, scheduled_at, opening_problem } = record;
  const isDraft = status === 'draft';
  const key = isDraft && scheduled_at !== null ? 'scheduled' : `choices.status.${status}`;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <StatusChip status={status} label={translate(`resources.${resource}.${key}`)} />
      {isDraft && opening_problem && <Hint>{translate(`resources.${resource}.notOpened`)}</Hint>}
    </Stack>
  );
}
