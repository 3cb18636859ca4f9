import { yupResolver } from '@hookform/resolvers/yup';
import { Box, Button, Card } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { changePasswordRules } from '../../../contract/v2/session.ts';
import { changePassword } from '../../../dataProviders/profile.ts';
import { passwordLength } from '../../../domain/access/passwords.ts';
import { FormError } from '../../kit/forms/FormError.tsx';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { PasswordInput } from '../../kit/forms/PasswordInput.tsx';
import { useProblemText } from '../../kit/forms/useProblemText.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { useAction } from '../../kit/useAction.ts';
import { pageWidths } from '../../theme/pageWidths.ts';

/** Changes the password; requires the current one. */
export default function ChangePassword() {
  const translate = useTranslate();
  const explain = useProblemText(passwordLength);
  const form = useForm({
    resolver: yupResolver(changePasswordRules),
    mode: 'onChange',
    defaultValues: { current_password: '', password: '' },
  });
  const change = useAction(changePassword, {
    success: 'profile.password.saved',
    isShownOnPage: () => true,
    onDone: () => form.reset(),
  });
  const common = {
    form,
    problemText: explain,
    fullWidth: true,
  } as const;
  return (
    <Box sx={{ maxWidth: pageWidths.form }}>
      <PageHeader
        title={translate('titles.changePassword')}
        purpose={translate('profile.password.purpose')}
      />
      <Card sx={{ p: 3 }}>
        <FormStack onSubmit={form.handleSubmit((passwords) => change.mutate(passwords))}>
          <FormError failure={change.error} />
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
          <Button type="submit" variant="contained" disabled={change.isPending} sx={{ justifySelf: 'start' }}>
            {translate('profile.password.save')}
          </Button>
        </FormStack>
      </Card>
    </Box>
  );
}
