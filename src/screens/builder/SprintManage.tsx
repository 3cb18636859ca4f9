import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Link, Skeleton } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { HttpError } from '../../../dataProviders/errors.ts';
import { type SprintRecord, sprints } from '../../../resources/sprints/sprints.ts';
import { Failed } from '../../kit/lists/ListStates.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { StatusChip } from '../../kit/page/StatusChip.tsx';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { builderPaths } from './builderPaths.ts';
import { Retrospective } from './Retrospective.tsx';
import { SprintActions } from './SprintActions.tsx';
import { SprintFacts } from './SprintFacts.tsx';
import { Steps } from './Steps.tsx';

/** One sprint: what it is for, its steps and how far they are, and what was learnt from it. */
export default function SprintManage() {
  const translate = useTranslate();
  const { id } = useParams();
  const query = useGetOne<SprintRecord>(sprints.name, { id: Number(id) }, { retry: false });
  return (
    <Box sx={{ maxWidth: 1000 }}>
      <Link
        component={RouterLink}
        to={builderPaths.sprints}
        variant="body2"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, mb: 1 }}
      >
        <ArrowBackIcon fontSize="inherit" aria-hidden />
        {translate('builder.sprint.list')}
      </Link>
      {query.isPending && (
        <Box role="status" aria-label={translate('builder.sprint.loading')} sx={{ display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" height={48} width="50%" />
          <Skeleton variant="rounded" height={240} />
        </Box>
      )}
      {query.error && <Trouble failure={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <Sprint sprint={query.data} />}
    </Box>
  );
}

function Sprint({ sprint }: { readonly sprint: SprintRecord }) {
  const translate = useTranslate();
  const title = (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {sprint.title}
      </Box>
      <StatusChip word={translate(`resources.sprints.choices.status.${sprint.status}`)} />
    </Box>
  );
  return (
    <>
      <PageHeader title={title} purpose={sprint.purpose} action={<SprintActions sprint={sprint} />} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SprintFacts sprint={sprint} />
        <Steps sprint={sprint} />
        {sprint.status !== 'draft' && <Retrospective key={sprint.updated_at} sprint={sprint} />}
      </Box>
    </>
  );
}

function Trouble({ failure, onRetry }: { readonly failure: unknown; readonly onRetry: () => void }) {
  const translate = useTranslate();
  if (failure instanceof HttpError && failure.status === 404) {
    const words = ['title', 'text'].map((key) => translate(`builder.sprint.missing.${key}`));
    return <StateCard role="alert" title={words[0] ?? ''} text={words[1] ?? ''} />;
  }
  return <Failed text="builder.sprint.failed" onRetry={onRetry} />;
}
