import { type FormEvent, useState } from 'react';
import type { Help, Opened } from '../../dataProviders/survey.ts';
import { Heading } from './Heading.tsx';
import { HelpFields, nothingNeeded } from './HelpFields.tsx';
import { ReceiptCard } from './ReceiptCard.tsx';
import { useTranslate } from './translate.ts';

interface Props {
  readonly opened: Opened;
  /** Resolves to true when the server has stored it. */
  readonly onConsent: (help: Help | null) => Promise<boolean>;
}

/**
 * The first screen of an applicant: how the assessment works, who decides and which accommodations exist. The applicant
 * consents or leaves.
 */
export function ApplicantNotice({ opened, onConsent }: Props) {
  const translate = useTranslate();
  const [agreed, setAgreed] = useState(false);
  const [help, setHelp] = useState<Help>(nothingNeeded);
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
      <Heading arrives={false}>{translate('applying.title')}</Heading>
      <p className="lead">{translate('applying.lead', { role: campaign?.name ?? '' })}</p>
      <p>{translate('applying.what')}</p>
      <p>{translate('applying.decision')}</p>
      <p>{translate('applying.right')}</p>
      {receipt && (
        <section className="card" aria-labelledby="receipt-title">
          <h2 id="receipt-title" className="card-title">
            {translate('receipt.title')}
          </h2>
          <ReceiptCard receipt={receipt} kind="h" />
        </section>
      )}
      <form className="applying" onSubmit={send} noValidate>
        <HelpFields help={help} languages={applying?.languages ?? []} onChange={setHelp} />
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
