import { MenuItem, Stack, TextField } from '@mui/material';
import {
  type DataProvider,
  useDataProvider,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { type AccountStatus, nextAccountStatuses } from '../../domain/accounts/statuses.ts';
import { CrudCreate, CrudUpdate } from '../kit/CrudForm.tsx';
import { CrudList } from '../kit/CrudList.tsx';
import { useMeets } from '../parts/useMeets.tsx';
import { type AccountRecord, accounts } from './accounts.ts';

/** In the HR app delegated admins keep the accounts delegated to them; the server knows which. */
const form = { of: accounts, write: 'delegated_admin' } as const;

interface ChangingStatus extends DataProvider {
  changeAccountStatus(id: number, status: AccountStatus): Promise<string>;
}

/** Moves the account on to a status that may follow. */
function StatusChange() {
  const record = useRecordContext<AccountRecord>();
  const dataProvider = useDataProvider<ChangingStatus>();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const mayChange = useMeets(accounts.access.write);
  const next = record ? nextAccountStatuses(record.status) : [];
  if (!record || !mayChange || next.length === 0) return null;

  async function change(status: AccountStatus) {
    try {
      notify(await dataProvider.changeAccountStatus(record?.id ?? 0, status), { type: 'success' });
      refresh();
    } catch (failure) {
      notify(failure instanceof Error && failure.message ? failure.message : 'ra.notification.http_error', {
        type: 'error',
      });
    }
  }

  return (
    <Stack sx={{ maxWidth: 320, mt: 4 }}>
      <TextField
        select
        size="small"
        label={translate('kit.statusChange')}
        value=""
        onChange={(event) => change(event.target.value as AccountStatus)} // the options are statuses
      >
        {next.map((status) => (
          <MenuItem key={status} value={status}>
            {translate(`resources.accounts.choices.status.${status}`)}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}

export function AccountList() {
  return <CrudList {...form} removable={false} />;
}

export function AccountCreate() {
  return <CrudCreate {...form} />;
}

export function AccountUpdate() {
  return <CrudUpdate {...form} below={<StatusChange />} />;
}
