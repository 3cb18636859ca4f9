import { useTranslate } from 'react-admin';
import { LoadFailed } from './LoadFailed.tsx';
import { StateCard } from './StateCard.tsx';

interface Props {
  readonly failure: unknown;
  /** Keys of what to say: for whatever failed, and for what is not there or not yours. */
  readonly failed: string;
  readonly missing?: string;
  readonly onRetry: () => void;
}

/** What could not be loaded or may not be seen, and another try where one may help. */
export function ErrorState({ failure, failed, missing, onRetry }: Props) {
  const translate = useTranslate();
  const { status, text } = answerOf(failure);
  if (missing !== undefined && status === 404) {
    return (
      <StateCard
        isPage
        role="alert"
        title={translate(`${missing}.title`)}
        text={translate(`${missing}.text`)}
      />
    );
  }
  if (status === 403) {
    return (
      <StateCard
        isPage={missing !== undefined}
        role="alert"
        title={translate('kit.forbidden')}
        text={text || translate(failed)}
      />
    );
  }
  return <LoadFailed text={translate(failed)} onRetry={onRetry} />;
}

/** What the server answered, as far as it answered at all. */
function answerOf(failure: unknown): { readonly status: unknown; readonly text: string } {
  if (!(failure instanceof Error)) return { status: null, text: '' };
  return { status: 'status' in failure ? failure.status : null, text: failure.message };
}
