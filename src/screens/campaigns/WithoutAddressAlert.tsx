import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { LaunchCheckResponse } from '../../../contract/v2/benchmarkCampaigns.ts';

interface Props {
  readonly check: Pick<LaunchCheckResponse, 'by_text' | 'by_letter'>;
}

/** Counts before a launch the people without an email address, by how they are reached. */
export function WithoutAddressAlert({ check: { by_text, by_letter } }: Props) {
  const translate = useTranslate();
  if (by_text + by_letter === 0) return null;
  return (
    <Alert severity={by_letter > 0 ? 'warning' : 'info'}>
      {by_text > 0 && <div>{translate('campaigns.checks.byText', { smart_count: by_text })}</div>}
      {by_letter > 0 && <div>{translate('campaigns.checks.byLetter', { smart_count: by_letter })}</div>}
    </Alert>
  );
}
