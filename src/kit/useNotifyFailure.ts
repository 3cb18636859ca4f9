import { useNotify } from 'react-admin';
import { errorText, isAborted } from '../../dataProviders/errors.ts';

/**
 * Notifies of a failed request: with `explain`, otherwise the server's text, otherwise a general one. Aborted requests are
 * ignored.
 */
export function useNotifyFailure(): (failure: unknown, explain?: string | null) => void {
  const notify = useNotify();
  return (failure, explain) => {
    if (isAborted(failure)) return;
    notify(explain ?? errorText(failure) ?? 'app.notification.error', { type: 'error' });
  };
}
