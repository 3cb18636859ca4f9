import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useCreate, useNotify, useTranslate, useUpdate } from 'react-admin';
import { errorText } from '../../../dataProviders/errors.ts';
import { type SprintStepRecord, sprintSteps } from '../../../resources/sprintSteps/sprintSteps.ts';

interface Props {
  readonly sprintId: number;
  /** How many days the sprint has. */
  readonly days: number;
  /** Null for a new one. */
  readonly step: SprintStepRecord | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const longest = 300;

/** What is to be done, and on which day of the sprint. */
export function StepDialog({ sprintId, days, step, onClose, onSaved }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const [action, setAction] = useState(step?.action ?? '');
  const [day, setDay] = useState(String(step?.day ?? 1));
  const [create, creating] = useCreate();
  const [update, updating] = useUpdate();
  const wanted = Number(day);
  const isDay = Number.isInteger(wanted) && wanted >= 1 && wanted <= days;
  const outcome = {
    onSuccess: () => {
      notify('kit.saved', { type: 'success' });
      onSaved();
      onClose();
    },
    onError: (failure: unknown) => notify(errorText(failure) ?? 'app.notification.error', { type: 'error' }),
  };
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (action.trim() === '' || !isDay) return;
    const data = { ...step, sprint_id: sprintId, action: action.trim(), day: wanted };
    if (step) update(sprintSteps.name, { id: step.id, data, previousData: step }, outcome);
    else create(sprintSteps.name, { data }, outcome);
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form onSubmit={handleSubmit}>
        <DialogTitle id={titleId} variant="h2">
          {translate(step ? 'builder.steps.change' : 'builder.steps.add')}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            sx={{ mt: 1 }}
            size="small"
            label={translate('resources.sprint_steps.fields.action')}
            value={action}
            onChange={(event) => setAction(event.target.value)}
            slotProps={{ htmlInput: { maxLength: longest } }}
            multiline
            required
          />
          <TextField
            size="small"
            type="number"
            label={translate('resources.sprint_steps.fields.day')}
            helperText={translate('builder.steps.dayHelp', { days })}
            value={day}
            error={!isDay}
            onChange={(event) => setDay(event.target.value)}
            slotProps={{ htmlInput: { min: 1, max: days, step: 1 } }}
            required
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate('builder.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            disabled={action.trim() === '' || !isDay}
            loading={creating.isPending || updating.isPending}
          >
            {translate('kit.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
