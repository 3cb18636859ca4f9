import { type ReactNode, useState } from 'react';
import { CreateBase, EditBase, type RaRecord, useDataProvider, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { FormHeader, LoadedRecordForm } from '../forms/FormHeader.tsx';
import { isConflict, useSaveCallbacks } from '../forms/useSaveCallbacks.ts';
import { PageColumns } from '../page/PageColumns.tsx';

import { RecordForm, type RecordFormProps } from './RecordForm.tsx';

interface Props extends Pick<RecordFormProps, 'of' | 'write' | 'extra' | 'mayEdit' | 'note'> {
  /** Where a save redirects to: the list, or the record's own page. */
  readonly after?: 'list' | 'edit';
  /** Whether the form waits for more than its record. */
  readonly isWaiting?: boolean;
  /** Shown above the form of an existing record. */
  readonly above?: ReactNode;
  /** Shown next to the form of an existing record, or below it on narrow screens. */
  readonly aside?: ReactNode;
  /** Shown below the form of an existing record, in the width of the page. */
  readonly below?: ReactNode;
}

/** The form for a new record. */
export function CrudCreate({
  after = 'list',
  above: _top,
  aside: _side,
  below: _none,
  isWaiting: _,
  ...form
}: Props) {
  const translate = useTranslate();
  return (
    <CreateBase mutationOptions={useSaveCallbacks(form.of, after)}>
      <FormHeader of={form.of} title={translate(`resources.${form.of.name}.create`)} />
      <RecordForm {...form} isNew />
    </CreateBase>
  );
}

/**
 * The form for an existing record. On a conflict it keeps the input and shows the newer version. The route guard has
 * already checked access, so react-admin's own check is disabled.
 */
export function CrudUpdate({ after = 'list', above, aside, below, isWaiting = false, ...form }: Props) {
  const { id } = useParams();
  const dataProvider = useDataProvider();
  const { onSuccess, onError } = useSaveCallbacks(form.of, after);
  const [newerRecord, setNewerRecord] = useState<RaRecord | null>(null);

  async function handleFailure(failure: unknown) {
    if (!isConflict(failure)) return onError(failure);
    setNewerRecord((await dataProvider.getOne(form.of.name, { id })).data);
  }

  return (
    <EditBase
      disableAuthentication
      mutationMode="pessimistic"
      redirectOnError={false}
      mutationOptions={{ onSuccess, onError: handleFailure }}
    >
      <LoadedRecordForm of={form.of} isWaiting={isWaiting}>
        {above}
        <PageColumns main="form" aside={aside}>
          <RecordForm {...form} newerRecord={newerRecord} onConflictClose={() => setNewerRecord(null)} />
        </PageColumns>
        {below}
      </LoadedRecordForm>
    </EditBase>
  );
}
