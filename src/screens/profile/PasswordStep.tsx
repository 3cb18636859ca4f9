import { yupResolver } from '@hookform/resolvers/yup';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { passwordConfirmationRules } from '../../../contract/v2/twoFactor.ts';
import { FormError } from '../../kit/forms/FormError.tsx';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { PasswordInput } from '../../kit/forms/PasswordInput.tsx';
import { useProblemText } from '../../kit/forms/useProblemText.ts';

interface Props {
  readonly text: string;
  readonly submit: string;
  readonly isDestructive?: boolean;
  /** The action that requires the password. */
  readonly action: {
    readonly mutate: (password: string) => void;
    readonly isPending: boolean;
    readonly error: unknown;
  };
  readonly onClose: () => void;
}

/** Requires the password again, so that a session left open can't be misused. */
export function PasswordStep({ text, submit, isDestructive = false, action, onClose }: Props) {
  const translate = useTranslate();
  const explain = useProblemText();
  const form = useForm({ resolver: yupResolver(passwordConfirmationRules), defaultValues: { password: '' } });
  return (
    <FormStack onSubmit={form.handleSubmit(({ password }) => action.mutate(password))}>
      <Typography>{text}</Typography>
      <FormError failure={action.error} />
      <PasswordInput
        form={form}
        name="password"
        label={translate('profile.password.current')}
        autoComplete="current-password"
        problemText={explain}
        fullWidth
        autoFocus
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={onClose} disabled={action.isPending}>
          {translate('profile.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={isDestructive ? 'error' : 'primary'}
          loading={action.isPending}
        >
          {submit}
        </Button>
      </Box>
    </FormStack>
  );
}
