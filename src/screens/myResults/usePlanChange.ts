import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { errorText, isAborted } from '../../../dataProviders/errors.ts';
import { actionPlans } from '../../../dataProviders/recPlans.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';

/** A change to the own plans: what the server says is told, and the plans are read anew either way. */
export function usePlanChange<V>(change: (what: V) => Promise<string>, after?: () => void) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { user } = usePerson();
  return useMutation({
    mutationFn: change,
    onSuccess: (sentence) => {
      notify(sentence, { type: 'success' });
      after?.();
    },
    onError: (failure) => {
      if (!isAborted(failure)) notify(errorText(failure) ?? 'app.notification.error', { type: 'error' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: actionPlans(user.id).queryKey }),
  });
}
