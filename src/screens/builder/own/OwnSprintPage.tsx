import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { type OwnSprint, ownSprintQuery } from '../../../../dataProviders/ownSprints.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { BackLink } from '../../../kit/page/BackLink.tsx';
import { PageColumns } from '../../../kit/page/PageColumns.tsx';
import { PageHeader } from '../../../kit/page/PageHeader.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';
import { StatusChip } from '../../../kit/page/StatusChip.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { EndSprintButtons } from './EndSprintButtons.tsx';
import { OwnRetrospective } from './OwnRetrospective.tsx';
import { CurrentStep, SprintProgress } from './OwnSprintCard.tsx';
import { OwnSprintFacts } from './OwnSprintFacts.tsx';
import { OwnSprintSteps } from './OwnSprintSteps.tsx';
import { builderPath } from './ownSprintPaths.ts';
import { SprintNudges } from './SprintNudges.tsx';

/** One of the person's sprints: the step of today, all steps, the retrospective and the nudges. */
export function OwnSprintPage({ id }: { readonly id: number }) {
  const query = useQuery(ownSprintQuery(useAccountId(), id));
  return (
    <>
      <BackLink to={builderPath} label="ownSprints.page.back" />
      <QueryState
        query={query}
        failed="ownSprints.page.failed"
        missing="ownSprints.page.missing"
        loading="ownSprints.loading"
        shape="page"
      >
        {({ sprint, today }) => <Loaded sprint={sprint} today={today} />}
      </QueryState>
    </>
  );
}

interface LoadedProps {
  readonly sprint: OwnSprint;
  readonly today: string;
}

function Loaded({ sprint, today }: LoadedProps) {
  const translate = useTranslate();
  const isOver = sprint.phase === 'over';
  const status = sprint.phase === 'upcoming' ? 'upcoming' : sprint.status;
  return (
    <>
      <PageHeader
        title={sprint.title}
        chip={<StatusChip status={status} label={translate(`ownSprints.status.${status}`)} />}
        purpose={sprint.purpose}
        action={sprint.can_manage && !isOver && <EndSprintButtons sprintId={sprint.sprint_id} />}
      />
      <PageColumns
        aside={
          <>
            <OwnSprintFacts sprint={sprint} />
            {sprint.can_manage && !isOver && <SprintNudges sprint={sprint} />}
          </>
        }
      >
        <Panel title={translate('ownSprints.steps.title')}>
          {!isOver && <CurrentStep sprint={sprint} today={today} />}
          <SprintProgress sprint={sprint} />
          <OwnSprintSteps sprint={sprint} />
        </Panel>
        <OwnRetrospective sprint={sprint} />
      </PageColumns>
    </>
  );
}
