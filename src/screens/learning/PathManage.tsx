import { Alert, Box, Chip, Skeleton } from '@mui/material';
import { useCreatePath, useTranslate } from 'react-admin';
import type { LearningPathRecord } from '../../../resources/learningPaths/learningPaths.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { PathActions } from './PathActions.tsx';
import { PathAssignments } from './PathAssignments.tsx';
import { PathFacts } from './PathFacts.tsx';
import { PathSteps } from './PathSteps.tsx';
import { usePathOfAddress, useSteps } from './usePath.ts';

/** One learning path: its courses, its rule, and who is given it. */
export default function PathManage() {
  const translate = useTranslate();
  const list = useCreatePath()({ resource: 'learning_paths', type: 'list' });
  const { data, isPending, error, refetch } = usePathOfAddress();
  const isMissing = (error as { status?: number } | null)?.status === 404;
  return (
    <Box sx={{ maxWidth: 1200 }}>
      <BackLink to={list} label="kit.back" />
      {isMissing && (
        <StateCard
          role="alert"
          title={translate('learning.path.missing.title')}
          text={translate('learning.path.missing.text')}
        />
      )}
      {error && !isMissing && (
        <LoadFailed text={translate('learning.path.failed')} onRetry={() => void refetch()} />
      )}
      {isPending && <Loading />}
      {data && <Page path={data} />}
    </Box>
  );
}

function Page({ path }: { readonly path: LearningPathRecord }) {
  const translate = useTranslate();
  const steps = useSteps(path);
  const unpublished = steps.arePending
    ? []
    : steps.steps.flatMap(({ course, position }) => {
        if (course?.status === 'published') return [];
        return [course?.title ?? translate('learning.path.step', { place: position })];
      });
  const title = (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {path.title}
      </Box>
      <Chip
        size="small"
        variant="outlined"
        label={translate(`resources.learning_paths.choices.status.${path.status}`)}
      />
    </Box>
  );
  return (
    <>
      <PageHeader
        title={title}
        purpose={path.summary}
        action={<PathActions path={path} isReady={steps.steps.length > 0 && unpublished.length === 0} />}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {unpublished.length > 0 && (
            <Alert severity="warning">
              {translate('learning.path.unpublished', { names: unpublished.join(', ') })}
            </Alert>
          )}
          <PathSteps path={path} rows={steps} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <PathFacts path={path} rows={steps} />
          <PathAssignments path={path} />
        </Box>
      </Box>
    </>
  );
}

function Loading() {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('learning.path.loading')} sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={48} width="50%" />
      <Skeleton variant="rounded" height={240} />
    </Box>
  );
}
