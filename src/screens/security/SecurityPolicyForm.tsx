import { yupResolver } from '@hookform/resolvers/yup';
import { Button, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { type SecurityPolicyDraft, securityPolicyRules } from '../../../contract/v2/security.ts';
import { savePolicy, securityKeys } from '../../../dataProviders/security.ts';
import { policyLimits, twoFactorDemands } from '../../../domain/access/policy/securityPolicy.ts';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { FormTextField } from '../../kit/forms/FormTextField.tsx';
import { useProblemText } from '../../kit/forms/useProblemText.ts';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';

interface PolicyFormProps {
  readonly policy: SecurityPolicyDraft;
  /** The account of the policy; null for the platform's policy. */
  readonly accountId: number | null;
  readonly disabled?: boolean;
  readonly onSaved?: () => void;
}

const numbers = ['min_length', 'idle_minutes', 'absolute_hours'] as const;

/** The form of one policy. */
export function SecurityPolicyForm({ policy, accountId, disabled = false, onSaved }: PolicyFormProps) {
  const translate = useTranslate();
  const { min_length, idle_minutes, absolute_hours, two_factor } = policy;
  const form = useForm({
    resolver: yupResolver(securityPolicyRules),
    mode: 'onChange',
    defaultValues: { min_length, idle_minutes, absolute_hours, two_factor },
  });
  const save = useAction((draft: SecurityPolicyDraft) => savePolicy({ ...draft, account_id: accountId }), {
    invalidates: securityKeys,
    onDone: () => onSaved?.(),
  });
  const id = (name: string) => `policy-${accountId ?? 'platform'}-${name}`;
  return (
    <FormStack onSubmit={form.handleSubmit((draft) => save.mutate(draft))}>
      {numbers.map((name) => (
        <NumberInput key={name} form={form} name={name} id={id(name)} />
      ))}
      <FormTextField
        form={form}
        name="two_factor"
        id={id('two_factor')}
        select
        fullWidth
        problemText={String}
        label={translate('security.policy.fields.two_factor')}
        helperText={translate('security.policy.help.two_factor')}
      >
        {twoFactorDemands.map((demand) => (
          <MenuItem key={demand} value={demand}>
            {translate(`security.policy.demands.${demand}`)}
          </MenuItem>
        ))}
      </FormTextField>
      <Hint>{translate('security.policy.effect')}</Hint>
      <Button
        type="submit"
        variant="contained"
        loading={save.isPending}
        disabled={disabled || (accountId === null && !form.formState.isDirty)}
        sx={{ justifySelf: 'start' }}
      >
        {translate('security.policy.save')}
      </Button>
    </FormStack>
  );
}

interface NumberInputProps {
  readonly form: ReturnType<typeof useForm<SecurityPolicyDraft>>;
  readonly name: (typeof numbers)[number];
  readonly id: string;
}

function NumberInput({ form, name, id }: NumberInputProps) {
  const translate = useTranslate();
  const explain = useProblemText(policyLimits[name]);
  return (
    <FormTextField
      form={form}
      name={name}
      id={id}
      fullWidth
      problemText={explain}
      label={translate(`security.policy.fields.${name}`)}
      helperText={translate(`security.policy.help.${name}`)}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
    />
  );
}
