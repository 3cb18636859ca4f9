import { yupResolver } from '@hookform/resolvers/yup';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { changeEmailRules } from '../../../contract/v2/session.ts';
import { changeOwnEmail } from '../../../dataProviders/profile.ts';
import { updateStoredUser } from '../../../dataProviders/session.ts';
import { isAdmin } from '../../../domain/access/roles.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { FormError } from '../../kit/forms/FormError.tsx';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { FormTextField } from '../../kit/forms/FormTextField.tsx';
import { PasswordInput } from '../../kit/forms/PasswordInput.tsx';
import { useProblemText } from '../../kit/forms/useProblemText.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { useAction } from '../../kit/useAction.ts';

/** Changes an administrator's own email address, which needs the password. Others ask their administrator. */
export function OwnEmailForm() {
  const { user } = usePerson();
  const translate = useTranslate();
  const explain = useProblemText({ max: 254 });
  const form = useForm({
    resolver: yupResolver(changeEmailRules),
    mode: 'onTouched',
    defaultValues: { email: user.email, current_password: '' },
  });
  const change = useAction(changeOwnEmail, {
    success: 'profile.email.saved',
    isShownOnPage: () => true,
    onDone: (_, { email }) => {
      updateStoredUser({ ...user, email });
      form.reset({ email, current_password: '' });
    },
  });
  if (!isAdmin(user)) return null;
  const common = { form, problemText: explain, fullWidth: true } as const;
  return (
    <Panel title={translate('profile.email.title')} text={translate('profile.email.text')}>
      <FormStack onSubmit={form.handleSubmit((values) => change.mutate(values))}>
        <FormError failure={change.error} />
        <FormTextField
          {...common}
          name="email"
          label={translate('profile.email.label')}
          autoComplete="email"
        />
        <PasswordInput
          {...common}
          name="current_password"
          label={translate('profile.password.current')}
          autoComplete="current-password"
        />
        <Button
          type="submit"
          variant="contained"
          loading={change.isPending}
          disabled={!form.formState.dirtyFields.email}
          sx={{ justifySelf: 'start' }}
        >
          {translate('profile.email.save')}
        </Button>
      </FormStack>
    </Panel>
  );
}
