import { useTranslate } from 'react-admin';
import { HttpError } from '../../../dataProviders/errors.ts';
import { ResultsFailed } from '../../ui/results/ResultStates.tsx';
import { StateCard } from '../../ui/StateCard.tsx';

interface FailureProps {
  readonly error: Error;
  /** What is said when it is not there, or not for this reader. */
  readonly missing: string;
  readonly onRetry: () => void;
}

/** What is not there, or not for this reader, looks the same; anything else can be tried again. */
export function Failure({ error, missing, onRetry }: FailureProps) {
  const translate = useTranslate();
  if (error instanceof HttpError && (error.status === 404 || error.status === 403)) {
    return <StateCard title={translate(`${missing}.title`)} text={translate(`${missing}.text`)} />;
  }
  return <ResultsFailed onRetry={onRetry} />;
}
