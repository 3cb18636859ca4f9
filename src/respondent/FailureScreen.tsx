import type { Failure } from './flow.ts';
import { Heading } from './Heading.tsx';
import { useTranslate } from './translate.ts';

interface Props {
  readonly failure: Failure;
  /** The server's text, if it sent one. */
  readonly says: string | null;
  readonly onRetry: () => void;
}

/** Shown when the survey could not be opened: the reason and, if there is one, the next step. */
export function FailureScreen({ failure, says, onRetry }: Props) {
  const translate = useTranslate();
  return (
    <main className="stage stage-quiet">
      <section className="card" role="alert">
        <Heading>{translate(`failed.${failure}.title`)}</Heading>
        <p>{says || translate(`failed.${failure}.body`)}</p>
        {failure === 'unknownLink' && (
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
