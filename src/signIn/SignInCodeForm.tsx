import { EntryField } from './EntryField.tsx';
import { EntryForm } from './EntryForm.tsx';
import { SignInError } from './SignInError.tsx';
import { useSignInHost } from './SignInHost.ts';
import type { SignInStepProps } from './signInStepProps.ts';

/** The second step of signing in: a code from an email or an app, or a recovery code. */
export function SignInCodeForm({
  form,
  state,
  onSubmit,
  onBack,
}: SignInStepProps & { readonly onBack: () => void }) {
  const { translate } = useSignInHost();
  const isApp = state.confirmWith === 'app';
  return (
    <EntryForm onSubmit={onSubmit}>
      <SignInError state={state} />
      <EntryField
        form={form}
        name="code"
        label={translate('signIn.confirm.code')}
        autoComplete="one-time-code"
        help={isApp ? translate('signIn.confirm.recovery') : undefined}
        inputMode={isApp ? 'text' : 'numeric'}
        maxLength={20}
        autoFocus
      />
      {state.confirmWith === 'device' && (
        <label className="entry-check">
          <input
            type="checkbox"
            name="remember_device"
            checked={form.values.remember_device}
            onChange={({ target }) => form.setValue('remember_device', target.checked)}
          />
          {translate('signIn.confirm.remember')}
        </label>
      )}
      <button type="submit" className="entry-submit" disabled={state.submitted}>
        {translate(state.submitted ? 'signIn.submitting' : 'signIn.confirm.submit')}
      </button>
      <button type="button" className="entry-plain" onClick={onBack}>
        {translate('signIn.confirm.back')}
      </button>
    </EntryForm>
  );
}
