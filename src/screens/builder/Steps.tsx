import { Box, Button, CircularProgress, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetManyReference, useTranslate } from 'react-admin';
import { isSprintOver, sprintLength } from '../../../domain/builder/sprint.ts';
import { type SprintStepRecord, sprintSteps } from '../../../resources/sprintSteps/sprintSteps.ts';
import type { SprintRecord } from '../../../resources/sprints/sprints.ts';
import { Failed } from '../../kit/lists/ListStates.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { StepDialog } from './StepDialog.tsx';
import { StepRow } from './StepRow.tsx';

const most = 200;

/** The small actions of a sprint by their days, each to be ticked off. */
export function Steps({ sprint }: { readonly sprint: SprintRecord }) {
  const translate = useTranslate();
  const [edited, edit] = useState<SprintStepRecord | 'new' | null>(null);
  const mayChange = !isSprintOver(sprint.status);
  const {
    data = [],
    isPending,
    error,
    refetch,
  } = useGetManyReference<SprintStepRecord>(sprintSteps.name, {
    target: 'sprint_id',
    id: sprint.id,
    pagination: { page: 1, perPage: most },
    sort: { field: 'day', order: 'ASC' },
  });
  const done = data.filter(({ done_on }) => done_on !== null).length;
  const progress = translate('builder.steps.progress', { done, smart_count: data.length });
  return (
    <Panel
      title={translate('builder.steps.title')}
      text={data.length > 0 ? progress : undefined}
      action={
        mayChange && (
          <Button variant="outlined" onClick={() => edit('new')}>
            {translate('builder.steps.add')}
          </Button>
        )
      }
    >
      {data.length > 0 && (
        <LinearProgress variant="determinate" value={(100 * done) / data.length} aria-label={progress} />
      )}
      {error && <Failed text="builder.steps.failed" onRetry={() => refetch()} />}
      {isPending && !error && <CircularProgress size={24} />}
      {!isPending && !error && data.length === 0 && (
        <Typography color="text.secondary">{translate('resources.sprint_steps.empty.text')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((step) => (
          <StepRow
            key={step.id}
            sprint={sprint}
            step={step}
            mayChange={mayChange}
            onEdit={() => edit(step)}
            onChanged={refetch}
          />
        ))}
      </Box>
      {edited && (
        <StepDialog
          sprintId={sprint.id}
          days={sprintLength(sprint.starts_on, sprint.ends_on)}
          step={edited === 'new' ? null : edited}
          onClose={() => edit(null)}
          onSaved={refetch}
        />
      )}
    </Panel>
  );
}
