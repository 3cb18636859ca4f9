import { type RaRecord, useNotify, useRedirect } from 'react-admin';
import type { Resource } from '../../../resources/kit/resource.ts';
import { failureTextOrKey } from './failureTextOrKey.ts';
import { useSavedText } from './useSavedText.ts';

/** The error a data provider throws when the server rejects a save. */
interface RejectedSave {
  readonly status?: number;
  readonly body?: {
    readonly code?: string;
    readonly problems?: readonly unknown[];
  };
}

/** Callbacks for the outcome of a form's save: notification, redirect and errors. */
export function useSaveCallbacks(of: Resource, after: 'list' | 'edit') {
  const notify = useNotify();
  const redirect = useRedirect();
  const savedText = useSavedText();
  return {
    onSuccess(saved: RaRecord) {
      notify(typeof saved.notice === 'string' ? saved.notice : savedText(of, saved), {
        type: saved.noticeSeverity === 'warning' ? 'warning' : 'success',
      });
      redirect(after, of.name, saved.id);
    },
    /** Field errors are shown at their fields; other errors as one notification. */
    onError(failure: unknown) {
      const { body } = failure as RejectedSave;
      notify(body?.problems?.length ? 'kit.notSaved' : failureTextOrKey(failure), { type: 'error' });
    },
  };
}

/** Whether the save failed because someone else saved first. */
export function isConflict(failure: unknown): boolean {
  const { status, body } = failure as RejectedSave;
  return status === 409 && body?.code === 'conflict';
}
