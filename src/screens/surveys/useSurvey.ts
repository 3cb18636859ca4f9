import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useParams } from 'react-router-dom';
import { errorText, isAborted } from '../../../dataProviders/errors.ts';
import { readSurveyCampaign } from '../../../dataProviders/surveyCampaigns.ts';
import { viewingMode } from '../../../domain/access/emulation.ts';
import { isAdmin } from '../../../domain/access/roles.ts';
import { surveyCampaigns } from '../../../resources/surveyCampaigns/surveyCampaigns.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';

/** Everything cached about survey campaigns begins with this. */
export const surveysKey = 'survey campaign';

/** The campaign whose id stands in the address. */
export function useSurveyOfAddress() {
  const { currentAccount } = usePerson();
  const campaignId = Number(useParams().id);
  return useQuery({
    queryKey: [surveysKey, currentAccount.id, campaignId],
    queryFn: () => readSurveyCampaign(campaignId),
  });
}

/** Whether the signed-in person may change a campaign: team leads only what they have made. The server decides it again. */
export function useMayChange(campaign: { readonly created_by: number | null }): boolean {
  const { user, ownAccount, currentAccount } = usePerson();
  const viewer = { user, ownAccountId: ownAccount.id };
  const mayWrite = viewingMode(viewer, currentAccount.id, [currentAccount.id]) === 'write';
  return mayWrite && (isAdmin(user) || campaign.created_by === user.id);
}

interface Outcome<R> {
  readonly after?: (answer: R) => void;
  /** What the page shows is gone, and `after` leads away from it: asking for it again would only fail. */
  readonly leaves?: boolean;
}

/** A change to a campaign: told once in the server's words; what is cached about campaigns is read anew either way. */
export function useChange<V = void, R extends string | { readonly message: string } = string>(
  change: (what: V) => Promise<R>,
  { after, leaves = false }: Outcome<R> = {},
) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      notify(typeof answer === 'string' ? answer : answer.message, { type: 'success' });
      after?.(answer);
    },
    onError: (failure) => {
      if (!isAborted(failure)) notify(errorText(failure) ?? 'app.notification.error', { type: 'error' });
    },
    onSettled: (_answer, failure) =>
      Promise.all([
        queryClient.invalidateQueries({
          queryKey: [surveysKey],
          refetchType: leaves && !failure ? 'none' : 'active',
        }),
        queryClient.invalidateQueries({ queryKey: [surveyCampaigns.name] }),
      ]),
  });
}
