import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { HttpError } from '../../../dataProviders/errors.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { StateCard } from '../../kit/states/StateCard.tsx';

interface PageProps {
  readonly back: { readonly to: string; readonly label: string };
  readonly asked: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown };
  /** Drawn once it is there. */
  readonly children: ReactNode;
}

/** A question's page: the way back, and what was asked for in each of its states. */
export function QuestionPage({ back, asked: query, children }: PageProps) {
  return (
    <Box sx={{ maxWidth: 1200 }}>
      <BackLink {...back} />
      {query.error ? <Trouble failure={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending && !query.error ? <Loading /> : null}
      {!query.isPending && !query.error ? children : null}
    </Box>
  );
}

function Trouble({ failure, onRetry }: { readonly failure: unknown; readonly onRetry: () => void }) {
  const translate = useTranslate();
  if (failure instanceof HttpError && (failure.status === 404 || failure.status === 422)) {
    return (
      <StateCard
        role="alert"
        title={translate('questions.missing.title')}
        text={translate('questions.missing.text')}
      />
    );
  }
  return <LoadFailed text={translate('questions.failed')} onRetry={onRetry} />;
}

function Loading() {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      aria-label={translate('questions.loading')}
      sx={{ display: 'grid', gap: 2, maxWidth: 640 }}
    >
      <Skeleton variant="rounded" height={48} width="70%" />
      <Skeleton variant="rounded" height={40} />
      <Skeleton variant="rounded" height={240} />
    </Box>
  );
}
