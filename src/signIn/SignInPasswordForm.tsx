import { Captcha } from './Captcha.tsx';
import { EntryField } from './EntryField.tsx';
import { EntryForm } from './EntryForm.tsx';
import { PageLink } from './PageLink.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SignInError } from './SignInError.tsx';
import { useSignInHost } from './SignInHost.ts';
import type { SignInStepProps } from './signInStepProps.ts';

/** The first step of signing in: email and password. */
export function SignInPasswordForm({ form, state, onSubmit }: SignInStepProps) {
  const { translate } = useSignInHost();
  return (
    <EntryForm onSubmit={onSubmit}>
      <SignInError state={state} />
      <EntryField
        form={form}
        name="email"
        type="email"
        label={translate('signIn.email')}
        autoComplete="username"
        autoFocus
      />
      <PasswordField
        form={form}
        name="password"
        label={translate('signIn.password')}
        autoComplete="current-password"
      />
      {state.captchaCount > 0 && (
        <Captcha key={state.captchaCount} onToken={(token) => form.setValue('captcha', token)} />
      )}
      <button id="sign-in" type="submit" className="entry-submit" disabled={state.submitted}>
        {translate(state.submitted ? 'signIn.submitting' : 'signIn.submit')}
      </button>
      <PageLink to="/reset-password">{translate('signIn.forgot')}</PageLink>
    </EntryForm>
  );
}
