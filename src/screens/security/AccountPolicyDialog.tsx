import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Policies } from '../../../dataProviders/security.ts';
import { SecurityPolicyForm } from './SecurityPolicyForm.tsx';

interface PolicyDialogProps {
  readonly policies: Policies;
  /** Null for a new policy, whose account is chosen here. */
  readonly edited: Policies['accounts'][number] | null;
  readonly onClose: () => void;
}

/** The stricter policy of one account. */
export function AccountPolicyDialog({ policies, edited, onClose }: PolicyDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [accountId, setAccountId] = useState<number | ''>(edited?.account_id ?? '');
  const taken = new Set(policies.accounts.map(({ account_id }) => account_id));
  const free = policies.choices.filter(({ id }) => !taken.has(id));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullScreen={isPhone} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {edited
          ? translate('security.policy.editTitle', { account: edited.account })
          : translate('security.policy.addTitle')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {!edited && (
          <TextField
            select
            id="policy-account"
            label={translate('security.policy.account')}
            value={accountId}
            onChange={(event) => setAccountId(Number(event.target.value))}
            sx={{ mt: 1 }}
          >
            {free.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <SecurityPolicyForm
          policy={edited ?? policies.platform}
          accountId={accountId === '' ? 0 : accountId}
          disabled={accountId === ''}
          onSaved={onClose}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('security.policy.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
