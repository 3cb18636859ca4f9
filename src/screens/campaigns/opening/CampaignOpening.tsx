import { useQuery } from '@tanstack/react-query';
import { type CampaignWithAudience, launchCheckQuery } from '../../../../dataProviders/campaignAudience.ts';
import { cancelOpening } from '../../../../dataProviders/campaignOpening.ts';
import { campaignKeys } from '../../../../dataProviders/campaigns.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { OpeningAlert } from '../../../kit/opening/OpeningAlert.tsx';
import { useAction } from '../../../kit/useAction.ts';

interface Props {
  readonly campaign: CampaignWithAudience;
  readonly canChange: boolean;
}

/** States when a draft opens by itself, or why it didn't. Only people who can change a draft may ask for the check of its launch. */
export function CampaignOpening({ campaign, canChange }: Props) {
  const { data } = useQuery({ ...launchCheckQuery(useAccountId(), campaign), enabled: canChange });
  const cancel = useAction(() => cancelOpening(campaign.campaign_id), { invalidates: campaignKeys });
  return (
    <OpeningAlert
      campaign={campaign}
      zone={data?.time_zone}
      onCancel={canChange ? () => cancel.mutate() : null}
      isCanceling={cancel.isPending}
    />
  );
}
