import { type RaRecord, useNotify, useRedirect } from 'react-admin';
import { describeField } from './describeField.ts';

/** What a data provider throws when the server said no. */
interface Refused {
  readonly status?: number;
  readonly body?: {
    readonly code?: string;
    readonly problems?: readonly unknown[];
  };
}

/** What a form says and does when its save went through or was refused. */
export function useSaveOutcome(resource: string, after: 'list' | 'edit') {
  const notify = useNotify();
  const redirect = useRedirect();
  return {
    onSuccess(saved: RaRecord) {
      notify(typeof saved.notice === 'string' ? saved.notice : 'kit.saved', { type: 'success' });
      redirect(after, resource, saved.id);
    },
    /** Problems of fields stand at their fields; whatever else was refused is told once. */
    onError(failure: unknown) {
      const { body } = failure as Refused;
      notify(body?.problems?.length ? 'kit.notSaved' : describeField(failure), { type: 'error' });
    },
  };
}

/** Whether somebody else saved first. */
export function isConflict(failure: unknown): boolean {
  const { status, body } = failure as Refused;
  return status === 409 && body?.code === 'conflict';
}
