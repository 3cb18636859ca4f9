import type { Permission } from '../../../domain/access/permissions.ts';
import type { SignedInPerson } from '../../../domain/access/signedInPerson.ts';
import { anAccount, aPerson, aSubscription } from '../../domain/access/people.ts';

const platform = anAccount({ id: 9, name: 'Cairn', schema_name: 'cairn' });
const solo = anAccount({ id: 3, name: 'Solo Labs', modules: [] });
const meridian = anAccount({ id: 4, schema_name: 'cairnhr_meridian', meta_data: [{ enable_search: true }] });

const holding = (...permissions: Permission[]) => aPerson({ permissions });
const of = (person: SignedInPerson, ownAccount: SignedInPerson['ownAccount']): SignedInPerson => ({
  ...person,
  ownAccount,
  currentAccount: ownAccount,
});

/** One person for each sign-in of the demo. */
export const demoRoles: Readonly<Record<string, SignedInPerson>> = {
  user: holding('user'),
  supervisor: holding('user', 'supervisor'),
  local_admin: holding('user', 'local_admin'),
  local_admin_delegated: aPerson({ permissions: ['user', 'local_admin'], has_delegated_accounts: true }),
  delegated_admin: aPerson({ permissions: ['user', 'delegated_admin'], has_delegated_accounts: true }),
  admin: of(holding('user', 'admin'), platform),
  super_admin: of(holding('user', 'admin', 'super_admin'), platform),
  app_admin: of(holding('user', 'app_admin'), platform),
  full_hiring: holding('user', 'full_hiring'),
  api_access: holding('user', 'local_admin', 'api_access'),
  ai_console: holding('user', 'ai_console'),
  ai_only: {
    ...of(holding('user'), solo),
    subscriptions: [aSubscription({ workflow_ids: '2,4', date_subscription_end: null })],
  },
  invitee: aPerson({ type: 3, permissions: [] }),
  applicant: aPerson({ type: 4, permissions: [] }),
  hr_user: of(holding('user'), meridian),
  hr_admin: of(holding('user', 'delegated_admin'), meridian),
  other_local_admin: of(holding('user', 'local_admin'), anAccount({ id: 2, modules: [1] })),
};
