import type { ReactNode } from 'react';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';

interface Props<T> {
  /** The path of the parent page, and the key of its name. */
  readonly up: string;
  readonly upLabel: string;
  readonly query: { readonly data: T | undefined; readonly error: unknown; readonly refetch: () => unknown };
  readonly children: (data: NoInfer<T>) => ReactNode;
}

/** The layout of a page about one topic or event. */
export function LiveSessionPage<T>({ up, upLabel, query, children }: Props<T>) {
  return (
    <>
      <BackLink to={up} label={upLabel} />
      <QueryState query={query} failed="liveSessions.failed" missing="liveSessions.missing" shape="page">
        {children}
      </QueryState>
    </>
  );
}
