import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useId, useMemo } from 'react';
import { Form, useCreate, useTranslate, useUpdate } from 'react-admin';
import { type PathStepRecord, pathSteps } from '../../../resources/pathSteps/pathSteps.ts';
import { FieldInput } from '../../kit/crud/FieldInput.tsx';
import { defaultValuesOf, resolverOf } from '../../kit/forms/resolverOf.ts';
import { useNotifyFailure } from '../../kit/useNotifyFailure.ts';
import { isSet } from './useLearningPath.ts';

/** The step to edit, or the path and position of a new set. */
export type EditedStep = PathStepRecord | Pick<PathStepRecord, 'path_id' | 'course_id' | 'position'>;

interface Props {
  readonly step: EditedStep;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const setFields = ['course_ids', 'needed', 'note'];
const courseFields = ['note'];

/** Creates a set of courses, or edits a step of the path. */
export function PathStepDialog({ step, onClose, onSaved }: Props) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const title = useId();
  const isNew = !('id' in step);
  const [create, creating] = useCreate();
  const [update, updating] = useUpdate();
  const resolver = useMemo(() => resolverOf(pathSteps), []);
  const start = useMemo(() => ({ ...defaultValuesOf(pathSteps), needed: 1, ...step }), [step]);

  function handleSubmit(values: object) {
    const outcome = { onSuccess: onSaved, onError: (failure: unknown) => notifyFailure(failure) };
    if (isNew) create('path_steps', { data: values }, outcome);
    else update('path_steps', { id: step.id, data: values, previousData: step }, outcome);
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="sm" fullWidth>
      <Form record={start} resolver={resolver} mode="onChange" onSubmit={handleSubmit} noValidate>
        <DialogTitle id={title} variant="h2">
          {translate(isNew ? 'learning.path.newSet' : 'learning.path.editStep')}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {(isSet(step) ? setFields : courseFields).map((name) => (
              <FieldInput key={name} of={pathSteps} name={name} />
            ))}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate('learning.lessons.cancel')}</Button>
          <Button type="submit" variant="contained" loading={creating.isPending || updating.isPending}>
            {translate('kit.save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
