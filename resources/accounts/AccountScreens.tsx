import { Box } from '@mui/material';
import { CrudCreate, CrudUpdate } from '../../src/kit/crud/CrudForm.tsx';
import { CrudList } from '../../src/kit/crud/CrudList.tsx';
import { AccountFacts } from './AccountFacts.tsx';
import { AccountStatusPanel } from './AccountStatusPanel.tsx';
import { accounts } from './accounts.ts';
import { InviteAdministrator } from './InviteAdministrator.tsx';

/** In the HR app, delegated administrators edit the accounts delegated to them; the server checks which. */
const form = { of: accounts, write: 'delegated_admin' } as const;

export function AccountList() {
  return <CrudList {...form} removable={false} />;
}

export function AccountCreate() {
  return <CrudCreate {...form} after="edit" />;
}

export function AccountUpdate() {
  return (
    <CrudUpdate
      {...form}
      above={<InviteAdministrator />}
      below={
        <Box sx={{ maxWidth: 640, mt: 4, display: 'grid', gap: 3 }}>
          <AccountFacts />
          <AccountStatusPanel />
        </Box>
      }
    />
  );
}
