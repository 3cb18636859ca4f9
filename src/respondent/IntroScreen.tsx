import { useState } from 'react';
import type { OpenedSurvey } from '../../dataProviders/survey.ts';
import { surveyMinutes } from '../../domain/survey/timeLeft.ts';
import { withTargetName } from '../../domain/survey/withTargetName.ts';
import { DeclineForm } from './DeclineForm.tsx';
import { FocusedHeading } from './FocusedHeading.tsx';
import { targetNameOf } from './nameParams.ts';
import { PrivacyTerms } from './PrivacyTerms.tsx';
import { formatLongDay, useTranslate } from './translator.ts';

interface Props {
  readonly opened: OpenedSurvey;
  readonly onBegin: (keepCopy: boolean) => Promise<boolean>;
  readonly onDecline: (reason: string) => Promise<boolean>;
}

/** The intro before the first question: topic, duration and privacy (SURV-05). */
export function IntroScreen({ opened, onBegin, onDecline }: Props) {
  const translate = useTranslate();
  const [keepCopy, setKeepCopy] = useState(false);
  const [starting, setStarting] = useState<'no' | 'yes' | 'failed'>('no');
  const [declining, setDeclining] = useState<'no' | 'yes' | 'back'>('no');
  const { campaign, kind, receipt, applying } = opened;

  async function start() {
    if (starting === 'yes') return;
    setStarting('yes');
    if (!(await onBegin(keepCopy))) setStarting('failed');
  }

  if (declining === 'yes') return <DeclineForm onDecline={onDecline} onBack={() => setDeclining('back')} />;
  return (
    <main className="stage">
      <FocusedHeading takesFocus={declining === 'back' || applying !== undefined}>
        {campaign?.name}
      </FocusedHeading>
      <p className="lead">{translate(`intro.about.${kind}`)}</p>
      {campaign?.message && (
        <p className="message">{withTargetName(campaign.message, targetNameOf(opened, translate))}</p>
      )}
      {opened.personal_code === 'this_form' && <p className="notice">{translate('intro.newForm')}</p>}
      {applying?.accommodation_asked && <p className="notice">{translate('intro.helpAsked')}</p>}
      <Duration opened={opened} />
      {receipt && (
        <section className="card card-company" aria-labelledby="receipt-title">
          <h2 id="receipt-title" className="card-title">
            {translate('receipt.title')}
          </h2>
          <PrivacyTerms receipt={receipt} kind={kind} personalCode={opened.personal_code} />
          {receipt.own_copy_possible && <KeepCopy checked={keepCopy} onChange={setKeepCopy} />}
        </section>
      )}
      {opened.may_decline && (
        <button type="button" className="button button-plain" onClick={() => setDeclining('yes')}>
          {translate('decline.ask')}
        </button>
      )}
      <div className="bar">
        <p className="bar-message" role="alert">
          {starting === 'failed' && translate('intro.failed')}
        </p>
        <div className="bar-actions">
          <button
            type="button"
            className="button button-main"
            aria-disabled={starting === 'yes'}
            onClick={start}
          >
            {translate(starting === 'yes' ? 'intro.starting' : 'intro.start')}
          </button>
        </div>
      </div>
    </main>
  );
}

function Duration({ opened }: { readonly opened: OpenedSurvey }) {
  const translate = useTranslate();
  const { campaign, progress, questions } = opened;
  const hasSeveralSessions =
    progress.total - progress.answered > questions.length + opened.supplementals.length;
  return (
    <p className="duration">
      {durationText(opened, translate)}{' '}
      {hasSeveralSessions && `${translate('intro.sittings', { count: questions.length })} `}
      {translate(opened.personal_code === 'this_form' ? 'intro.resumeWithCode' : 'intro.resume')}{' '}
      {campaign?.closes_on &&
        translate('intro.closesOn', { day: formatLongDay(campaign.closes_on, translate.locale) })}
    </p>
  );
}

/** The announced duration of the whole survey; of a short one, its own. */
function durationText(
  { announced_minutes = surveyMinutes }: OpenedSurvey,
  translate: ReturnType<typeof useTranslate>,
): string {
  const { from, to } = announced_minutes;
  return from === to
    ? translate('intro.shortDuration', { count: from })
    : translate('intro.duration', { from, to });
}

interface KeepCopyProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function KeepCopy({ checked, onChange }: KeepCopyProps) {
  const translate = useTranslate();
  return (
    <div className="keep-copy">
      <input
        id="keep-copy"
        type="checkbox"
        checked={checked}
        aria-describedby="keep-copy-detail"
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor="keep-copy">{translate('receipt.keepCopy')}</label>
      <p id="keep-copy-detail">{translate('receipt.keepCopyDetail')}</p>
    </div>
  );
}
