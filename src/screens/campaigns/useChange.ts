import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { errorText, isAborted } from '../../../dataProviders/errors.ts';
import { benchmarkCampaigns } from '../../../resources/benchmarkCampaigns/benchmarkCampaigns.ts';
import { campaignsKey } from './useCampaign.ts';

interface Outcome {
  /** Shown instead of what the server answers. */
  readonly say?: string;
  readonly after?: () => void;
  /** What the page shows is gone, and `after` leads away from it: asking for it again would only fail. */
  readonly leaves?: boolean;
}

/**
 * A change to a campaign: told once when it worked, in the server's words, and once when it did not; whatever is
 * cached about campaigns is read anew either way, once there is a network.
 */
export function useChange<V = void>(
  change: (what: V) => Promise<string>,
  { say, after, leaves = false }: Outcome = {},
) {
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
    onSettled: (_message, failure) =>
      Promise.all([
        queryClient.invalidateQueries({
          queryKey: [campaignsKey],
          refetchType: (leaves && !failure) || !onlineManager.isOnline() ? 'none' : 'active',
        }),
        queryClient.invalidateQueries({ queryKey: [benchmarkCampaigns.name] }),
      ]),
  });
}
