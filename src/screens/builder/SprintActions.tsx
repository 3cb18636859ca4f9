import { Box, Button } from '@mui/material';
import { useRedirect, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import {
  changeSprintStatus,
  copySprint,
  setSprintTemplate,
  sprintKeys,
} from '../../../dataProviders/sprints.ts';
import { nextSprintStatuses, type SprintStatus } from '../../../domain/builder/sprint.ts';
import type { SprintRecord } from '../../../resources/sprints/sprints.ts';
import { ConfirmedButton } from '../../kit/page/ConfirmedButton.tsx';
import { useAction } from '../../kit/useAction.ts';
import { builderPaths } from './builderPaths.ts';

/** Changes the status of a sprint after a confirmation, edits it or copies it. */
export function SprintActions({ sprint }: { readonly sprint: SprintRecord }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const change = useAction((status: SprintStatus) => changeSprintStatus({ sprint_id: sprint.id, status }), {
    invalidates: sprintKeys,
  });
  const copy = useAction(() => copySprint(sprint.id), {
    invalidates: sprintKeys,
    success: ({ message }) => message,
    onDone: ({ id }) => redirect(builderPaths.sprint(id)),
  });
  const mark = sprint.is_template ? 'withdraw' : 'offer';
  const template = useAction(
    () => setSprintTemplate({ sprint_id: sprint.id, is_template: !sprint.is_template }),
    { invalidates: sprintKeys },
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {nextSprintStatuses(sprint.status).map((status, index) => (
        <ConfirmedButton
          key={status}
          variant={index === 0 ? 'contained' : 'text'}
          color={status === 'cancelled' ? 'error' : 'primary'}
          title={translate(`builder.sprint.to.${status}`)}
          text={translate(`builder.sprint.ask.${status}`)}
          cancel={translate('builder.notNow')}
          destructive={status === 'cancelled'}
          busy={change.isPending}
          onConfirm={(close) => change.mutate(status, { onSettled: close })}
        >
          {translate(`builder.sprint.to.${status}`)}
        </ConfirmedButton>
      ))}
      <Button component={Link} to={builderPaths.editSprint(sprint.id)}>
        {translate('builder.edit')}
      </Button>
      <ConfirmedButton
        title={translate(`builder.sprint.template.${mark}`)}
        text={translate(`builder.sprint.template.ask.${mark}`)}
        cancel={translate('builder.notNow')}
        busy={template.isPending}
        onConfirm={(close) => template.mutate(undefined, { onSettled: close })}
      >
        {translate(`builder.sprint.template.${mark}`)}
      </ConfirmedButton>
      <Button onClick={() => copy.mutate()} loading={copy.isPending}>
        {translate('builder.copy.sprint')}
      </Button>
    </Box>
  );
}
