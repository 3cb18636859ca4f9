import { CrudCreate, CrudUpdate } from '../../src/kit/crud/CrudForm.tsx';
import { CrudList } from '../../src/kit/crud/CrudList.tsx';
import type { Resource } from '../kit/resource.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { AccountStatusPanel } from './AccountStatusPanel.tsx';
import { AccountTimeZoneInput } from './AccountTimeZoneInput.tsx';
import { accounts } from './accounts.ts';
import { InviteAdministrator } from './InviteAdministrator.tsx';

/** In the HR app, delegated administrators edit the accounts delegated to them; the server checks which. */
const write = 'delegated_admin';

/** The form without the time zone, which has a custom input. */
const of: Resource = {
  ...accounts,
  sections: { ...accounts.sections, identity: ['name', 'company_name', 'schema_name'] },
};

const form = { of, write, extra: { identity: <AccountTimeZoneInput /> } } as const;

export function AccountList() {
  return <CrudList of={accounts} write={write} removable={false} />;
}

export function AccountCreate() {
  return <CrudCreate {...form} after="edit" />;
}

export function AccountUpdate() {
  return (
    <CrudUpdate
      {...form}
      above={<InviteAdministrator />}
      aside={
        <>
          <AccountFacts />
          <AccountStatusPanel />
        </>
      }
    />
  );
}
