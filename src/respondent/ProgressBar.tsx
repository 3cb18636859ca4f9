import type { OpenedSurvey } from '../../dataProviders/survey.ts';
import { minutesLeft } from '../../domain/survey/timeLeft.ts';
import type { QueueState } from './answerQueue.ts';
import { useTranslate } from './translator.ts';

interface Props {
  readonly opened: OpenedSurvey;
  /** The unanswered questions of this session. */
  readonly remaining: number;
  readonly queue: QueueState;
  /** The average seconds this respondent needs per question. */
  readonly secondsPerQuestion: number;
}

/** The progress, the estimated time left at the respondent's own pace, and whether answers are saved. */
export function ProgressBar({ opened, remaining, queue, secondsPerQuestion }: Props) {
  const translate = useTranslate();
  const { total } = opened.sitting;
  const answered = Math.max(total - remaining, 0);
  return (
    <section className="progress" aria-label={translate('progress.label')}>
      <div
        className="progress-track"
        role="progressbar"
        aria-label={translate('progress.label')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={answered}
        aria-valuetext={translate('progress.position', { answered, total })}
      >
        <div className="progress-done" style={{ inlineSize: `${(answered / Math.max(total, 1)) * 100}%` }} />
      </div>
      <div className="progress-words">
        <span>
          {remaining > 0 &&
            translate('progress.timeLeft', { count: minutesLeft(remaining, secondsPerQuestion) })}
        </span>
        <SavedState queue={queue} anythingAnswered={answered > 0} />
      </div>
    </section>
  );
}

function SavedState({ queue, anythingAnswered }: { queue: QueueState; anythingAnswered: boolean }) {
  const translate = useTranslate();
  if (queue.activity === 'waiting' || queue.activity === 'blocked') {
    return (
      <span className="saved saved-waiting" role="status">
        {translate('progress.waiting')}
      </span>
    );
  }
  if (queue.activity === 'sending') return <span className="saved">{translate('progress.sending')}</span>;
  return anythingAnswered && <span className="saved">{translate('progress.saved')}</span>;
}
