import { useRef, useState } from 'react';
import type { OpenedSurvey } from '../../dataProviders/survey.ts';
import { emptyRanking, isCompleteRanking } from '../../domain/survey/optionRanking.ts';
import { countLeft, type SurveySession } from '../../domain/survey/surveySession.ts';
import { withTargetName } from '../../domain/survey/withTargetName.ts';
import { DeclineForm } from './DeclineForm.tsx';
import { FocusedHeading } from './FocusedHeading.tsx';
import { targetNameOf } from './nameParams.ts';
import { PrivacyTerms } from './PrivacyTerms.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { RankingList } from './RankingList.tsx';
import { canDecline } from './respondentReducer.ts';
import { useTranslate } from './translator.ts';
import type { Survey } from './useSurvey.ts';

interface Props {
  readonly survey: Survey;
  readonly opened: OpenedSurvey;
  readonly session: SurveySession;
}

/** One ranking question. */
export function QuestionScreen({ survey, opened, session }: Props) {
  const translate = useTranslate();
  const [announced, setAnnounced] = useState('');
  const [isDeclining, setIsDeclining] = useState(false);
  const { queue, notice } = survey.state;
  const current = opened.questions.find(({ question_id }) => question_id === session.left[0]?.question_id);
  if (!current) return null;
  const withName = (text: string) => withTargetName(text, targetNameOf(opened, translate));
  const { total } = opened.sitting;
  const canDeclineNow = canDecline(survey.state);

  if (isDeclining && canDeclineNow)
    return <DeclineForm onDecline={survey.decline} onBack={() => setIsDeclining(false)} />;
  return (
    <>
      <ProgressBar
        opened={opened}
        remaining={countLeft(session)}
        queue={queue}
        secondsPerQuestion={survey.secondsPerQuestion}
      />
      <main className="stage stage-question">
        {notice !== null && (
          <p className="notice" role="status">
            {translate(`question.${notice}`)}
          </p>
        )}
        <FocusedHeading key={current.question_id} className="question">
          <span className="visually-hidden">
            {translate('question.number', { number: total - countLeft(session) + 1, total })}{' '}
          </span>
          <span lang={current.lang}>{withName(current.text)}</span>
        </FocusedHeading>
        <p className="instruction" id="instruction">
          {translate(`question.instruction.${opened.kind}`)}{' '}
          <span className="instruction-how">{translate('question.how')}</span>
          <span className="visually-hidden"> {translate('question.keys')}</span>
        </p>
        <RankingList
          key={`options-${current.question_id}`}
          lang={current.lang}
          options={current.options.map((option) => ({ ...option, text: withName(option.text) }))}
          ranking={session.ranking}
          onRank={survey.rank}
          onAnnounce={setAnnounced}
        />
        <p className="visually-hidden" role="status">
          {announced}
        </p>
        <ActionBar
          question={current.question_id}
          session={session}
          onClear={() => {
            survey.rank(emptyRanking);
            setAnnounced(translate('question.cleared'));
          }}
          onNext={() => {
            setAnnounced('');
            survey.next();
          }}
        />
        {canDeclineNow && (
          <button type="button" className="button button-plain" onClick={() => setIsDeclining(true)}>
            {translate('decline.ask')}
          </button>
        )}
        {opened.receipt && (
          <details className="receipt-again">
            <summary>{translate('receipt.show')}</summary>
            <PrivacyTerms receipt={opened.receipt} kind={opened.kind} personalCode={opened.personal_code} />
          </details>
        )}
      </main>
    </>
  );
}

/** The longest time between the clicks of a double click. */
const doubleClickMs = 500;

interface ActionBarProps {
  readonly question: number;
  readonly session: SurveySession;
  readonly onClear: () => void;
  readonly onNext: () => void;
}

/** Next stays enabled and explains what is missing, because a disabled button cannot be focused (VAL-02). */
function ActionBar({ question, session, onClear, onNext }: ActionBarProps) {
  const translate = useTranslate();
  const [refused, setRefused] = useState<number | null>(null);
  const clickedAt = useRef(Number.NEGATIVE_INFINITY);
  const { ranking, phase } = session;
  const isReady = isCompleteRanking(ranking);
  const count = ranking.filter((option) => option !== null).length;
  const isRefused = refused === question && !isReady;

  return (
    <div className="bar">
      <p className="bar-message bar-problem" role="alert" id="next-problem">
        {isRefused && translate('question.rankAll')}
      </p>
      <p className="bar-message" role="status">
        {phase === 'reviewing' && translate('question.review')}
      </p>
      {!isRefused && !isReady && (
        <p className="bar-message bar-count">
          {translate('question.rankedSoFar', { count, of: ranking.length })}
        </p>
      )}
      <div className="bar-actions">
        <button type="button" className="button button-plain" aria-disabled={count === 0} onClick={onClear}>
          {translate('question.clear')}
        </button>
        <button
          type="button"
          className="button button-main"
          aria-disabled={!isReady}
          aria-describedby={isRefused ? 'next-problem' : undefined}
          onClick={(event) => {
            // The second click of a double click was meant for the previous question. A quick tap after one on an option counts as a second
            // click too, so only clicks on this button are compared.
            const isRepeated = event.detail > 1 && event.timeStamp - clickedAt.current < doubleClickMs;
            clickedAt.current = event.timeStamp;
            if (isRepeated) return;
            setRefused(isReady ? null : question);
            if (isReady) onNext();
          }}
        >
          {translate('question.next')}
        </button>
      </div>
    </div>
  );
}
