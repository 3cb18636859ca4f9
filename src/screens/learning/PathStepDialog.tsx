import { Stack } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { type PathStepRecord, pathSteps } from '../../../resources/pathSteps/pathSteps.ts';
import { FieldInput } from '../../kit/crud/FieldInput.tsx';
import { RecordDialog } from '../../kit/forms/RecordDialog.tsx';
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
export function PathStepDialog({ step, ...actions }: Props) {
  const translate = useTranslate();
  const record = useMemo(() => ({ needed: 1, ...step }), [step]);
  const title = translate('id' in step ? 'learning.path.editStep' : 'learning.path.newSet');
  return (
    <RecordDialog of={pathSteps} record={record} title={title} {...actions}>
      <Stack spacing={2} sx={{ pt: 1 }}>
        {(isSet(step) ? setFields : courseFields).map((name) => (
          <FieldInput key={name} of={pathSteps} name={name} />
        ))}
      </Stack>
    </RecordDialog>
  );
}
