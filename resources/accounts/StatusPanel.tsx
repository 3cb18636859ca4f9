import { MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { type AccountStatus, nextAccountStatuses } from '../../domain/accounts/accountStatuses.ts';
import { useHasTier } from '../../src/kit/context/useHasTier.tsx';
import { Panel } from '../../src/kit/page/Panel.tsx';
import { StatusChip } from '../../src/kit/page/StatusChip.tsx';
import { type AccountRecord, accounts } from './accounts.ts';
import { StatusDialog } from './StatusDialog.tsx';

/** What the account's status means, and the ones that may follow. */
export function StatusPanel() {
  const record = useRecordContext<AccountRecord>();
  const translate = useTranslate();
  const mayChange = useHasTier(accounts.access.write);
  const [wanted, want] = useState<AccountStatus | null>(null);
  if (!record) return null;
  const next = mayChange ? nextAccountStatuses(record.status) : [];
  const nameOf = (status: AccountStatus) => translate(`resources.accounts.choices.status.${status}`);
  return (
    <Panel
      title={translate('administration.account.status.title')}
      text={translate(`administration.account.status.means.${record.status}`)}
      action={<StatusChip word={nameOf(record.status)} />}
    >
      {next.length > 0 && (
        <TextField
          select
          size="small"
          label={translate('administration.account.status.change')}
          value=""
          onChange={(event) => want(event.target.value as AccountStatus)} // the options are statuses
          sx={{ maxWidth: 320 }}
        >
          {next.map((status) => (
            <MenuItem key={status} value={status}>
              {nameOf(status)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {next.length === 0 && record.status === 'closed' && (
        <Typography color="text.secondary">
          {translate('administration.account.status.does.forGood')}
        </Typography>
      )}
      {wanted && <StatusDialog account={record} status={wanted} onClose={() => want(null)} />}
    </Panel>
  );
}
