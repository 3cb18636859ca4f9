import type { Grant } from '../../../domain/access/grants.ts';
import { type Right, rightGrants, rights } from '../../../domain/access/rights.ts';
import { type MainRole, mainRoleLabel } from '../../../domain/access/roles.ts';
import type { SignedInPerson } from '../../../domain/access/signedInPerson.ts';
import type { Account } from '../../../domain/accounts/account.ts';
import type { Subscription } from '../../../domain/accounts/subscriptions.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { findAccount, listSubscriptions } from '../../store/people/people.ts';
import {
  listPermissionSets,
  type PeopleFilter,
  type PermissionHolder,
  type PermissionSet,
  readPageOfHolders,
} from '../../store/people/roles.ts';

export interface RolesQuery extends PeopleFilter {
  readonly role: MainRole | null;
  readonly right: Right | 'any' | null;
}

export interface RolesPage {
  readonly from: number;
  readonly size: number;
}

interface GrantedRight {
  readonly right: Right;
  readonly grants: readonly Grant[];
}

/** One row of the audit. */
export interface AuditedPerson {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly status: PermissionHolder['status'];
  readonly role: MainRole;
  readonly rights: readonly GrantedRight[];
  readonly led_teams: number;
  readonly delegated_accounts: number;
}

interface RolesAudit {
  readonly people: readonly AuditedPerson[];
  readonly total: number;
  /** The number of people with each right, among those who match search and status. */
  readonly counts: readonly { readonly right: Right | 'any'; readonly people: number }[];
}

/**
 * Lists rights and the grants they come from. Evaluates the rules of `domain/access` for each existing combination of roles, so
 * that the filter uses the rules themselves and not a copy in SQL.
 */
export async function readRolesAudit(
  deps: Deps,
  caller: Caller,
  input: RolesQuery,
  page: RolesPage,
): Promise<RolesAudit> {
  const accountId = accountOf(caller);
  const now = deps.clock.now();
  return deps.database.as(caller.scope, async (tx) => {
    const context = await readAccountWithSubscriptions(tx, accountId);
    const allSets = await listPermissionSets(tx, accountId, input);
    const has = (holding: PermissionSet, selected: Right | 'any') =>
      (selected === 'any' ? rights : [selected]).some(
        (right) => rightGrants(personOf(holding, context), right, now).length > 0,
      );
    const selected = allSets.filter(
      ({ holding }) =>
        (input.role === null || mainRoleLabel(holding) === input.role) &&
        (input.right === null || has(holding, input.right)),
    );
    const isNarrowed = input.role !== null || input.right !== null;
    const holders = await readPageOfHolders(tx, accountId, {
      filter: input,
      among: isNarrowed ? selected.map(({ holding }) => holding) : null,
      ...page,
    });
    return {
      people: holders.map((holder) => audited(holder, context, now)),
      total: selected.reduce((sum, { people }) => sum + people, 0),
      counts: (['any', ...rights] as const).map((right) => ({
        right,
        people: allSets
          .filter(({ holding }) => has(holding, right))
          .reduce((sum, { people }) => sum + people, 0),
      })),
    };
  });
}

/** Records an export in the audit log. */
export async function recordRolesExport(deps: Deps, caller: Caller, after: RolesQuery & { format: string }) {
  await deps.database.as(caller.scope, (tx) =>
    recordAudit(tx, caller, {
      action: 'export',
      resource: 'roles_audit',
      id: null,
      after,
      now: deps.clock.now(),
    }),
  );
}

interface AccountWithSubscriptions {
  readonly account: Account;
  readonly subscriptions: readonly Subscription[];
}

/** Returns the account of the listed people, with its subscriptions. Throws `not_found`. */
export async function readAccountWithSubscriptions(
  tx: Tx,
  accountId: number,
): Promise<AccountWithSubscriptions> {
  const account = requireFound(await findAccount(tx, accountId));
  return { account, subscriptions: await listSubscriptions(tx, accountId) };
}

const emptyUser = { id: 0, first_name: '', last_name: '', email: '', program_ids: [], locale_abbr: 'en' };

/** Returns a person with these roles, in their own account. */
const personOf = (
  holding: PermissionSet,
  { account, subscriptions }: AccountWithSubscriptions,
): SignedInPerson => ({
  user: { ...emptyUser, ...holding, email: '' },
  ownAccount: account,
  currentAccount: account,
  subscriptions,
});

function audited(holder: PermissionHolder, context: AccountWithSubscriptions, now: Date): AuditedPerson {
  const person = personOf(holder, context);
  const all = rights.map((right) => ({ right, grants: rightGrants(person, right, now) }));
  return {
    id: holder.id,
    name: `${holder.first_name} ${holder.last_name}`,
    email: holder.email,
    status: holder.status,
    role: mainRoleLabel(holder),
    rights: all.filter(({ grants }) => grants.length > 0),
    led_teams: holder.led_teams,
    delegated_accounts: holder.delegated_accounts,
  };
}
