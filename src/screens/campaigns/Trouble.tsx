import { useTranslate } from 'react-admin';
import { HttpError } from '../../../dataProviders/errors.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { StateCard } from '../../ui/StateCard.tsx';

interface TroubleProps {
  readonly failure: unknown;
  /** Keys of what to say: for whatever failed, and for what is not there or not yours. */
  readonly failed: string;
  readonly missing?: string;
  readonly onRetry: () => void;
}

/** What could not be loaded, and another try where one may help. */
export function Trouble({ failure, failed, missing, onRetry }: TroubleProps) {
  const translate = useTranslate();
  if (missing !== undefined && failure instanceof HttpError && failure.status === 404) {
    return (
      <StateCard
        isPage
        role="alert"
        title={translate(`${missing}.title`)}
        text={translate(`${missing}.text`)}
      />
    );
  }
  return <LoadFailed text={translate(failed)} onRetry={onRetry} />;
}
