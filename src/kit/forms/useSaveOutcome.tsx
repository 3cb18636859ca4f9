import { type RaRecord, useNotify, useRedirect } from 'react-admin';
import { describeField } from './describeField.ts';

/** The error a data provider throws when the server rejects a save. */
interface Refused {
  readonly status?: number;
  readonly body?: {
    readonly code?: string;
    readonly problems?: readonly unknown[];
  };
}

/** Callbacks for the outcome of a form's save: notification, redirect and errors. */
export function useSaveOutcome(resource: string, after: 'list' | 'edit') {
  const notify = useNotify();
  const redirect = useRedirect();
  return {
    onSuccess(saved: RaRecord) {
      notify(typeof saved.notice === 'string' ? saved.notice : 'kit.saved', { type: 'success' });
      redirect(after, resource, saved.id);
    },
    /** Field errors are shown at their fields; other errors as one notification. */
    onError(failure: unknown) {
      const { body } = failure as Refused;
      notify(body?.problems?.length ? 'kit.notSaved' : describeField(failure), { type: 'error' });
    },
  };
}

/** Whether the save failed because someone else saved first. */
export function isConflict(failure: unknown): boolean {
  const { status, body } = failure as Refused;
  return status === 409 && body?.code === 'conflict';
}
