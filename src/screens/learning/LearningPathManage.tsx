import { Alert } from '@mui/material';
import { useCreatePath, useTranslate } from 'react-admin';
import type { LearningPathRecord } from '../../../resources/learningPaths/learningPaths.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageColumns } from '../../kit/page/PageColumns.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { StatusChip } from '../../kit/page/StatusChip.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { LearningPathActions } from './LearningPathActions.tsx';
import { LearningPathAssignments } from './LearningPathAssignments.tsx';
import { LearningPathCourses } from './LearningPathCourses.tsx';
import { LearningPathFacts } from './LearningPathFacts.tsx';
import { useLearningPath, usePathSteps } from './useLearningPath.ts';

/** One learning path: its courses, its rule and its assignments. */
export default function LearningPathManage() {
  const list = useCreatePath()({ resource: 'learning_paths', type: 'list' });
  return (
    <>
      <BackLink to={list} label="kit.back" />
      <QueryState
        query={useLearningPath()}
        failed="learning.path.failed"
        missing="learning.path.missing"
        loading="learning.path.loading"
        shape="page"
      >
        {(path) => <Page path={path} />}
      </QueryState>
    </>
  );
}

function Page({ path }: { readonly path: LearningPathRecord }) {
  const translate = useTranslate();
  const steps = usePathSteps(path);
  const unpublished = steps.arePending
    ? []
    : steps.steps.flatMap(({ courses, position }) =>
        courses.flatMap((course) =>
          course?.status === 'published'
            ? []
            : [course?.title ?? translate('learning.path.step', { place: position })],
        ),
      );
  return (
    <>
      <PageHeader
        title={path.title}
        chip={
          <StatusChip
            status={path.status}
            label={translate(`resources.learning_paths.choices.status.${path.status}`)}
          />
        }
        purpose={path.summary}
        action={
          <LearningPathActions
            path={path}
            isPending={steps.arePending}
            isReady={steps.steps.length > 0 && unpublished.length === 0}
          />
        }
      />
      <PageColumns
        aside={
          <>
            <LearningPathFacts path={path} rows={steps} />
            <LearningPathAssignments path={path} />
          </>
        }
      >
        {unpublished.length > 0 && (
          <Alert severity="warning">
            {translate('learning.path.unpublished', { names: unpublished.join(', ') })}
          </Alert>
        )}
        <LearningPathCourses path={path} rows={steps} />
      </PageColumns>
    </>
  );
}
