import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Checkbox, IconButton, Typography } from '@mui/material';
import { useDataProvider, useDelete, useNotify, useTranslate } from 'react-admin';
import { stepKeys } from '../../../dataProviders/sprints.ts';
import { addDays } from '../../../domain/dates/days.ts';
import { type SprintStepRecord, sprintSteps } from '../../../resources/sprintSteps/sprintSteps.ts';
import type { SprintRecord } from '../../../resources/sprints/sprints.ts';
import { CalendarDay } from '../../kit/dates/CalendarDay.tsx';
import { localToday } from '../../kit/dates/localToday.ts';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { useNotifyFailure } from '../../kit/useNotifyFailure.ts';

interface Props {
  readonly sprint: SprintRecord;
  readonly step: SprintStepRecord;
  readonly canChange: boolean;
  readonly onEdit: () => void;
}

/** One step with its due day; it can be ticked off, edited and removed. */
export function SprintStepRow({ sprint, step, canChange, onEdit }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const toggle = useToggleStep(sprint, step);
  const handleRemove = useRemoveStep(step);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Checkbox
        checked={step.done_on !== null}
        disabled={!canChange || toggle.isPending}
        onChange={() => toggle.mutate()}
        slotProps={{ input: { 'aria-label': translate('builder.steps.done', { name: step.action }) } }}
      />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{step.action}</Typography>
        <Hint>
          {translate('builder.steps.day', { day: step.day })}
          {' · '}
          <CalendarDay day={addDays(sprint.starts_on, step.day - 1)} />
          {step.done_on && (
            <>
              {' · '}
              {translate('builder.steps.doneOn', { day: format.day(step.done_on) })}
            </>
          )}
        </Hint>
      </Box>
      {canChange && (
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
            onClick={handleRemove}
            aria-label={translate('builder.steps.removeOf', { name: step.action })}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </>
      )}
    </Box>
  );
}

/** Records the day on which a step is done, and the person when the sprint is for one person. */
function useToggleStep(sprint: SprintRecord, step: SprintStepRecord) {
  const dataProvider = useDataProvider();
  return useAction(
    () => {
      const isDone = step.done_on === null;
      const done_on = isDone ? localToday() : null;
      const done_by = isDone && sprint.for_whom === 'person' ? sprint.user_id : null;
      const data = { ...step, done_on, done_by };
      return dataProvider.update(sprintSteps.name, { id: step.id, data, previousData: step });
    },
    { invalidates: stepKeys },
  );
}

/** A removed step can be restored for a few seconds. */
function useRemoveStep(step: SprintStepRecord) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [remove] = useDelete(
    sprintSteps.name,
    { id: step.id, previousData: step },
    {
      mutationMode: 'undoable',
      onSuccess: () => notify('builder.steps.removed', { undoable: true }),
      onError: (failure: unknown) => notifyFailure(failure),
    },
  );
  return () => remove();
}
