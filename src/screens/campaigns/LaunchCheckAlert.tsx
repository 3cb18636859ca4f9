import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { type CampaignWithAudience, reachQuery } from '../../../dataProviders/campaignAudience.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { localToday } from '../../kit/dates/localToday.ts';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { blocksLaunch, checkLaunch } from './checkLaunch.ts';

/** Before a launch: how many people it invites, and what prevents it. */
export function LaunchCheckAlert({ campaign }: { readonly campaign: CampaignWithAudience }) {
  const translate = useTranslate();
  const query = useQuery(reachQuery(useAccountId(), campaign));
  return (
    <QueryState query={query} failed="campaigns.checks.failed" loading="campaigns.checks.checking">
      {(reach) => {
        const result = checkLaunch(campaign, reach, localToday());
        const isReady = result === 'ready' || result === 'unknown';
        const severity = isReady ? 'success' : 'warning';
        return (
          <Alert severity={blocksLaunch(result) ? 'error' : severity} role="status">
            {translate(`campaigns.checks.${result}`, { smart_count: reach ?? 0, k: campaign.min_group })}
          </Alert>
        );
      }}
    </QueryState>
  );
}
