import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { type AccountStatus, nextAccountStatuses } from '../../domain/accounts/accountStatuses.ts';
import { useHasTier } from '../../src/kit/context/useHasTier.ts';
import { SelectField } from '../../src/kit/forms/SelectField.tsx';
import { Panel } from '../../src/kit/page/Panel.tsx';
import { SecondaryText } from '../../src/kit/page/SecondaryText.tsx';
import { StatusChip } from '../../src/kit/page/StatusChip.tsx';
import { AccountStatusDialog } from './AccountStatusDialog.tsx';
import { type AccountRecord, accounts } from './accounts.ts';

/** The account's status and the statuses that can follow it. */
export function AccountStatusPanel() {
  const record = useRecordContext<AccountRecord>();
  const translate = useTranslate();
  const canChange = useHasTier(accounts.access.write);
  const [nextStatus, setNextStatus] = useState<AccountStatus | null>(null);
  if (!record) return null;
  const next = canChange ? nextAccountStatuses(record.status) : [];
  const nameOf = (status: AccountStatus) => translate(`resources.accounts.choices.status.${status}`);
  return (
    <Panel
      title={translate('administration.account.status.title')}
      text={translate(`administration.account.status.means.${record.status}`)}
      action={<StatusChip status={record.status} label={nameOf(record.status)} />}
    >
      {next.length > 0 && (
        <SelectField
          size="small"
          label={translate('administration.account.status.change')}
          value=""
          onChange={setNextStatus}
          options={next.map((status) => ({ value: status, text: nameOf(status) }))}
          sx={{ maxWidth: 320 }}
        />
      )}
      {next.length === 0 && record.status === 'closed' && (
        <SecondaryText>{translate('administration.account.status.does.forGood')}</SecondaryText>
      )}
      {nextStatus && (
        <AccountStatusDialog account={record} status={nextStatus} onClose={() => setNextStatus(null)} />
      )}
    </Panel>
  );
}
