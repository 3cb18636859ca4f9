import { type FormEvent, useState } from 'react';
import { maxDeclineReasonLength } from '../../domain/survey/maxDeclineReasonLength.ts';
import { FocusedHeading } from './FocusedHeading.tsx';
import { useTranslate } from './translator.ts';

interface Props {
  /** Resolves to true when the server has stored it. */
  readonly onDecline: (reason: string) => Promise<boolean>;
  readonly onBack: () => void;
}

/** Lets a rater decline with a reason. */
export function DeclineForm({ onDecline, onBack }: Props) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const [state, setState] = useState<'open' | 'sending' | 'missing' | 'failed'>('open');

  async function send(event: FormEvent) {
    event.preventDefault();
    if (state === 'sending') return;
    if (reason.trim() === '') {
      setState('missing');
      return;
    }
    setState('sending');
    if (!(await onDecline(reason.trim()))) setState('failed');
  }

  return (
    <main className="stage stage-quiet">
      <form className="card" onSubmit={send} noValidate>
        <FocusedHeading>{translate('decline.title')}</FocusedHeading>
        <p id="decline-lead">{translate('decline.lead')}</p>
        <label htmlFor="decline-reason" className="field-label">
          {translate('decline.reason')}
        </label>
        <textarea
          id="decline-reason"
          rows={3}
          maxLength={maxDeclineReasonLength}
          value={reason}
          aria-invalid={state === 'missing'}
          aria-describedby="decline-lead decline-problem"
          onChange={(event) => {
            setReason(event.target.value);
            if (state !== 'sending') setState('open');
          }}
        />
        <p id="decline-problem" className="problem" role="alert">
          {state === 'missing' && translate('decline.reasonMissing')}
          {state === 'failed' && translate('decline.failed')}
        </p>
        <div className="actions">
          <button type="submit" className="button button-main" aria-disabled={state === 'sending'}>
            {translate(state === 'sending' ? 'decline.sending' : 'decline.send')}
          </button>
          <button type="button" className="button button-plain" onClick={onBack}>
            {translate('decline.back')}
          </button>
        </div>
      </form>
    </main>
  );
}
