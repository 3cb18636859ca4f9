import { Alert, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { type CampaignWithAudience, launchCheckQuery } from '../../../dataProviders/campaignAudience.ts';
import { minimumInvited } from '../../../domain/campaigns/benchmarkStatus.ts';
import { localDayOf } from '../../../domain/dates/localDay.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { blocksLaunch, launchCheckResult } from './launchCheckResult.ts';
import { SimilarAudiencesAlert } from './SimilarAudiencesAlert.tsx';
import { WithoutAddressAlert } from './WithoutAddressAlert.tsx';

/** Shows before a launch how many people it would invite, and what prevents it. */
export function LaunchCheckAlert({ campaign }: { readonly campaign: CampaignWithAudience }) {
  const translate = useTranslate();
  const query = useQuery(launchCheckQuery(useAccountId(), campaign));
  return (
    <QueryState query={query} failed="campaigns.checks.failed" loading="campaigns.checks.checking">
      {(check) => {
        const result = launchCheckResult(campaign, check, localDayOf(new Date(), check.time_zone));
        const severity = result === 'ready' ? 'success' : 'warning';
        const least = minimumInvited(campaign);
        const params = { smart_count: check.invited, k: campaign.min_group, least };
        return (
          <Stack spacing={2}>
            <Alert severity={blocksLaunch(result) ? 'error' : severity} role="status">
              {translate(`campaigns.checks.${result}`, { ...params, missing: least - check.invited })}
            </Alert>
            <WithoutAddressAlert check={check} />
            <SimilarAudiencesAlert campaign={campaign} check={check} />
          </Stack>
        );
      }}
    </QueryState>
  );
}
