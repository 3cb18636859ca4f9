import { canChangeCampaign } from '../../../domain/campaigns/campaignOwners.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useCanChangeAccount } from '../../kit/context/useCanChangeAccount.ts';

/** Whether the signed-in person may change a campaign; team leads only their own. The server checks it again. */
export function useCanChangeSurvey(campaign: { readonly created_by: number | null }): boolean {
  const { user } = usePerson();
  return useCanChangeAccount() && canChangeCampaign(user, campaign);
}
