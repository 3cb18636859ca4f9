import { yupResolver } from '@hookform/resolvers/yup';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { factorCodeRules } from '../../../contract/v2/twoFactor.ts';
import { errorText } from '../../../dataProviders/errors.ts';
import type { Begun } from '../../../dataProviders/twoFactor.ts';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { TextInput } from '../../kit/forms/TextInput.tsx';
import { useProblemText } from '../../kit/forms/useProblemText.ts';
import { QrCode } from '../../kit/page/QrCode.tsx';

interface CodeStepProps {
  readonly begun: Begun;
  readonly onSend: (code: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The picture for the app, or word that a mail is on its way, and the first code that proves it works. */
export function CodeStep({ begun: { address, secret }, onSend, onClose }: CodeStepProps) {
  const translate = useTranslate();
  const explain = useProblemText();
  const [error, setError] = useState<string | null>(null);
  const form = useForm({ resolver: yupResolver(factorCodeRules), defaultValues: { code: '' } });
  const send = form.handleSubmit(async ({ code }) => {
    try {
      setError(null);
      await onSend(code);
    } catch (failure) {
      setError(errorText(failure) ?? translate('app.notification.error'));
    }
  });
  return (
    <FormStack onSubmit={send}>
      <Typography>{translate(address ? 'profile.factor.scan' : 'profile.factor.mailed')}</Typography>
      {address && <QrCode text={address} label={translate('profile.factor.picture')} />}
      {secret && (
        <Typography variant="body2" color="text.secondary">
          {translate('profile.factor.key')}{' '}
          <Box component="code" sx={{ overflowWrap: 'anywhere', color: 'text.primary' }}>
            {secret.match(/.{1,4}/g)?.join(' ')}
          </Box>
        </Typography>
      )}
      {error && <Alert severity="error">{error}</Alert>}
      <TextInput
        form={form}
        name="code"
        label={translate('signIn.confirm.code')}
        autoComplete="one-time-code"
        explain={explain}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
        fullWidth
        autoFocus
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={onClose}>{translate('profile.cancel')}</Button>
        <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
          {translate('profile.factor.turnOn')}
        </Button>
      </Box>
    </FormStack>
  );
}
