import { Alert, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { WholeCampaign } from '../../../dataProviders/campaignActions.ts';
import { todayHere } from '../../kit/dates/RelativeDay.tsx';
import { ErrorState } from '../../kit/states/ErrorState.tsx';
import { blocks, checkOf, useReach } from './useReach.ts';

/** Whom a launch would reach, and what stands in its way, before anybody presses the button. */
export function LaunchCheck({ campaign }: { readonly campaign: WholeCampaign }) {
  const translate = useTranslate();
  const reach = useReach(campaign);
  if (reach.isError) {
    return (
      <ErrorState
        failure={reach.error}
        failed="campaigns.checks.failed"
        onRetry={() => void reach.refetch()}
      />
    );
  }
  if (reach.isPending) {
    return (
      <Skeleton
        variant="rounded"
        height={48}
        role="status"
        aria-label={translate('campaigns.checks.checking')}
      />
    );
  }
  const check = checkOf(campaign, reach.data, todayHere());
  const text = translate(`campaigns.checks.${check}`, {
    smart_count: reach.data ?? 0,
    k: campaign.min_group,
  });
  const severity = check === 'ready' || check === 'unknown' ? 'success' : 'warning';
  return (
    <Alert severity={blocks(check) ? 'error' : severity} role="status">
      {text}
    </Alert>
  );
}
