import { Skeleton } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '../kit/states/LoadFailed.tsx';

interface LoadedProps<T> {
  readonly query: UseQueryResult<T>;
  /** What to say when it could not be loaded. */
  readonly failed: string;
  readonly children: (found: T) => ReactNode;
}

/** A part of a page that loads by itself and fails by itself. */
export function Loaded<T>({ query, failed, children }: LoadedProps<T>) {
  if (query.isError) return <LoadFailed text={failed} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton variant="rounded" height={160} />;
  return children(query.data);
}
