import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId, useMemo } from 'react';
import { Form, useCreate, useTranslate, useUpdate } from 'react-admin';
import type { Resource } from '../../../resources/kit/resource.ts';
import { useNotifyFailure } from '../useNotifyFailure.ts';
import { defaultValuesOf, resolverOf } from './resolverOf.ts';

interface RecordDialogProps {
  readonly of: Resource;
  /** The record to edit, or the first values of a new one, which has no id. */
  readonly record: object;
  readonly title: string;
  /** Whether the record can't be saved yet, such as during an upload. */
  readonly isBusy?: boolean;
  readonly onClose: () => void;
  readonly onSaved: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** Creates or edits a record that belongs to a page of another one. */
export function RecordDialog({
  of,
  record,
  title,
  isBusy = false,
  onClose,
  onSaved,
  children,
}: RecordDialogProps) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const titleId = useId();
  const [create, creating] = useCreate();
  const [update, updating] = useUpdate();
  const resolver = useMemo(() => resolverOf(of), [of]);
  const start = useMemo(() => ({ ...defaultValuesOf(of), ...record }), [of, record]);

  function handleSubmit(values: object) {
    const outcome = { onSuccess: onSaved, onError: (failure: unknown) => notifyFailure(failure) };
    if ('id' in record) update(of.name, { id: record.id, data: values, previousData: record }, outcome);
    else create(of.name, { data: values }, outcome);
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <Form record={start} resolver={resolver} mode="onChange" onSubmit={handleSubmit} noValidate>
        <DialogTitle id={titleId} variant="h2">
          {title}
        </DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate('kit.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            disabled={isBusy}
            loading={creating.isPending || updating.isPending}
          >
            {translate('kit.save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
