import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { errorText, isAborted } from '../../../dataProviders/errors.ts';
import { benchmarkCampaigns } from '../../../resources/benchmarkCampaigns/benchmarkCampaigns.ts';
import { campaignsKey } from './useCampaign.ts';

interface Outcome {
  /** Shown instead of what the server answers. */
  readonly say?: string;
  readonly after?: () => void;
}

/**
 * A change to a campaign: told once when it worked, in the server's words, and once when it did not; whatever is
 * cached about campaigns is read anew either way.
 */
export function useChange<V = void>(change: (what: V) => Promise<string>, { say, after }: Outcome = {}) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (message) => {
      notify(say ?? (message || 'app.notification.success'), { type: 'success' });
      after?.();
    },
    onError: (failure) => {
      if (!isAborted(failure)) notify(errorText(failure) ?? 'app.notification.error', { type: 'error' });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [campaignsKey] }),
        queryClient.invalidateQueries({ queryKey: [benchmarkCampaigns.name] }),
      ]),
  });
}
