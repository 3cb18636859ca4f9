import { Box, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { HttpError } from '../../../dataProviders/errors.ts';
import { Failed } from '../../kit/lists/ListStates.tsx';
import { StateCard } from '../../kit/states/StateCard.tsx';

export function HiringLoading({ label = 'hiring.loading' }: { readonly label?: string }) {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate(label)} sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={48} width="50%" />
      <Skeleton variant="rounded" height={240} />
    </Box>
  );
}

interface TroubleProps {
  readonly failure: unknown;
  /** Key of the sentence for a failure that may pass. */
  readonly failed: string;
  /** Key of title and text for what is not there. */
  readonly missing: string;
  readonly onRetry: () => void;
}

export function HiringError({ failure, failed, missing, onRetry }: TroubleProps) {
  const translate = useTranslate();
  if (failure instanceof HttpError && failure.status === 404) {
    return (
      <StateCard role="alert" title={translate(`${missing}.title`)} text={translate(`${missing}.text`)} />
    );
  }
  return <Failed text={failed} onRetry={onRetry} />;
}

/** One fact of a description list. */
export function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
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

/** A description list in as many columns as there is room. */
export const facts = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
} as const;
