import { type ReactNode, useState } from 'react';
import {
  CreateBase,
  EditBase,
  type RaRecord,
  useDataProvider,
  useNotify,
  useRedirect,
  useTranslate,
} from 'react-admin';
import { useParams } from 'react-router-dom';
import { FormHead, Loaded } from '../parts/FormFrame.tsx';
import { RecordForm, type RecordFormProps } from './RecordForm.tsx';
import type { Resource } from './resource.ts';

interface Props extends Pick<RecordFormProps, 'of' | 'write' | 'extra' | 'mayEdit'> {
  /** Where a save leads: the list, or the record's own page. */
  readonly after?: 'list' | 'edit';
  /** What stands below the form of a record that exists. */
  readonly below?: ReactNode;
}

/** What a data provider throws when the server said no. */
interface Refused {
  readonly status?: number;
  readonly body?: {
    readonly code?: string;
    readonly message?: string;
    readonly problems?: readonly unknown[];
  };
}

function useOutcome(of: Resource, after: 'list' | 'edit') {
  const notify = useNotify();
  const redirect = useRedirect();
  return {
    onSuccess(saved: RaRecord) {
      notify(typeof saved.notice === 'string' ? saved.notice : 'kit.saved', { type: 'success' });
      redirect(after, of.name, saved.id);
    },
    /** Problems of fields stand at their fields; whatever else was refused is told once. */
    onError(failure: unknown) {
      const { body } = failure as Refused;
      const text = body?.problems?.length ? 'kit.notSaved' : (body?.message ?? 'ra.notification.http_error');
      notify(text, { type: 'error' });
    },
  };
}

/** The form for a new record. */
export function CrudCreate({ after = 'list', below: _none, ...form }: Props) {
  const translate = useTranslate();
  return (
    <CreateBase mutationOptions={useOutcome(form.of, after)}>
      <FormHead of={form.of} title={translate(`resources.${form.of.name}.create`)} />
      <RecordForm {...form} isNew />
    </CreateBase>
  );
}

/** The form for a record that exists: never writes over somebody else's change, and keeps what was typed. */
export function CrudUpdate({ after = 'list', below, ...form }: Props) {
  const { id } = useParams();
  const dataProvider = useDataProvider();
  const { onSuccess, onError } = useOutcome(form.of, after);
  const [theirs, setTheirs] = useState<RaRecord | null>(null);

  async function onRefused(failure: unknown) {
    const { status, body } = failure as Refused;
    if (status !== 409 || body?.code !== 'conflict' || body.problems?.length) return onError(failure);
    setTheirs((await dataProvider.getOne(form.of.name, { id })).data);
  }

  return (
    <EditBase
      mutationMode="pessimistic"
      redirectOnError={false}
      mutationOptions={{ onSuccess, onError: onRefused }}
    >
      <Loaded of={form.of}>
        <RecordForm {...form} theirs={theirs} onConflictClose={() => setTheirs(null)} />
        {below}
      </Loaded>
    </EditBase>
  );
}
