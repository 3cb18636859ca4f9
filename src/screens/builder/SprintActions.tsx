import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useRedirect, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { changeSprintStatus, copySprint } from '../../../dataProviders/sprints.ts';
import { nextSprintStatuses, type SprintStatus } from '../../../domain/builder/sprint.ts';
import { type SprintRecord, sprints } from '../../../resources/sprints/sprints.ts';
import { builderPaths } from './builderPaths.ts';
import { useChange } from './useChange.ts';

/** What can become of a sprint now, each asked again; editing and copying beside it. */
export function SprintActions({ sprint }: { readonly sprint: SprintRecord }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const [asked, ask] = useState<SprintStatus | null>(null);
  const change = useChange((status: SprintStatus) => changeSprintStatus({ sprint_id: sprint.id, status }), {
    touches: [sprints.name],
    settled: () => ask(null),
  });
  const copy = useChange(
    async () => {
      const made = await copySprint(sprint.id);
      redirect(builderPaths.sprint(made.id));
      return made.message;
    },
    { touches: [sprints.name] },
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {nextSprintStatuses(sprint.status).map((status, index) => (
        <Button
          key={status}
          variant={index === 0 ? 'contained' : 'text'}
          color={status === 'cancelled' ? 'error' : 'primary'}
          onClick={() => ask(status)}
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
      {asked && (
        <Confirm
          isOpen
          title={translate(`builder.sprint.to.${asked}`)}
          content={translate(`builder.sprint.ask.${asked}`)}
          confirm={translate(`builder.sprint.to.${asked}`)}
          cancel={translate('builder.notNow')}
          confirmColor={asked === 'cancelled' ? 'warning' : 'primary'}
          loading={change.isPending}
          onConfirm={() => change.mutate(asked)}
          onClose={() => ask(null)}
        />
      )}
    </Box>
  );
}
