import type { Permission } from '../../domain/access/permissions.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import type { Tx } from '../store/database.ts';
import { moveUsers } from '../usecases/accounts/moveUsers.ts';

export const demoAccounts = [
  { key: 'cairn', name: 'Cairn', schema: 'cairn', modules: [1, 2, 3, 4], zone: 'UTC' },
  {
    key: 'harbor',
    name: 'Harbor & Pine',
    schema: 'harbor_pine',
    modules: [1, 2, 3, 4],
    zone: 'Europe/Copenhagen',
  },
  { key: 'lumen', name: 'Lumen Works', schema: 'lumen_works', modules: [1], zone: 'America/New_York' },
  { key: 'atlas', name: 'Atlas Freight', schema: 'atlas_freight', modules: [1, 3], zone: 'America/Chicago' },
  { key: 'solo', name: 'Solo Labs', schema: 'solo_labs', modules: [], zone: 'Asia/Tokyo' },
  {
    key: 'meridian',
    name: 'Meridian Pay',
    schema: 'cairnhr_meridian',
    modules: [2],
    zone: 'Europe/Stockholm',
  },
  { key: 'fjord', name: 'Fjord Studio', schema: 'fjord_studio', modules: [1, 3], zone: 'Europe/Oslo' },
] as const;

export type AccountKey = (typeof demoAccounts)[number]['key'];
export type AccountIds = Readonly<Record<AccountKey, number>>;

interface Login {
  readonly name: string;
  readonly first: string;
  readonly last: string;
  readonly account: AccountKey;
  readonly permissions: readonly Permission[];
  readonly type?: 3 | 4;
}

const login = (
  name: string,
  person: readonly [first: string, last: string],
  account: AccountKey,
  permissions: readonly Permission[],
  type?: 3 | 4,
): Login => ({ name, first: person[0], last: person[1], account, permissions, type });

/** The people of `demoUsers.ts` with their permissions and accounts. */
export const demoLogins: readonly Login[] = [
  login('user', ['Nora', 'Lindqvist'], 'harbor', ['user']),
  login('supervisor', ['Marcus', 'Okafor'], 'harbor', ['user', 'supervisor']),
  login('local-admin', ['Helena', 'Costa'], 'harbor', ['user', 'local_admin']),
  login('local-admin-delegated', ['Ruth', 'Castillo'], 'harbor', ['user', 'local_admin']),
  login('delegated-admin', ['Jonas', 'Weber'], 'harbor', ['user', 'delegated_admin']),
  login('admin', ['Amina', 'Diallo'], 'cairn', ['user', 'admin']),
  login('super-admin', ['Sven', 'Eriksen'], 'cairn', ['user', 'admin', 'super_admin']),
  login('app-admin', ['Chloé', 'Moreau'], 'cairn', ['user', 'app_admin']),
  login('hiring', ['Daniel', 'Park'], 'harbor', ['user', 'full_hiring']),
  login('api', ['Priya', 'Sharma'], 'harbor', ['user', 'local_admin', 'api_access']),
  login('ai', ['Kaito', 'Tanaka'], 'harbor', ['user', 'ai_console']),
  login('ai-only', ['Zoë', 'Lambert'], 'solo', ['user']),
  login('invitee', ['Tomás', 'Silva'], 'harbor', ['user'], 3),
  login('applicant', ['Grace', 'Nguyen'], 'harbor', ['user'], 4),
  login('hr-user', ['Emre', 'Kaya'], 'meridian', ['user']),
  login('hr-admin', ['Ingrid', 'Dahl'], 'meridian', ['user', 'delegated_admin']),
  login('lumen-admin', ['Luca', 'Rossi'], 'lumen', ['user', 'local_admin']),
  login('new-admin', ['Signe', 'Holm'], 'fjord', ['user', 'local_admin']),
];

export type UserIds = ReadonlyMap<string, number>;

export async function addAccounts(tx: Tx): Promise<AccountIds> {
  const rows = await tx
    .insertInto('accounts')
    .values(
      demoAccounts.map(({ name, schema, modules, zone, key }) => ({
        name,
        company_name: name,
        status: 'active' as const,
        contract_date: '2024-03-01',
        schema_name: schema,
        time_zone: zone,
        modules: [...modules],
        enable_search: key === 'meridian',
        shares_benchmark: key === 'harbor' || key === 'lumen',
      })),
    )
    .returning(['id', 'schema_name'])
    .execute();
  const idOf = new Map(rows.map((row) => [row.schema_name, row.id]));
  return Object.fromEntries(demoAccounts.map(({ key, schema }) => [key, idOf.get(schema)])) as Record<
    AccountKey,
    number
  >;
}

export async function addLogins(tx: Tx, accounts: AccountIds, passwordHash: string): Promise<UserIds> {
  const rows = await tx
    .insertInto('users')
    .values(
      demoLogins.map((person) => ({
        account_id: accounts[person.account],
        first_name: person.first,
        last_name: person.last,
        email: `${person.name}@demo.example`,
        type: person.type ?? null,
        permissions: person.permissions,
        program_ids: [1, 2, 4] as const,
        locale_abbr: 'en' as const,
        password_hash: passwordHash,
      })),
    )
    .returning(['id', 'email'])
    .execute();
  const ids = new Map(rows.map((row) => [(row.email ?? '').replace('@demo.example', ''), row.id]));
  await addGrants(tx, accounts, ids);
  return ids;
}

async function addGrants(tx: Tx, accounts: AccountIds, users: UserIds): Promise<void> {
  const delegated = [
    ['local-admin-delegated', 'lumen'],
    ['local-admin-delegated', 'atlas'],
    ['delegated-admin', 'lumen'],
    ['delegated-admin', 'atlas'],
  ] as const;
  await tx
    .insertInto('delegations')
    .values(
      delegated.map(([user, account]) => ({
        user_id: users.get(user) ?? 0,
        account_id: accounts[account],
        granted_by: users.get('admin') ?? null,
      })),
    )
    .execute();
  await tx
    .insertInto('subscriptions')
    .values({
      account_id: accounts.solo,
      user_id: users.get('ai-only') ?? 0,
      date_subscription_end: null,
      processor_userid: 'cairn-ai',
      workflow_ids: '2,4',
    })
    .execute();
}

/** Moves two people from Lumen Works to Atlas Freight. */
export async function movePeople(deps: Deps, caller: Caller, accounts: AccountIds): Promise<void> {
  const people = await deps.database.owner
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accounts.lumen)
    .where('email', 'not like', '%@demo.example')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const user_ids = people.map(({ id }) => id);
  if (user_ids.length > 0) await moveUsers(deps, caller, { user_ids, to_account_id: accounts.atlas });
}
