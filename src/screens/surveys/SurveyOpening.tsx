import type { SurveyCampaignResponse } from '../../../contract/v2/surveyCampaigns.ts';
import { cancelSurveyOpening, surveyKeys } from '../../../dataProviders/surveyCampaigns.ts';
import { OpeningAlert } from '../../kit/opening/OpeningAlert.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useCanChangeSurvey } from './useCanChangeSurvey.ts';

/** States when a draft opens by itself, or why it didn't. */
export function SurveyOpening({ campaign }: { readonly campaign: SurveyCampaignResponse }) {
  const canChange = useCanChangeSurvey(campaign);
  const cancel = useAction(() => cancelSurveyOpening(campaign.id), { invalidates: surveyKeys });
  return (
    <OpeningAlert
      campaign={campaign}
      zone={campaign.time_zone}
      onCancel={canChange ? () => cancel.mutate() : null}
      isCanceling={cancel.isPending}
    />
  );
}
