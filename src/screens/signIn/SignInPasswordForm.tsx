import { Button, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { FormTextField } from '../../kit/forms/FormTextField.tsx';
import { PasswordInput } from '../../kit/forms/PasswordInput.tsx';
import { useProblemText } from '../../kit/forms/useProblemText.ts';
import { Captcha } from './Captcha.tsx';
import { SignInError } from './SignInError.tsx';
import type { SignInStepProps } from './signInStepProps.ts';

/** The first step of signing in: email and password. */
export function SignInPasswordForm({ form, state, onSubmit }: SignInStepProps) {
  const translate = useTranslate();
  const explain = useProblemText();
  return (
    <FormStack onSubmit={onSubmit}>
      <SignInError state={state} />
      <FormTextField
        form={form}
        name="email"
        type="email"
        label={translate('signIn.email')}
        autoComplete="username"
        problemText={explain}
        autoFocus
        fullWidth
      />
      <PasswordInput
        form={form}
        name="password"
        label={translate('signIn.password')}
        autoComplete="current-password"
        problemText={explain}
        fullWidth
      />
      {state.captchaCount > 0 && (
        <Captcha key={state.captchaCount} onToken={(token) => form.setValue('captcha', token)} />
      )}
      <Button id="sign-in" type="submit" variant="contained" size="large" disabled={state.submitted}>
        {translate(state.submitted ? 'signIn.submitting' : 'signIn.submit')}
      </Button>
      <Link component={RouterLink} to="/reset-password" variant="body2" sx={{ justifySelf: 'start' }}>
        {translate('signIn.forgot')}
      </Link>
    </FormStack>
  );
}
