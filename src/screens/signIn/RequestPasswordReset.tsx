import { yupResolver } from '@hookform/resolvers/yup';
import { Alert, Button, Link } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { requestResetRules, sessionCalls } from '../../../contract/v2/session.ts';
import { callMain } from '../../../dataProviders/http.ts';
import { failureText } from '../../kit/failureText.ts';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { FormTextField } from '../../kit/forms/FormTextField.tsx';
import { useProblemText } from '../../kit/forms/useProblemText.ts';
import { SignInLayout } from './SignInLayout.tsx';

/** Requests a reset link. The confirmation doesn't reveal whether the address is known. */
export function RequestPasswordReset() {
  const translate = useTranslate();
  const explain = useProblemText();
  const [outcome, setOutcome] = useState<{ sent: boolean; error: string | null }>({
    sent: false,
    error: null,
  });
  const form = useForm({
    resolver: yupResolver(requestResetRules),
    mode: 'onChange',
    defaultValues: { email: '' },
  });
  const send = form.handleSubmit(async (request) => {
    try {
      await callMain(sessionCalls.requestReset, request);
      setOutcome({ sent: true, error: null });
    } catch (failure) {
      setOutcome({ sent: false, error: failureText(failure, translate) });
    }
  });
  return (
    <SignInLayout heading={translate('signIn.reset.heading')} text={translate('signIn.reset.text')}>
      {outcome.sent ? (
        <Alert severity="success">{translate('signIn.reset.sent')}</Alert>
      ) : (
        <FormStack onSubmit={send}>
          {outcome.error && <Alert severity="error">{outcome.error}</Alert>}
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
          <Button type="submit" variant="contained" size="large" disabled={form.formState.isSubmitting}>
            {translate('signIn.reset.send')}
          </Button>
        </FormStack>
      )}
      <Link component={RouterLink} to="/login" variant="body2" sx={{ justifySelf: 'start' }}>
        {translate('signIn.reset.toSignIn')}
      </Link>
    </SignInLayout>
  );
}
