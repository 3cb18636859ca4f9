import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useRedirect, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { changeSprintStatus, copySprint, sprintKeys } from '../../../dataProviders/sprints.ts';
import { nextSprintStatuses, type SprintStatus } from '../../../domain/builder/sprint.ts';
import type { SprintRecord } from '../../../resources/sprints/sprints.ts';
import { useAction } from '../../kit/useAction.ts';
import { builderPaths } from './builderPaths.ts';

/** Changes the status of a sprint after a confirmation, edits it or copies it. */
export function SprintActions({ sprint }: { readonly sprint: SprintRecord }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const [nextStatus, setNextStatus] = useState<SprintStatus | null>(null);
  const change = useAction((status: SprintStatus) => changeSprintStatus({ sprint_id: sprint.id, status }), {
    invalidates: sprintKeys,
  });
  const copy = useAction(() => copySprint(sprint.id), {
    invalidates: sprintKeys,
    success: ({ message }) => message,
    onDone: ({ id }) => redirect(builderPaths.sprint(id)),
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {nextSprintStatuses(sprint.status).map((status, index) => (
        <Button
          key={status}
          variant={index === 0 ? 'contained' : 'text'}
          color={status === 'cancelled' ? 'error' : 'primary'}
          onClick={() => setNextStatus(status)}
        >
          {translate(`builder.sprint.to.${status}`)}
        </Button>
      ))}
      <Button component={Link} to={builderPaths.editSprint(sprint.id)}>
        {translate('builder.edit')}
      </Button>
      <Button onClick={() => copy.mutate()} loading={copy.isPending}>
        {translate('builder.copy')}
      </Button>
      {nextStatus && (
        <Confirm
          isOpen
          title={translate(`builder.sprint.to.${nextStatus}`)}
          content={translate(`builder.sprint.ask.${nextStatus}`)}
          confirm={translate(`builder.sprint.to.${nextStatus}`)}
          cancel={translate('builder.notNow')}
          confirmColor={nextStatus === 'cancelled' ? 'warning' : 'primary'}
          loading={change.isPending}
          onConfirm={() => change.mutate(nextStatus, { onSettled: () => setNextStatus(null) })}
          onClose={() => setNextStatus(null)}
        />
      )}
    </Box>
  );
}
