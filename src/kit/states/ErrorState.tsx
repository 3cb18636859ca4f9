import { useTranslate } from 'react-admin';
import { LoadFailed } from './LoadFailed.tsx';
import { StateCard } from './StateCard.tsx';

export interface ErrorProps {
  readonly failure: unknown;
  /** The translation key of the text for a failure that a retry may resolve. */
  readonly failed: string;
  /** The translation key of the title and text when the page's record does not exist. */
  readonly missing?: string;
  readonly onRetry: () => void;
}

/** The error of a failed load: not found, forbidden, or an error with a retry button. */
export function ErrorState({ failure, failed, missing, onRetry }: ErrorProps) {
  const translate = useTranslate();
  const isPage = missing !== undefined;
  const { status, text } = responseOf(failure);
  // 422: the id in the URL is invalid.
  if (isPage && (status === 404 || status === 422)) {
    const title = translate(`${missing}.title`);
    return <StateCard isPage role="alert" title={title} text={translate(`${missing}.text`)} />;
  }
  if (status === 403) {
    const title = translate('kit.forbidden');
    return <StateCard isPage={isPage} role="alert" title={title} text={text || translate(failed)} />;
  }
  return <LoadFailed text={translate(failed)} onRetry={onRetry} />;
}

/** Whether a retry is useless: the record does not exist, or the person may not read it. */
export function isPermanentFailure(failure: unknown): boolean {
  const { status } = responseOf(failure);
  return status === 403 || status === 404;
}

function responseOf(failure: unknown): { readonly status: unknown; readonly text: string } {
  if (!(failure instanceof Error)) return { status: null, text: '' };
  return { status: 'status' in failure ? failure.status : null, text: failure.message };
}
