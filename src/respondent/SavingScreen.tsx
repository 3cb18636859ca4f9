import type { OpenedSurvey } from '../../dataProviders/survey.ts';
import { FocusedHeading } from './FocusedHeading.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { useTranslate } from './translator.ts';
import type { Survey } from './useSurvey.ts';

interface Props {
  readonly survey: Survey;
  readonly opened: OpenedSurvey;
}

/** Shown after the last question, until every answer has been saved. */
export function SavingScreen({ survey, opened }: Props) {
  const translate = useTranslate();
  const { queue } = survey.state;
  const isStalled = queue.activity === 'waiting' || queue.activity === 'blocked';
  return (
    <>
      <ProgressBar
        opened={opened}
        remaining={0}
        queue={queue}
        secondsPerQuestion={survey.secondsPerQuestion}
      />
      <main className="stage stage-quiet">
        <section className="card">
          <FocusedHeading>{translate('saving.title')}</FocusedHeading>
          <div role="status">
            {isStalled && (
              <p>{translate(queue.activity === 'blocked' ? 'saving.blocked' : 'saving.onDevice')}</p>
            )}
          </div>
          {isStalled ? (
            <button type="button" className="button button-main" onClick={survey.sendNow}>
              {translate('saving.retry')}
            </button>
          ) : (
            <div className="opening" aria-hidden="true" />
          )}
        </section>
      </main>
    </>
  );
}
