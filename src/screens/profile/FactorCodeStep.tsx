import { yupResolver } from '@hookform/resolvers/yup';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { factorCodeRules } from '../../../contract/v2/twoFactor.ts';
import { confirmFactorSetup, type FactorSetup, factorKeys } from '../../../dataProviders/twoFactor.ts';
import { FormError } from '../../kit/forms/FormError.tsx';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { FormTextField } from '../../kit/forms/FormTextField.tsx';
import { useProblemText } from '../../kit/forms/useProblemText.ts';
import { QrCode } from '../../kit/page/QrCode.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';

interface Props {
  readonly setup: FactorSetup;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The QR code for the app, or a notice that an email was sent, and the first code as confirmation. */
export function FactorCodeStep({ setup: { address, secret }, onConfirmed, onClose }: Props) {
  const translate = useTranslate();
  const explain = useProblemText();
  const form = useForm({ resolver: yupResolver(factorCodeRules), defaultValues: { code: '' } });
  const confirm = useAction(confirmFactorSetup, {
    invalidates: factorKeys,
    isShownOnPage: () => true,
    onDone: onConfirmed,
  });
  return (
    <FormStack onSubmit={form.handleSubmit(({ code }) => confirm.mutate(code))}>
      <Typography>{translate(address ? 'profile.factor.scan' : 'profile.factor.mailed')}</Typography>
      {address && <QrCode text={address} label={translate('profile.factor.picture')} />}
      {secret && (
        <Hint>
          {translate('profile.factor.key')}{' '}
          <Box component="code" sx={{ overflowWrap: 'anywhere', color: 'text.primary' }}>
            {secret.match(/.{1,4}/g)?.join(' ')}
          </Box>
        </Hint>
      )}
      <FormError failure={confirm.error} />
      <FormTextField
        form={form}
        name="code"
        label={translate('signIn.confirm.code')}
        autoComplete="one-time-code"
        problemText={explain}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
        fullWidth
        autoFocus
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={onClose} disabled={confirm.isPending}>
          {translate('profile.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={confirm.isPending}>
          {translate('profile.factor.turnOn')}
        </Button>
      </Box>
    </FormStack>
  );
}
