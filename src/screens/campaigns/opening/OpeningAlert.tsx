import { Alert, AlertTitle, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { type CampaignWithAudience, launchCheckQuery } from '../../../../dataProviders/campaignAudience.ts';
import { cancelOpening } from '../../../../dataProviders/campaignOpening.ts';
import { campaignKeys } from '../../../../dataProviders/campaigns.ts';
import { isOpeningProblem } from '../../../../domain/campaigns/scheduledOpening.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { useAction } from '../../../kit/useAction.ts';
import { useFormat } from '../../../kit/useFormat.ts';

interface Props {
  readonly campaign: CampaignWithAudience;
  readonly canChange: boolean;
}

/** States when a draft opens by itself, or why it didn't. */
export function OpeningAlert({ campaign, canChange }: Props) {
  const translate = useTranslate();
  const { scheduled_at, opening_problem, opens_on } = campaign;
  if (scheduled_at !== null && opens_on !== null) {
    return <ScheduledAlert campaign={campaign} canChange={canChange} opensOn={opens_on} />;
  }
  if (!isOpeningProblem(opening_problem)) return null;
  return (
    <Alert severity="error">
      <AlertTitle>
        {translate(`campaigns.schedule.${opening_problem === 'changed' ? 'canceled' : 'refused'}`)}
      </AlertTitle>
      {translate(`campaigns.schedule.problems.${opening_problem}`)}
    </Alert>
  );
}

function ScheduledAlert({ campaign, canChange, opensOn }: Props & { readonly opensOn: string }) {
  const translate = useTranslate();
  const format = useFormat();
  const { data } = useQuery({ ...launchCheckQuery(useAccountId(), campaign), enabled: canChange });
  const cancel = useAction(() => cancelOpening(campaign.campaign_id), { invalidates: campaignKeys });
  const day = format.day(opensOn, 'long');
  return (
    <Alert
      severity="info"
      action={
        canChange && (
          <Button color="inherit" size="small" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {translate('campaigns.schedule.cancel')}
          </Button>
        )
      }
    >
      <AlertTitle>{translate('campaigns.schedule.scheduledFor', { day })}</AlertTitle>
      {data
        ? translate('campaigns.schedule.opens', { day, zone: data.time_zone })
        : translate('campaigns.schedule.byItself')}
    </Alert>
  );
}
