import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { errorText, isAborted } from '../../../dataProviders/errors.ts';
import {
  type ApplicantsQuery,
  listApplicants,
  readApplicant,
  readRoleOverview,
  readSelectionRates,
} from '../../../dataProviders/hiring.ts';
import { requisitions } from '../../../resources/requisitions/requisitions.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';

/** Everything cached about hiring beside the records of roles begins with this. */
const hiringKey = 'hiring';

export function useOverview(roleId: number) {
  const { currentAccount } = usePerson();
  return useQuery({
    queryKey: [hiringKey, currentAccount.id, 'role', roleId],
    queryFn: () => readRoleOverview(roleId),
  });
}

export function useApplicants(query: ApplicantsQuery) {
  const { currentAccount } = usePerson();
  return useQuery({
    queryKey: [hiringKey, currentAccount.id, 'applicants', query],
    queryFn: () => listApplicants(query),
    placeholderData: keepPreviousData,
  });
}

export function useApplicant(applicantId: number) {
  const { currentAccount } = usePerson();
  return useQuery({
    queryKey: [hiringKey, currentAccount.id, 'applicant', applicantId],
    queryFn: () => readApplicant(applicantId),
  });
}

export function useSelectionRates(roleId: number) {
  const { currentAccount } = usePerson();
  return useQuery({
    queryKey: [hiringKey, currentAccount.id, 'rates', roleId],
    queryFn: () => readSelectionRates(roleId),
  });
}

/** A change told once, in the server's words when it worked or why it did not; what is cached is read anew either way. */
export function useChange<V = void>(change: (what: V) => Promise<string>, after?: () => void) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (message) => {
      notify(message || 'app.notification.success', { type: 'success' });
      after?.();
    },
    onError: (failure) => {
      if (!isAborted(failure)) notify(errorText(failure) ?? 'app.notification.error', { type: 'error' });
    },
    onSettled: () =>
      Promise.all(
        [hiringKey, requisitions.name].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
      ),
  });
}
