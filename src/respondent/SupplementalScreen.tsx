import { type FormEvent, useState } from 'react';
import type { OpenedSurvey, SupplementalQuestion } from '../../dataProviders/survey.ts';
import {
  emptyAnswer,
  isEmptyAnswer,
  type SupplementalAnswerValues,
} from '../../domain/questions/supplementalAnswer.ts';
import { countLeft, type SurveySession } from '../../domain/survey/surveySession.ts';
import { withTargetName } from '../../domain/survey/withTargetName.ts';
import { FocusedHeading } from './FocusedHeading.tsx';
import { targetNameOf } from './nameParams.ts';
import { PrivacyTerms } from './PrivacyTerms.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { SupplementalField } from './SupplementalField.tsx';
import type { SurveyHost } from './surveyHost.ts';
import { useTranslate } from './translator.ts';
import { useStoredAnswer } from './useStoredAnswer.ts';
import type { Survey } from './useSurvey.ts';

interface Props {
  readonly survey: Survey;
  readonly opened: OpenedSurvey;
  readonly session: SurveySession;
  readonly host: SurveyHost;
}

/** One custom question. Custom questions follow the others, one at a time, without a way back. */
export function SupplementalScreen({ survey, opened, session, host }: Props) {
  const translate = useTranslate();
  const question = opened.supplementals.find(
    ({ supplemental_id }) => supplemental_id === session.supplementals[0],
  );
  if (!question) return null;
  const left = countLeft(session);
  const { total } = opened.sitting;

  return (
    <>
      <ProgressBar
        opened={opened}
        remaining={left}
        queue={survey.state.queue}
        secondsPerQuestion={survey.secondsPerQuestion}
      />
      <main className="stage stage-question">
        {survey.state.notice !== null && (
          <p className="notice" role="status">
            {translate(`question.${survey.state.notice}`)}
          </p>
        )}
        <FocusedHeading key={question.supplemental_id} className="question">
          <span className="visually-hidden">
            {translate('question.number', { number: total - left + 1, total })}{' '}
          </span>
          <span lang={question.lang}>{withTargetName(question.text, targetNameOf(opened, translate))}</span>
        </FocusedHeading>
        <p className="instruction">
          {translate('supplemental.about')} {!question.required && translate('supplemental.optional')}
        </p>
        <AnswerForm
          key={`answer-${question.supplemental_id}`}
          question={question}
          promise={opened.kind === 'h' ? 'applyingPromise' : 'textPromise'}
          deviceKey={opened.device_key}
          host={host}
          onAnswer={survey.answerSupplemental}
        />
        {opened.receipt && (
          <details className="receipt-again">
            <summary>{translate('receipt.show')}</summary>
            <PrivacyTerms receipt={opened.receipt} kind={opened.kind} />
          </details>
        )}
      </main>
    </>
  );
}

interface AnswerFormProps {
  readonly promise: Parameters<typeof SupplementalField>[0]['promise'];
  readonly question: SupplementalQuestion;
  readonly deviceKey: string | null;
  readonly host: SurveyHost;
  readonly onAnswer: (answer: SupplementalAnswerValues) => void;
}

/** As with rankings, Next stays enabled and explains what is missing. */
function AnswerForm({ promise, question, deviceKey, host, onAnswer }: AnswerFormProps) {
  const translate = useTranslate();
  const [answer, setAnswer] = useStoredAnswer({ host, deviceKey, question: question.supplemental_id });
  const [isRefused, setIsRefused] = useState(false);
  const isAnswered = !isEmptyAnswer({ ...answer, text: answer.text?.trim() || null });

  function send(event: FormEvent) {
    event.preventDefault();
    if (isAnswered) onAnswer(answer);
    else setIsRefused(true);
  }

  return (
    <form className="supplemental" onSubmit={send}>
      <SupplementalField promise={promise} question={question} answer={answer} onChange={setAnswer} />
      <div className="bar">
        <p className="bar-message bar-problem" role="alert" id="answer-problem">
          {isRefused &&
            !isAnswered &&
            translate(question.required ? 'supplemental.needed' : 'supplemental.missing')}
        </p>
        {/* The second click of a double click was meant for the previous question. */}
        <div className="bar-actions">
          {!question.required && (
            <button
              type="button"
              className="button button-plain"
              onClick={(event) => {
                if (event.detail <= 1) onAnswer(emptyAnswer);
              }}
            >
              {translate('supplemental.skip')}
            </button>
          )}
          <button
            type="submit"
            className="button button-main"
            aria-disabled={!isAnswered}
            onClick={(event) => {
              if (event.detail > 1) event.preventDefault();
            }}
          >
            {translate('question.next')}
          </button>
        </div>
      </div>
    </form>
  );
}
