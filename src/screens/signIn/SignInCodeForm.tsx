import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Controller } from 'react-hook-form';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { FormTextField } from '../../kit/forms/FormTextField.tsx';
import { useProblemText } from '../../kit/forms/useProblemText.ts';
import { SignInError } from './SignInError.tsx';
import type { SignInStepProps } from './signInStepProps.ts';

/** The second step of signing in: a code from an email or an app, or a recovery code. */
export function SignInCodeForm({
  form,
  state,
  onSubmit,
  onBack,
}: SignInStepProps & { readonly onBack: () => void }) {
  const translate = useTranslate();
  const explain = useProblemText();
  const isApp = state.confirmWith === 'app';
  return (
    <FormStack onSubmit={onSubmit}>
      <SignInError state={state} />
      <FormTextField
        form={form}
        name="code"
        label={translate('signIn.confirm.code')}
        autoComplete="one-time-code"
        problemText={explain}
        helperText={isApp ? translate('signIn.confirm.recovery') : undefined}
        slotProps={{ htmlInput: { inputMode: isApp ? 'text' : 'numeric', maxLength: 20 } }}
        autoFocus
        fullWidth
      />
      {state.confirmWith === 'device' && (
        <Controller
          control={form.control}
          name="remember_device"
          render={({ field: { value, ...field } }) => (
            <FormControlLabel
              control={<Checkbox {...field} checked={value} />}
              label={translate('signIn.confirm.remember')}
            />
          )}
        />
      )}
      <Button type="submit" variant="contained" size="large" disabled={state.submitted}>
        {translate(state.submitted ? 'signIn.submitting' : 'signIn.confirm.submit')}
      </Button>
      <Button onClick={onBack}>{translate('signIn.confirm.back')}</Button>
    </FormStack>
  );
}
