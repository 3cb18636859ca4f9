import { yupResolver } from '@hookform/resolvers/yup';
import { Alert, Box, Button, Card } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { changePasswordRules, sessionCalls } from '../../../contract/v2/session.ts';
import { errorText } from '../../../dataProviders/errors.ts';
import { callMain } from '../../../dataProviders/http.ts';
import { passwordLength } from '../../../domain/access/passwords.ts';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { PasswordInput } from '../../kit/forms/PasswordInput.tsx';
import { useProblemText } from '../../kit/forms/useProblemText.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';

/** The current password and a new one. */
export default function ChangePassword() {
  const translate = useTranslate();
  const explain = useProblemText(passwordLength);
  const notify = useNotify();
  const [error, setError] = useState<string | null>(null);
  const form = useForm({
    resolver: yupResolver(changePasswordRules),
    mode: 'onChange',
    defaultValues: { current_password: '', password: '' },
  });
  const save = form.handleSubmit(async (passwords) => {
    try {
      await callMain(sessionCalls.changePassword, passwords);
      form.reset();
      setError(null);
      notify('profile.password.saved', { type: 'success' });
    } catch (failure) {
      setError(errorText(failure) ?? translate('app.notification.error'));
    }
  });
  const common = {
    form,
    explain,
    showLabel: translate('signIn.showPassword'),
    hideLabel: translate('signIn.hidePassword'),
    fullWidth: true,
  } as const;
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader
        title={translate('titles.changePassword')}
        purpose={translate('profile.password.purpose')}
      />
      <Card sx={{ p: 3 }}>
        <FormStack onSubmit={save}>
          {error && <Alert severity="error">{error}</Alert>}
          <PasswordInput
            {...common}
            name="current_password"
            label={translate('profile.password.current')}
            autoComplete="current-password"
          />
          <PasswordInput
            {...common}
            name="password"
            label={translate('profile.password.new')}
            helperText={translate('signIn.reset.rule')}
            autoComplete="new-password"
          />
          <Button
            type="submit"
            variant="contained"
            disabled={form.formState.isSubmitting}
            sx={{ justifySelf: 'start' }}
          >
            {translate('profile.password.save')}
          </Button>
        </FormStack>
      </Card>
    </Box>
  );
}
