import { yupResolver } from '@hookform/resolvers/yup';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { passwordRules } from '../../../contract/v2/twoFactor.ts';
import { errorText } from '../../../dataProviders/errors.ts';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { PasswordInput } from '../../kit/forms/PasswordInput.tsx';
import { useProblemText } from '../../kit/forms/useProblemText.ts';

interface PasswordStepProps {
  readonly text: string;
  readonly submit: string;
  readonly destructive?: boolean;
  readonly onSend: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The password, asked again before what a session that was left open must not do. */
export function PasswordStep({ text, submit, destructive = false, onSend, onClose }: PasswordStepProps) {
  const translate = useTranslate();
  const explain = useProblemText();
  const [error, setError] = useState<string | null>(null);
  const form = useForm({ resolver: yupResolver(passwordRules), defaultValues: { password: '' } });
  const send = form.handleSubmit(async ({ password }) => {
    try {
      setError(null);
      await onSend(password);
    } catch (failure) {
      setError(errorText(failure) ?? translate('app.notification.error'));
    }
  });
  return (
    <FormStack onSubmit={send}>
      <Typography>{text}</Typography>
      {error && <Alert severity="error">{error}</Alert>}
      <PasswordInput
        form={form}
        name="password"
        label={translate('profile.password.current')}
        autoComplete="current-password"
        explain={explain}
        showLabel={translate('signIn.showPassword')}
        hideLabel={translate('signIn.hidePassword')}
        fullWidth
        autoFocus
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={onClose}>{translate('profile.cancel')}</Button>
        <Button
          type="submit"
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          loading={form.formState.isSubmitting}
        >
          {submit}
        </Button>
      </Box>
    </FormStack>
  );
}
