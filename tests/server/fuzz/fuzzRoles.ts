import type { Permission } from '../../../domain/access/permissions.ts';

type Home = 'here' | 'elsewhere' | 'platform';

export interface RoleFacts {
  readonly name: string;
  /** The account it belongs to; null if signed out. */
  readonly home: Home | null;
  readonly permissions: readonly Permission[];
  readonly weight: number;
  /** Emulates the account `here`, with a reason. */
  readonly isEmulating?: true;
  readonly hasLink?: true;
}

/** All roles that send requests. Those with the most permissions come last, because they change what others may do. */
export const roleFacts: readonly RoleFacts[] = [
  { name: 'signed out', home: null, permissions: [], weight: 1 },
  { name: 'respondent with a link', home: null, permissions: [], weight: 3, hasLink: true },
  { name: 'user elsewhere', home: 'elsewhere', permissions: ['user'], weight: 1 },
  {
    name: 'administrator elsewhere',
    home: 'elsewhere',
    permissions: ['user', 'local_admin', 'supervisor', 'full_hiring', 'api_access', 'app_admin'],
    weight: 2,
  },
  { name: 'user', home: 'here', permissions: ['user'], weight: 1 },
  { name: 'supervisor', home: 'here', permissions: ['user', 'supervisor'], weight: 1 },
  { name: 'hiring', home: 'here', permissions: ['user', 'full_hiring'], weight: 1 },
  { name: 'AI console', home: 'here', permissions: ['user', 'ai_console'], weight: 1 },
  { name: 'api access', home: 'here', permissions: ['user', 'local_admin', 'api_access'], weight: 1 },
  { name: 'delegated admin', home: 'here', permissions: ['user', 'delegated_admin'], weight: 1 },
  { name: 'local admin', home: 'here', permissions: ['user', 'local_admin'], weight: 4 },
  { name: 'app admin', home: 'platform', permissions: ['user', 'app_admin'], weight: 1 },
  { name: 'admin', home: 'platform', permissions: ['user', 'admin'], weight: 1 },
  { name: 'super admin', home: 'platform', permissions: ['user', 'admin', 'super_admin'], weight: 1 },
  {
    name: 'super admin looking into an account',
    home: 'platform',
    permissions: ['user', 'admin', 'super_admin', 'local_admin', 'app_admin'],
    weight: 5,
    isEmulating: true,
  },
];
