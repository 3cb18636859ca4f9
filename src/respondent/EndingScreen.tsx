import { useState } from 'react';
import type { FeedbackBody, OpenedSurvey } from '../../dataProviders/survey.ts';
import { requestsFeedback, type SurveyEnding } from '../../domain/survey/surveyEndings.ts';
import type { MarkedCompany } from './CompanyMark.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FocusedHeading } from './FocusedHeading.tsx';
import { ResultFacts } from './ResultFacts.tsx';
import { useTranslate } from './translator.ts';

interface Props {
  readonly ending: SurveyEnding;
  readonly opened: OpenedSurvey;
  /** A shared device doesn't lead to the main application. */
  readonly isShared: boolean;
  readonly onFeedback: (feedback: FeedbackBody) => Promise<boolean>;
}

/** The logo as a parting sign of the company; the header already names it. */
function EndingLogo({ campaign }: { readonly campaign: MarkedCompany | null }) {
  const logo = campaign?.branding?.logo;
  if (!logo) return null;
  const { path, width, height } = logo;
  return <img className="ending-logo" src={path} alt="" width={width} height={height} />;
}

/** The end of the survey: the outcome, the feedback form after a completed survey, and a link back. */
export function EndingScreen({ ending, opened, isShared, onFeedback }: Props) {
  const translate = useTranslate();
  const [feedback, setFeedback] = useState<'open' | 'given' | 'skipped'>('open');
  const isAsked = requestsFeedback(ending) && opened.feedback !== 'given' && feedback === 'open';
  return (
    <main className="stage stage-quiet">
      <section className="card card-company">
        <EndingLogo campaign={opened.campaign} />
        {/* Keyed, so that the heading takes the focus when the feedback form disappears. */}
        <FocusedHeading key={`${ending} ${feedback}`}>{translate(`endings.${ending}.title`)}</FocusedHeading>
        <p>{translate(`endings.${ending}.body`)}</p>
        {opened.personal_code === 'other_form' && <p>{translate('answeredWithCode')}</p>}
        {requestsFeedback(ending) && <ResultFacts opened={opened} />}
        <p role="status">{feedback === 'given' && translate('feedback.thanks')}</p>
        {!isAsked && opened.signed_in && !isShared && (
          <a className="button button-main" href="/dashboard">
            {translate('backToDashboard')}
          </a>
        )}
      </section>
      {isAsked && (
        <FeedbackForm
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
