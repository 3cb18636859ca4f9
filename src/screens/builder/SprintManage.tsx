import { useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { type SprintRecord, sprints } from '../../../resources/sprints/sprints.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageColumns } from '../../kit/page/PageColumns.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { StatusChip } from '../../kit/page/StatusChip.tsx';
import { LoadingState } from '../../kit/states/LoadingState.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { builderPaths } from './builderPaths.ts';
import { SprintActions } from './SprintActions.tsx';
import { SprintFacts } from './SprintFacts.tsx';
import { SprintRetrospective } from './SprintRetrospective.tsx';
import { SprintSteps } from './SprintSteps.tsx';
import { useSprintSteps } from './useSprintSteps.ts';

/** One sprint: its facts, its steps with their progress, and its retrospective. */
export default function SprintManage() {
  const { id } = useParams();
  const query = useGetOne<SprintRecord>(sprints.name, { id: Number(id) }, { retry: false });
  return (
    <>
      <BackLink to={builderPaths.sprints} label="builder.sprint.list" />
      <QueryState
        query={query}
        failed="builder.sprint.failed"
        missing="builder.sprint.missing"
        loading="builder.sprint.loading"
        shape="page"
      >
        {(sprint) => <SprintPage sprint={sprint} />}
      </QueryState>
    </>
  );
}

function SprintPage({ sprint }: { readonly sprint: SprintRecord }) {
  const translate = useTranslate();
  const { isPending } = useSprintSteps(sprint.id);
  return (
    <>
      <PageHeader
        title={sprint.title}
        chip={
          <StatusChip
            status={sprint.status}
            label={translate(`resources.sprints.choices.status.${sprint.status}`)}
          />
        }
        purpose={sprint.purpose}
        action={<SprintActions sprint={sprint} />}
      />
      {/* On phones the facts are below the steps, whose height is unknown until they have loaded. */}
      {isPending ? (
        <LoadingState height={480} />
      ) : (
        <PageColumns
          aside={
            <>
              <SprintFacts sprint={sprint} />
              {sprint.status !== 'draft' && <SprintRetrospective key={sprint.updated_at} sprint={sprint} />}
            </>
          }
        >
          <SprintSteps sprint={sprint} />
        </PageColumns>
      )}
    </>
  );
}
