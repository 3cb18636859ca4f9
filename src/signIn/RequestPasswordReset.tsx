import { useState } from 'react';
import { requestResetRules, sessionCalls } from '../../contract/v2/session.ts';
import { callMain } from '../../dataProviders/http.ts';
import { failureText } from '../kit/failureText.ts';
import { EntryField } from './EntryField.tsx';
import { EntryForm } from './EntryForm.tsx';
import { Notice } from './Notice.tsx';
import { PageLink } from './PageLink.tsx';
import { useSignInHost } from './SignInHost.ts';
import { SignInLayout } from './SignInLayout.tsx';
import { useEntryForm } from './useEntryForm.ts';

/** Requests a reset link. The confirmation doesn't reveal whether the address is known. */
export function RequestPasswordReset() {
  const { translate } = useSignInHost();
  const [outcome, setOutcome] = useState<{ sent: boolean; error: string | null }>({
    sent: false,
    error: null,
  });
  const form = useEntryForm(requestResetRules, { email: '' });
  const send = async (request: typeof form.values) => {
    try {
      await callMain(sessionCalls.requestReset, request);
      setOutcome({ sent: true, error: null });
    } catch (failure) {
      setOutcome({ sent: false, error: failureText(failure, translate) });
    }
  };
  return (
    <SignInLayout heading={translate('signIn.reset.heading')} text={translate('signIn.reset.text')}>
      {outcome.sent ? (
        <Notice severity="success">{translate('signIn.reset.sent')}</Notice>
      ) : (
        <EntryForm onSubmit={() => void form.submit(send)}>
          {outcome.error && <Notice severity="error">{outcome.error}</Notice>}
          <EntryField
            form={form}
            name="email"
            type="email"
            label={translate('signIn.email')}
            autoComplete="username"
            autoFocus
          />
          <button type="submit" className="entry-submit" disabled={form.isSending}>
            {translate('signIn.reset.send')}
          </button>
        </EntryForm>
      )}
      <PageLink to="/login">{translate('signIn.reset.toSignIn')}</PageLink>
    </SignInLayout>
  );
}
