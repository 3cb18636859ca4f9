import { Box, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { nameChoices, type SprintChoice } from '../../../dataProviders/sprints.ts';
import { sprintLength } from '../../../domain/builder/sprint.ts';
import type { SprintRecord } from '../../../resources/sprints/sprints.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { CalendarDay } from '../../kit/dates/CalendarDay.tsx';

/** What a sprint works on, for whom, and when. */
export function SprintFacts({ sprint }: { readonly sprint: SprintRecord }) {
  const translate = useTranslate();
  const days = sprintLength(sprint.starts_on, sprint.ends_on);
  const isTeam = sprint.for_whom === 'team';
  return (
    <Card
      component="dl"
      sx={{
        m: 0,
        p: { xs: 2, md: 3 },
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
      }}
    >
      <Fact term={translate('resources.sprints.fields.for_whom')}>
        <Name kind={isTeam ? 'team' : 'person'} id={isTeam ? sprint.team_id : sprint.user_id} />
      </Fact>
      <Fact term={translate('resources.sprints.fields.subject')}>
        {sprint.subject === 'metric' ? (
          sprint.metric && translate(`metrics.names.${sprint.metric}`)
        ) : (
          <Name kind="topic" id={sprint.topic_id} />
        )}
      </Fact>
      <Fact term={translate('builder.sprint.time')}>
        <CalendarDay day={sprint.starts_on} /> – <CalendarDay day={sprint.ends_on} />{' '}
        {translate('builder.sprint.days', { smart_count: days })}
      </Fact>
      <Fact term={translate('builder.sprint.nudges')}>
        {sprint.nudges
          ? translate(`resources.sprints.choices.rhythm.${sprint.rhythm}`)
          : translate('builder.sprint.noNudges')}
      </Fact>
    </Card>
  );
}

function Name({ kind, id }: { readonly kind: SprintChoice; readonly id: number | null }) {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const { data } = useQuery({
    queryKey: ['sprint choices', currentAccount.id, kind, 'named', id],
    queryFn: () => nameChoices(kind, id === null ? [] : [id]),
  });
  if (data === undefined) return '…';
  return data[0]?.name ?? translate('builder.sprint.gone');
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <Box>
      <Typography component="dt" variant="body2" color="text.secondary">
        {term}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}
