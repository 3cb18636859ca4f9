import { type FormEvent, useState } from 'react';
import type { AccommodationRequest, OpenedSurvey } from '../../dataProviders/survey.ts';
import { AccommodationFields, noAccommodation } from './AccommodationFields.tsx';
import { FocusedHeading } from './FocusedHeading.tsx';
import { PrivacyTerms } from './PrivacyTerms.tsx';
import { useTranslate } from './translator.ts';

interface Props {
  readonly opened: OpenedSurvey;
  /** Resolves to true when the server has stored it. */
  readonly onConsent: (help: AccommodationRequest | null) => Promise<boolean>;
}

/**
 * The first screen of an applicant: how the assessment works, who decides and which accommodations exist. The applicant
 * consents or leaves.
 */
export function ApplicantNotice({ opened, onConsent }: Props) {
  const translate = useTranslate();
  const [agreed, setAgreed] = useState(false);
  const [help, setHelp] = useState<AccommodationRequest>(noAccommodation);
  const [state, setState] = useState<'open' | 'sending' | 'missing' | 'failed'>('open');
  const { receipt, campaign, applying } = opened;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (state === 'sending') return;
    if (!agreed) {
      setState('missing');
      return;
    }
    setState('sending');
    const note = help.note?.trim() || null;
    const isNeeded = help.more_time || help.reader || help.locale !== null || note !== null;
    if (!(await onConsent(isNeeded ? { ...help, note } : null))) setState('failed');
  }

  return (
    <main className="stage">
      <FocusedHeading takesFocus={false}>{translate('applying.title')}</FocusedHeading>
      <p className="lead">{translate('applying.lead', { role: campaign?.name ?? '' })}</p>
      <p>{translate('applying.what')}</p>
      <p>{translate('applying.decision')}</p>
      <p>{translate('applying.right')}</p>
      {receipt && (
        <section className="card" aria-labelledby="receipt-title">
          <h2 id="receipt-title" className="card-title">
            {translate('receipt.title')}
          </h2>
          <PrivacyTerms receipt={receipt} kind="h" />
        </section>
      )}
      <form className="applying" onSubmit={send} noValidate>
        <AccommodationFields help={help} languages={applying?.languages ?? []} onChange={setHelp} />
        <label className="choice">
          <input
            type="checkbox"
            checked={agreed}
            aria-invalid={state === 'missing'}
            aria-describedby="consent-problem"
            onChange={(event) => {
              setAgreed(event.target.checked);
              if (state !== 'sending') setState('open');
            }}
          />
          <span>{translate('applying.consent')}</span>
        </label>
        <div className="bar">
          <p id="consent-problem" className="bar-message bar-problem" role="alert">
            {state === 'missing' && translate('applying.consentMissing')}
            {state === 'failed' && translate('applying.failed')}
          </p>
          <div className="bar-actions">
            <button type="submit" className="button button-main" aria-disabled={state === 'sending'}>
              {translate(state === 'sending' ? 'applying.going' : 'applying.go')}
            </button>
          </div>
        </div>
      </form>
    </main>
  );
}
