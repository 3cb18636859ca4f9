import { Card } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { type SprintChoiceKind, sprintOptionQuery } from '../../../dataProviders/sprints.ts';
import { sprintLength } from '../../../domain/builder/sprint.ts';
import type { SprintRecord } from '../../../resources/sprints/sprints.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { CalendarDay } from '../../kit/dates/CalendarDay.tsx';
import { Fact, FactList } from '../../kit/page/FactList.tsx';

/** The subject of a sprint, its audience, its dates and its nudges. */
export function SprintFacts({ sprint }: { readonly sprint: SprintRecord }) {
  const translate = useTranslate();
  const days = sprintLength(sprint.starts_on, sprint.ends_on);
  const isTeam = sprint.for_whom === 'team';
  return (
    <Card sx={{ p: { xs: 2, md: 3 } }}>
      <FactList>
        <Fact term={translate('resources.sprints.fields.for_whom')}>
          <OptionName kind={isTeam ? 'team' : 'person'} id={isTeam ? sprint.team_id : sprint.user_id} />
        </Fact>
        <Fact term={translate('resources.sprints.fields.subject')}>
          {sprint.subject === 'metric' ? (
            sprint.metric && translate(`metrics.names.${sprint.metric}`)
          ) : (
            <OptionName kind="topic" id={sprint.topic_id} />
          )}
        </Fact>
        <Fact term={translate('builder.sprint.time')}>
          <CalendarDay day={sprint.starts_on} /> – <CalendarDay day={sprint.ends_on} />
          {` · ${translate('builder.sprint.days', { smart_count: days })}`}
        </Fact>
        <Fact term={translate('builder.sprint.nudges')}>
          {sprint.nudges
            ? translate(`resources.sprints.choices.rhythm.${sprint.rhythm}`)
            : translate('builder.sprint.noNudges')}
        </Fact>
      </FactList>
    </Card>
  );
}

function OptionName({ kind, id }: { readonly kind: SprintChoiceKind; readonly id: number | null }) {
  const translate = useTranslate();
  const { data } = useQuery(sprintOptionQuery(useAccountId(), kind, id));
  if (data === undefined) return '…';
  return data?.name ?? translate('builder.sprint.gone');
}
