import { useNotify } from 'react-admin';
import { errorText, isAborted } from '../../dataProviders/errors.ts';

/** Shows why a request failed: `explain`'s text, else the server's, else a general one. Aborted requests stay silent. */
export function useNotifyFailure(): (failure: unknown, explain?: string | null) => void {
  const notify = useNotify();
  return (failure, explain) => {
    if (isAborted(failure)) return;
    notify(explain ?? errorText(failure) ?? 'app.notification.error', { type: 'error' });
  };
}
