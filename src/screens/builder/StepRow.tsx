import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Checkbox, IconButton, Typography } from '@mui/material';
import { useDelete, useNotify, useTranslate, useUpdate } from 'react-admin';
import { errorText } from '../../../dataProviders/errors.ts';
import { addDays } from '../../../domain/dates/days.ts';
import { type SprintStepRecord, sprintSteps } from '../../../resources/sprintSteps/sprintSteps.ts';
import type { SprintRecord } from '../../../resources/sprints/sprints.ts';
import { CalendarDay } from '../../kit/dates/CalendarDay.tsx';

interface Props {
  readonly sprint: SprintRecord;
  readonly step: SprintStepRecord;
  readonly mayChange: boolean;
  readonly onEdit: () => void;
  readonly onChanged: () => void;
}

/** One step: whether it is done, on which day it is due, and the ways to change or remove it. */
export function StepRow({ sprint, step, mayChange, onEdit, onChanged }: Props) {
  const translate = useTranslate();
  const { toggle, remove, isPending } = useStep(sprint, step, onChanged);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Checkbox
        checked={step.done_on !== null}
        disabled={!mayChange || isPending}
        onChange={toggle}
        slotProps={{ input: { 'aria-label': translate('builder.steps.done', { name: step.action }) } }}
      />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{step.action}</Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('builder.steps.day', { day: step.day })}
          {' · '}
          <CalendarDay day={addDays(sprint.starts_on, step.day - 1)} />
          {step.done_on && (
            <>
              {' · '}
              {translate('builder.steps.doneOn')} <CalendarDay day={step.done_on} />
            </>
          )}
        </Typography>
      </Box>
      {mayChange && (
        <>
          <Button
            size="small"
            onClick={onEdit}
            aria-label={translate('builder.steps.editOf', { name: step.action })}
          >
            {translate('builder.edit')}
          </Button>
          <IconButton
            size="small"
            onClick={remove}
            aria-label={translate('builder.steps.removeOf', { name: step.action })}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </>
      )}
    </Box>
  );
}

/** Ticking a step off notes the day, and the person where the sprint is for one. Removing can be undone. */
function useStep(sprint: SprintRecord, step: SprintStepRecord, onChanged: () => void) {
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  const [removeStep] = useDelete();
  const onError = (failure: unknown) =>
    notify(errorText(failure) ?? 'app.notification.error', { type: 'error' });
  const outcome = { onError, onSettled: onChanged };
  function toggle() {
    const today = new Date().toISOString().slice(0, 10);
    const done =
      step.done_on === null
        ? { done_on: today, done_by: sprint.for_whom === 'person' ? sprint.user_id : null }
        : { done_on: null, done_by: null };
    const change = { id: step.id, data: { ...step, ...done }, previousData: step };
    update(sprintSteps.name, change, outcome);
  }
  function remove() {
    removeStep(
      sprintSteps.name,
      { id: step.id, previousData: step },
      {
        ...outcome,
        mutationMode: 'undoable',
        onSuccess: () => notify('builder.steps.removed', { undoable: true }),
      },
    );
  }
  return { toggle, remove, isPending };
}
