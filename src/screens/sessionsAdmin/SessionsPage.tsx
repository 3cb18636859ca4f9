import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Link, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { HttpError } from '../../../dataProviders/errors.ts';
import { Failed } from '../../kit/lists/ListStates.tsx';
import { StateCard } from '../../kit/states/StateCard.tsx';

interface Props {
  /** Where the page stands below, and what that is called. */
  readonly up: string;
  readonly upLabel: string;
  /** What the page needs before it can show anything. */
  readonly needs: readonly { isPending: boolean; error: unknown; refetch: () => unknown }[];
  readonly children: ReactNode;
}

/** A page about one topic or event: the way up, and its own face while it loads, fails or finds nothing. */
export function SessionsPage({ up, upLabel, needs, children }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: 1000 }}>
      <Link
        component={RouterLink}
        to={up}
        variant="body2"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, mb: 1 }}
      >
        <ArrowBackIcon fontSize="inherit" aria-hidden />
        {translate(upLabel)}
      </Link>
      <Content needs={needs}>{children}</Content>
    </Box>
  );
}

function Content({ needs, children }: Pick<Props, 'needs' | 'children'>) {
  const translate = useTranslate();
  const failed = needs.find(({ error }) => error);
  if (failed?.error instanceof HttpError && failed.error.status === 404) {
    return (
      <StateCard
        role="alert"
        title={translate('liveSessions.missing.title')}
        text={translate('liveSessions.missing.text')}
      />
    );
  }
  if (failed)
    return <Failed text="liveSessions.failed" onRetry={() => needs.map((need) => need.refetch())} />;
  if (needs.some(({ isPending }) => isPending)) {
    return (
      <Box role="status" aria-label={translate('liveSessions.loading')} sx={{ display: 'grid', gap: 2 }}>
        <Skeleton variant="rounded" height={48} width="50%" />
        <Skeleton variant="rounded" height={200} />
      </Box>
    );
  }
  return children;
}
