import { TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { stepKeys } from '../../../dataProviders/sprints.ts';
import { type SprintStepRecord, sprintSteps } from '../../../resources/sprintSteps/sprintSteps.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { useAction } from '../../kit/useAction.ts';

interface Props {
  readonly sprintId: number;
  /** The length of the sprint in days. */
  readonly days: number;
  /** The step to edit; null for a new one. */
  readonly step: SprintStepRecord | null;
  readonly onClose: () => void;
}

const maxLength = 300;

/** Edits a step: its action and its day within the sprint. */
export function SprintStepDialog({ sprintId, days, step, onClose }: Props) {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const [action, setAction] = useState(step?.action ?? '');
  const [typedDay, setTypedDay] = useState(String(step?.day ?? 1));
  const day = Number(typedDay);
  const isDay = Number.isInteger(day) && day >= 1 && day <= days;
  const save = useAction(
    () => {
      const data = { ...step, sprint_id: sprintId, action: action.trim(), day };
      return step
        ? dataProvider.update(sprintSteps.name, { id: step.id, data, previousData: step })
        : dataProvider.create(sprintSteps.name, { data });
    },
    { invalidates: stepKeys, success: 'builder.steps.saved', onDone: onClose },
  );
  return (
    <ConfirmDialog
      title={translate(step ? 'builder.steps.change' : 'builder.steps.add')}
      confirm={translate('kit.save')}
      busy={save.isPending}
      blocked={action.trim() === '' || !isDay}
      onConfirm={() => save.mutate()}
      onClose={onClose}
    >
      <TextField
        sx={{ mt: 1 }}
        size="small"
        label={translate('resources.sprint_steps.fields.action')}
        value={action}
        onChange={(event) => setAction(event.target.value)}
        slotProps={{ htmlInput: { maxLength } }}
        multiline
        required
      />
      <TextField
        size="small"
        type="number"
        label={translate('resources.sprint_steps.fields.day')}
        helperText={translate('builder.steps.dayHelp', { days })}
        value={typedDay}
        error={!isDay}
        onChange={(event) => setTypedDay(event.target.value)}
        slotProps={{ htmlInput: { min: 1, max: days, step: 1 } }}
        required
      />
    </ConfirmDialog>
  );
}
