import { Box, Button, LinearProgress } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isSprintOver, sprintLength } from '../../../domain/builder/sprint.ts';
import type { SprintStepRecord } from '../../../resources/sprintSteps/sprintSteps.ts';
import type { SprintRecord } from '../../../resources/sprints/sprints.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { SprintStepDialog } from './SprintStepDialog.tsx';
import { SprintStepRow } from './SprintStepRow.tsx';
import { useSprintSteps } from './useSprintSteps.ts';

/** The steps of a sprint by day, with a checkbox for each. */
export function SprintSteps({ sprint }: { readonly sprint: SprintRecord }) {
  const translate = useTranslate();
  const [edited, setEdited] = useState<SprintStepRecord | 'new' | null>(null);
  const canChange = !isSprintOver(sprint.status);
  const query = useSprintSteps(sprint.id);
  const total = query.data?.length ?? 0;
  const done = query.data?.filter(({ done_on }) => done_on !== null).length ?? 0;
  const progress = translate('builder.steps.progress', { done, smart_count: total });
  return (
    <Panel
      title={translate('builder.steps.title')}
      text={total > 0 ? progress : undefined}
      action={
        canChange && (
          <Button variant="outlined" onClick={() => setEdited('new')}>
            {translate('builder.steps.add')}
          </Button>
        )
      }
    >
      {total > 0 && (
        <LinearProgress variant="determinate" value={(100 * done) / total} aria-label={progress} />
      )}
      <QueryState query={query} failed="builder.steps.failed">
        {(steps) =>
          steps.length === 0 ? (
            <SecondaryText>{translate('resources.sprint_steps.empty.text')}</SecondaryText>
          ) : (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {steps.map((step) => (
                <SprintStepRow
                  key={step.id}
                  sprint={sprint}
                  step={step}
                  canChange={canChange}
                  onEdit={() => setEdited(step)}
                />
              ))}
            </Box>
          )
        }
      </QueryState>
      {edited && (
        <SprintStepDialog
          sprintId={sprint.id}
          days={sprintLength(sprint.starts_on, sprint.ends_on)}
          step={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  );
}
