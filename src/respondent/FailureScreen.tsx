import { FocusedHeading } from './FocusedHeading.tsx';
import type { OpeningFailure } from './respondentReducer.ts';
import { useTranslate } from './translator.ts';

interface Props {
  readonly failure: OpeningFailure;
  /** The server's text, if it sent one. */
  readonly serverText: string | null;
  /** A shared device doesn't lead to the sign-in page. */
  readonly isShared: boolean;
  readonly onRetry: () => void;
}

/** Shown when the survey could not be opened: the reason and, if there is one, the next step. */
export function FailureScreen({ failure, serverText, isShared, onRetry }: Props) {
  const translate = useTranslate();
  return (
    <main className="stage stage-quiet">
      <section className="card" role="alert">
        <FocusedHeading>{translate(`failed.${failure}.title`)}</FocusedHeading>
        <p>{serverText || translate(`failed.${failure}.body`)}</p>
        {failure === 'unknownLink' && !isShared && (
          <a className="button button-main" href="/login">
            {translate('failed.signIn')}
          </a>
        )}
        {failure !== 'unknownLink' && failure !== 'notServed' && (
          <button type="button" className="button button-main" onClick={onRetry}>
            {translate('failed.retry')}
          </button>
        )}
      </section>
    </main>
  );
}
