import { useState } from 'react';
import type { FeedbackBody, Opened } from '../../dataProviders/survey.ts';
import { type Ending, requestsFeedback } from '../../domain/survey/endings.ts';
import { Feedback } from './Feedback.tsx';
import { Heading } from './Heading.tsx';
import { useTranslate } from './translate.ts';

interface Props {
  readonly ending: Ending;
  readonly opened: Opened;
  readonly onFeedback: (feedback: FeedbackBody) => Promise<boolean>;
}

/** How the visit ended; then, where it was a completion, what the respondent thinks of it; then the way back. */
export function EndingScreen({ ending, opened, onFeedback }: Props) {
  const translate = useTranslate();
  const [feedback, setFeedback] = useState<'open' | 'given' | 'skipped'>('open');
  const isAsked = requestsFeedback(ending) && opened.feedback !== 'given' && feedback === 'open';
  return (
    <main className="stage stage-quiet">
      <section className="card">
        {/* The form takes the focus with it when it goes; the heading catches it. */}
        <Heading key={`${ending} ${feedback}`}>{translate(`endings.${ending}.title`)}</Heading>
        <p>{translate(`endings.${ending}.body`)}</p>
        <p role="status">{feedback === 'given' && translate('feedback.thanks')}</p>
        {!isAsked && opened.signed_in && (
          <a className="button button-main" href="/dashboard">
            {translate('backToDashboard')}
          </a>
        )}
      </section>
      {isAsked && (
        <Feedback
          onSend={async (given) => {
            const isSent = await onFeedback(given);
            if (isSent) setFeedback('given');
            return isSent;
          }}
          onSkip={() => setFeedback('skipped')}
        />
      )}
    </main>
  );
}
