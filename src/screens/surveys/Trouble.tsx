import { useTranslate } from 'react-admin';
import { errorText, HttpError } from '../../../dataProviders/errors.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { StateCard } from '../../ui/StateCard.tsx';

interface Props {
  readonly failure: unknown;
  /** Keys of what to say: for whatever failed, and for what is not there or not yours. */
  readonly failed: string;
  readonly missing?: string;
  readonly onRetry: () => void;
}

/** What could not be loaded or may not be seen, and another try where one may help. */
export function Trouble({ failure, failed, missing, onRetry }: Props) {
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
  if (failure instanceof HttpError && failure.status === 403) {
    const text = errorText(failure) ?? translate(failed);
    return (
      <StateCard
        isPage={missing !== undefined}
        role="alert"
        title={translate('surveys.forbidden')}
        text={text}
      />
    );
  }
  return <LoadFailed text={translate(failed)} onRetry={onRetry} />;
}
