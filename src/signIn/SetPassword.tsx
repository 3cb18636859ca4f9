import { useState } from 'react';
import { resetPasswordRules } from '../../contract/v2/session.ts';
import { setPasswordWithLink } from '../../dataProviders/session.ts';
import { passwordLength } from '../../domain/access/passwords.ts';
import { failureText } from '../kit/failureText.ts';
import { EntryForm } from './EntryForm.tsx';
import { Notice } from './Notice.tsx';
import { PageLink } from './PageLink.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useSignInHost } from './SignInHost.ts';
import { SignInLayout } from './SignInLayout.tsx';
import { useEntryForm } from './useEntryForm.ts';

/** Sets a new password and signs in. The link in the email can be used only once. */
export function SetPassword({ token }: { token: string }) {
  const { translate, navigate, enter } = useSignInHost();
  const [error, setError] = useState<string | null>(null);
  const form = useEntryForm(resetPasswordRules, { token, password: '' });
  const send = async (values: typeof form.values) => {
    try {
      const outcome = await setPasswordWithLink(values);
      if (outcome?.kind === 'complete') enter(outcome.goTo);
      else navigate('/login', { replace: true, state: { reason: 'passwordSet' } });
    } catch (failure) {
      setError(failureText(failure, translate));
    }
  };
  return (
    <SignInLayout heading={translate('signIn.reset.newHeading')}>
      <EntryForm onSubmit={() => void form.submit(send)}>
        {error && <Notice severity="error">{error}</Notice>}
        <PasswordField
          form={form}
          name="password"
          label={translate('signIn.reset.newPassword')}
          help={translate('signIn.reset.rule')}
          limits={passwordLength}
          autoComplete="new-password"
          autoFocus
        />
        <button type="submit" className="entry-submit" disabled={form.isSending}>
          {translate('signIn.reset.set')}
        </button>
      </EntryForm>
      <PageLink to="/reset-password">{translate('signIn.forgot')}</PageLink>
    </SignInLayout>
  );
}
