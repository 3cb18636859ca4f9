import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorState, isFinal } from './ErrorState.tsx';
import { type LoadingProps, LoadingState } from './LoadingState.tsx';
import { StateCard } from './StateCard.tsx';

interface Query<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface Empty<T> {
  readonly when: (data: T) => boolean;
  /** Key of the title and text. */
  readonly text: string;
  readonly action?: ReactNode;
}

interface Props<T> extends LoadingProps {
  readonly query: Query<T>;
  /** Key of the sentence for a failure. */
  readonly failed: string;
  /** Key of the title and text of a page whose record does not exist. */
  readonly missing?: string;
  readonly empty?: Empty<NoInfer<T>>;
  readonly children: (data: NoInfer<T>) => ReactNode;
}

/** A query in all its states: loading, failed, forbidden, not found, empty and loaded. */
export function QueryState<T>({ query, failed, missing, empty, children, ...loading }: Props<T>) {
  const translate = useTranslate();
  const { data, error } = query;
  const errorState = error ? (
    <ErrorState
      failure={error}
      failed={failed}
      {...(missing === undefined ? {} : { missing })}
      onRetry={() => void query.refetch()}
    />
  ) : null;
  if (data === undefined || isFinal(error)) return errorState ?? <LoadingState {...loading} />;
  if (empty?.when(data)) {
    const { text, action } = empty;
    return <StateCard title={translate(`${text}.title`)} text={translate(`${text}.text`)} action={action} />;
  }
  // A failed refresh leaves in sight what was loaded before.
  return (
    <>
      {errorState}
      {children(data)}
    </>
  );
}
