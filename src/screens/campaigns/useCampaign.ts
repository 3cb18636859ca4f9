import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { readCampaign } from '../../../dataProviders/campaigns.ts';
import { viewingMode } from '../../../domain/access/emulation.ts';
import { isAdmin } from '../../../domain/access/roles.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';

/** Everything cached about campaigns of the benchmark begins with this. */
export const campaignsKey = 'benchmark campaign';

/** How often a release that is being made is asked after, in milliseconds. */
const whilePublishing = 4_000;

/** The campaign whose id stands in the address. */
export function useCampaignOfAddress() {
  return useCampaign(Number(useParams().id));
}

export function useCampaign(campaignId: number | null) {
  const { currentAccount } = usePerson();
  return useQuery({
    queryKey: [campaignsKey, currentAccount.id, campaignId],
    queryFn: () => readCampaign(Number(campaignId)),
    enabled: campaignId !== null,
    refetchInterval: ({ state }) =>
      typeof state.data?.publishing_percent === 'number' ? whilePublishing : false,
  });
}

export interface Rights {
  /** Administrators see and may do all; a team lead changes only what they have made. */
  readonly isAdmin: boolean;
  readonly mayChange: boolean;
}

/** What the signed-in person may do with a campaign; the server decides it again. */
export function useRights(campaign: { readonly created_by: number | null } | undefined): Rights {
  const { user, ownAccount, currentAccount } = usePerson();
  const viewer = { user, ownAccountId: ownAccount.id };
  const mayWrite = viewingMode(viewer, currentAccount.id, [currentAccount.id]) === 'write';
  return {
    isAdmin: isAdmin(user),
    mayChange: mayWrite && (isAdmin(user) || campaign?.created_by === user.id),
  };
}
