import { yupResolver } from '@hookform/resolvers/yup';
import { Alert, Box, Button, TextField } from '@mui/material';
import { type FocusEvent, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { inviteAdministrator } from '../../dataProviders/accounts.ts';
import { administrationKeys } from '../../dataProviders/administration.ts';
import { isAccountInUse } from '../../domain/accounts/accountStatuses.ts';
import { FormStack } from '../../src/kit/forms/FormStack.tsx';
import { FormTextField } from '../../src/kit/forms/FormTextField.tsx';
import { useProblemText } from '../../src/kit/forms/useProblemText.ts';
import { Panel } from '../../src/kit/page/Panel.tsx';
import { useAction } from '../../src/kit/useAction.ts';
import { pageWidths } from '../../src/theme/pageWidths.ts';
import { useAccountFacts } from './AccountFacts.tsx';
import type { AccountRecord } from './accounts.ts';
import { firstAdministratorRules } from './firstAdministratorRules.ts';

const fields = [
  ['first_name', 'text'],
  ['last_name', 'text'],
  ['email', 'email'],
] as const;

/** The next step after an account was created: its first administrator. Shown while the account has no people. */
export function InviteAdministrator() {
  const account = useRecordContext<AccountRecord>();
  const { data: facts } = useAccountFacts();
  const translate = useTranslate();
  const explain = useProblemText({ max: 80 });
  const [invited, setInvited] = useState<{ readonly email: string; readonly link: string | null } | null>(
    null,
  );
  const form = useForm({
    resolver: yupResolver(firstAdministratorRules),
    defaultValues: { first_name: '', last_name: '', email: '' },
  });
  const invite = useAction(inviteAdministrator, {
    invalidates: administrationKeys,
    success: null,
    onDone: ({ link }, { email }) => setInvited({ email, link }),
  });
  const words = (key: string, params?: object) => translate(`administration.account.invite.${key}`, params);
  const isEmpty = facts?.people === 0 && account && isAccountInUse(account.status);
  if (!account || (!isEmpty && !invited)) return null;
  return (
    <Box sx={{ maxWidth: pageWidths.form, mb: 4 }}>
      <Panel title={words('title')} text={invited ? '' : words('text')}>
        {invited ? (
          <>
            <Alert severity="success" role="status">
              {words(invited.link ? 'added' : 'sent', { email: invited.email })}
            </Alert>
            {invited.link && (
              <TextField
                label={words('link')}
                value={invited.link}
                helperText={words('linkHelp')}
                slotProps={{ htmlInput: { readOnly: true, onFocus: selectAll } }}
              />
            )}
          </>
        ) : (
          <FormStack
            onSubmit={() =>
              void form.handleSubmit((person) => invite.mutate({ ...person, account_id: account.id }))()
            }
          >
            {fields.map(([name, type]) => (
              <FormTextField
                key={name}
                id={`administrator-${name}`}
                form={form}
                name={name}
                type={type}
                autoComplete="off"
                label={translate(`resources.users.fields.${name}`)}
                problemText={explain}
                required
                fullWidth
              />
            ))}
            <Button type="submit" variant="outlined" loading={invite.isPending} sx={{ justifySelf: 'start' }}>
              {words('send')}
            </Button>
          </FormStack>
        )}
      </Panel>
    </Box>
  );
}

const selectAll = ({ target }: FocusEvent<HTMLInputElement>) => target.select();
