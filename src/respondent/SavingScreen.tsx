import type { Opened } from '../../dataProviders/survey.ts';
import { Heading } from './Heading.tsx';
import { Progress } from './Progress.tsx';
import { useTranslate } from './translate.ts';
import type { Survey } from './useSurvey.ts';

interface Props {
  readonly survey: Survey;
  readonly opened: Opened;
}

/** Shown after the last question, until every answer has been saved. */
export function SavingScreen({ survey, opened }: Props) {
  const translate = useTranslate();
  const { queue } = survey.flow;
  const isHeldUp = queue.activity === 'waiting' || queue.activity === 'blocked';
  return (
    <>
      <Progress opened={opened} left={0} queue={queue} pace={survey.pace} />
      <main className="stage stage-quiet">
        <section className="card">
          <Heading>{translate('saving.title')}</Heading>
          <div role="status">
            {isHeldUp && (
              <p>{translate(queue.activity === 'blocked' ? 'saving.blocked' : 'saving.onDevice')}</p>
            )}
          </div>
          {isHeldUp ? (
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
