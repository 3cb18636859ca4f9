import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Policies } from '../../../dataProviders/security.ts';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { PageDialog } from '../../kit/page/PageDialog.tsx';
import { SecurityPolicyForm } from './SecurityPolicyForm.tsx';

interface PolicyDialogProps {
  readonly policies: Policies;
  /** The policy to edit; null for a new one, whose account is chosen in the dialog. */
  readonly edited: Policies['accounts'][number] | null;
  readonly onClose: () => void;
}

/** The stricter policy of one account. */
export function AccountPolicyDialog({ policies, edited, onClose }: PolicyDialogProps) {
  const translate = useTranslate();
  const [accountId, setAccountId] = useState<number | ''>(edited?.account_id ?? '');
  const taken = new Set(policies.accounts.map(({ account_id }) => account_id));
  const free = policies.choices.filter(({ id }) => !taken.has(id));
  return (
    <PageDialog
      title={
        edited
          ? translate('security.policy.editTitle', { account: edited.account })
          : translate('security.policy.addTitle')
      }
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('security.policy.cancel')}</Button>}
    >
      {!edited && (
        <SelectField
          id="policy-account"
          label={translate('security.policy.account')}
          value={accountId}
          onChange={setAccountId}
          options={free.map(({ id, name }) => ({ value: id, text: name }))}
          sx={{ mt: 1 }}
        />
      )}
      <SecurityPolicyForm
        policy={edited ?? policies.platform}
        accountId={accountId === '' ? 0 : accountId}
        disabled={accountId === ''}
        onSaved={onClose}
      />
    </PageDialog>
  );
}
