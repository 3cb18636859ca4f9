import { yupResolver } from '@hookform/resolvers/yup';
import { Alert, Button, Link } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { resetPasswordRules, sessionCalls } from '../../../contract/v2/session.ts';
import { callMain } from '../../../dataProviders/http.ts';
import { passwordLength } from '../../../domain/access/passwords.ts';
import { failureText } from '../../kit/failureText.ts';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { PasswordInput } from '../../kit/forms/PasswordInput.tsx';
import { useProblemText } from '../../kit/forms/useProblemText.ts';
import { SignInLayout } from './SignInLayout.tsx';

/** Sets a new password. The link in the email can be used only once. */
export function SetPassword({ token }: { token: string }) {
  const translate = useTranslate();
  const explain = useProblemText(passwordLength);
  const notify = useNotify();
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);
  const form = useForm({
    resolver: yupResolver(resetPasswordRules),
    mode: 'onChange',
    defaultValues: { token, password: '' },
  });
  const send = form.handleSubmit(async (values) => {
    try {
      await callMain(sessionCalls.resetPassword, values);
      notify('signIn.reset.done', { type: 'success' });
      await navigate('/login', { replace: true });
    } catch (failure) {
      setError(failureText(failure, translate));
    }
  });
  return (
    <SignInLayout heading={translate('signIn.reset.newHeading')}>
      <FormStack onSubmit={send}>
        {error && <Alert severity="error">{error}</Alert>}
        <PasswordInput
          form={form}
          name="password"
          label={translate('signIn.reset.newPassword')}
          helperText={translate('signIn.reset.rule')}
          autoComplete="new-password"
          problemText={explain}
          autoFocus
          fullWidth
        />
        <Button type="submit" variant="contained" size="large" disabled={form.formState.isSubmitting}>
          {translate('signIn.reset.set')}
        </Button>
      </FormStack>
      <Link component={RouterLink} to="/reset-password" variant="body2" sx={{ justifySelf: 'start' }}>
        {translate('signIn.forgot')}
      </Link>
    </SignInLayout>
  );
}
