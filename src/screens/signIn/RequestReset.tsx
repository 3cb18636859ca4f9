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
import { TextInput } from '../../kit/forms/TextInput.tsx';
import { useProblemText } from '../../kit/forms/useProblemText.ts';
import { SignInPage } from './SignInPage.tsx';

/** Requests a reset link. The confirmation doesn't reveal whether the address is known. */
export function RequestReset() {
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
  const send = form.handleSubmit(async (asked) => {
    try {
      await callMain(sessionCalls.requestReset, asked);
      setOutcome({ sent: true, error: null });
    } catch (failure) {
      setOutcome({ sent: false, error: failureText(failure, translate) });
    }
  });
  return (
    <SignInPage heading={translate('signIn.reset.heading')} text={translate('signIn.reset.text')}>
      {outcome.sent ? (
        <Alert severity="success">{translate('signIn.reset.sent')}</Alert>
      ) : (
        <FormStack onSubmit={send}>
          {outcome.error && <Alert severity="error">{outcome.error}</Alert>}
          <TextInput
            form={form}
            name="email"
            type="email"
            label={translate('signIn.email')}
            autoComplete="username"
            explain={explain}
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
    </SignInPage>
  );
}
