import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { campaignQuery } from '../../../dataProviders/campaigns.ts';
import { isAdmin } from '../../../domain/access/roles.ts';
import { canChangeCampaign } from '../../../domain/campaigns/campaignOwners.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { useCanChangeAccount } from '../../kit/context/useCanChangeAccount.ts';

/** The campaign whose id is in the address. */
export function useCampaign() {
  const campaignId = Number(useParams().id);
  return useQuery(campaignQuery(useAccountId(), campaignId));
}

interface CampaignRights {
  /** Whether the person can see and change every campaign. Team leads can change only those they created. */
  readonly isAdmin: boolean;
  readonly canChange: boolean;
  /** Whether the person can create campaigns in this account. */
  readonly canCreate: boolean;
}

/** The signed-in person's rights to a campaign; the server checks them again. */
export function useCampaignRights(campaign: { readonly created_by: number | null }): CampaignRights {
  const { user } = usePerson();
  const canWrite = useCanChangeAccount();
  return {
    isAdmin: isAdmin(user),
    canCreate: canWrite,
    canChange: canWrite && canChangeCampaign(user, campaign),
  };
}
