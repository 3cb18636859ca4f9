import type { ReactNode } from 'react';
import { ErrorState, isPermanentFailure } from './ErrorState.tsx';
import { type LoadingProps, LoadingState } from './LoadingState.tsx';
import { TranslatedStateCard } from './StateCard.tsx';

interface Query<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface Empty<T> {
  readonly when: (data: T) => boolean;
  /** The translation key of the title and text. */
  readonly text: string;
  readonly action?: ReactNode;
}

interface Props<T> extends LoadingProps {
  readonly query: Query<T>;
  /** The translation key of the error text. */
  readonly failed: string;
  /** The translation key of the title and text when the page's record does not exist. */
  readonly missing?: string;
  readonly empty?: Empty<NoInfer<T>>;
  readonly children: (data: NoInfer<T>) => ReactNode;
}

/** Renders a query in every state: loading, failed, forbidden, not found, empty and loaded. */
export function QueryState<T>({ query, failed, missing, empty, children, ...loading }: Props<T>) {
  const { data, error } = query;
  const errorState = error ? (
    <ErrorState
      failure={error}
      failed={failed}
      {...(missing === undefined ? {} : { missing })}
      onRetry={() => void query.refetch()}
    />
  ) : null;
  if (data === undefined || isPermanentFailure(error)) return errorState ?? <LoadingState {...loading} />;
  if (empty?.when(data)) {
    const { text, action } = empty;
    return <TranslatedStateCard texts={text} action={action} />;
  }
  // A failed refresh keeps the loaded data visible.
  return (
    <>
      {errorState}
      {children(data)}
    </>
  );
}
