import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { readSupportEmail, sendSupportMessage } from '../../dataProviders/respondentSupport.ts';
import { mailtoLink } from '../../domain/text/mailtoLink.ts';
import { useTranslate } from './translator.ts';

interface Props {
  /** Signed-in people send a message; others, who may stay anonymous, get the address. */
  readonly isSignedIn: boolean;
  readonly onClose: () => void;
}

/** How to get help while answering (LAY-11). */
export function SupportDialog({ isSignedIn, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // The browser moves the focus into a modal dialog, keeps it there, and returns it afterward.
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="card support" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} className="card-title">
        {translate('support.title')}
      </h2>
      {isSignedIn ? <SupportForm /> : <p>{translate('support.signedOut')}</p>}
      <SupportAddress isOnlyWay={!isSignedIn} />
      <div className="actions">
        <button type="button" className="button button-plain" onClick={() => dialog.current?.close()}>
          {translate('support.close')}
        </button>
      </div>
    </dialog>
  );
}

const maxMessageLength = 4000;

function SupportForm() {
  const translate = useTranslate();
  const id = useId();
  const [message, setMessage] = useState('');
  const [state, setState] = useState<'open' | 'sending' | 'missing' | 'failed' | 'sent'>('open');

  async function send(event: FormEvent) {
    event.preventDefault();
    if (state === 'sending') return;
    if (message.trim() === '') {
      setState('missing');
      return;
    }
    setState('sending');
    try {
      await sendSupportMessage(window.location.pathname, message.trim());
      setState('sent');
    } catch {
      setState('failed');
    }
  }

  if (state === 'sent') return <p role="status">{translate('support.sent')}</p>;
  return (
    <form onSubmit={send} noValidate>
      <p id={`${id}lead`}>{translate('support.signedIn')}</p>
      <label htmlFor={id} className="field-label">
        {translate('support.message')}
      </label>
      <textarea
        id={id}
        rows={4}
        maxLength={maxMessageLength}
        value={message}
        aria-invalid={state === 'missing'}
        aria-describedby={`${id}lead ${id}problem`}
        onChange={(event) => {
          setMessage(event.target.value);
          if (state !== 'sending') setState('open');
        }}
      />
      <p id={`${id}problem`} className="problem" role="alert">
        {state === 'missing' && translate('support.missing')}
        {state === 'failed' && translate('support.failed')}
      </p>
      <button type="submit" className="button button-main" aria-disabled={state === 'sending'}>
        {translate(state === 'sending' ? 'support.sending' : 'support.send')}
      </button>
    </form>
  );
}

/** The email address of support, once it is known. */
function SupportAddress({ isOnlyWay }: { readonly isOnlyWay: boolean }) {
  const translate = useTranslate();
  const [email, setEmail] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    readSupportEmail()
      .catch(() => null)
      .then((known) => {
        if (isCurrent) setEmail(known);
      });
    return () => {
      isCurrent = false;
    };
  }, []);
  if (email) return <a href={mailtoLink(email)}>{translate('support.write', { email })}</a>;
  return isOnlyWay && email === null ? <p>{translate('support.noAddress')}</p> : null;
}
