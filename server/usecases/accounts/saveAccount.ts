import { isPlatformAdmin } from '../../../domain/access/roles.ts';
import { checkAccountCreation, checkAccountUpdate } from '../../../domain/accounts/accountRules.ts';
import {
  type AccountStatus,
  canChangeAccountStatus,
  checkAccountStatusChange,
} from '../../../domain/accounts/accountStatuses.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { type AuditAction, recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { ownScope } from '../../kernel/scope.ts';
import { refuseTaken } from '../../kernel/uniqueViolation.ts';
import {
  type AccountFields,
  addAccount,
  addDelegation,
  changeAccount,
  lockAccount,
  readAccountRecord,
} from '../../store/accounts/accounts.ts';
import type { Tx } from '../../store/database.ts';
import { narrowScope } from '../../store/engine/transactionScope.ts';
import { listDelegatedAccountIds } from '../../store/people/people.ts';
import { removePublicBranding } from '../branding/changeLogo.ts';
import { cancelSchedulesOf } from './accountTimeZone.ts';

const accountFieldNames = [
  'name',
  'company_name',
  'contract_date',
  'schema_name',
  'modules',
  'time_zone',
  'enable_search',
  'shares_benchmark',
] as const;

/** Picks the editable fields. */
function fieldsOf(draft: AccountFields): AccountFields {
  return Object.fromEntries(accountFieldNames.map((name) => [name, draft[name]])) as unknown as AccountFields; // The keys are those of the type.
}

/** Creates a draft account and returns its id. A creator who isn't a platform admin becomes its delegate. Throws `taken`. */
export async function createAccount(deps: Deps, caller: Caller, draft: AccountFields): Promise<number> {
  const { user } = caller.person;
  const fields = fieldsOf(draft);
  checkAccountCreation(user, fields);
  return refuseTaken(
    'schema_name',
    deps.database.as(ownScope(caller.person), async (tx) => {
      const id = await addAccount(tx, fields, deps.clock.now().toISOString());
      if (!isPlatformAdmin(user)) await addDelegation(tx, user.id, id);
      await recordAccountAudit(deps, tx, caller, { action: 'create', id, before: null });
      return id;
    }),
  );
}

interface Edited {
  readonly id: number;
  /** The `updated_at` of the version that was edited; null overwrites the current version. */
  readonly version: string | null;
}

/** The fields of an account; a missing time zone is left unchanged. */
type AccountChange = Omit<AccountFields, 'time_zone'> & { readonly time_zone?: string | null | undefined };

const selectChange = <T>(changed: T | undefined, stored: T): T => (changed === undefined ? stored : changed);

/** Updates the fields of an account. Throws `not_found`, `forbidden`, `conflict`, `taken`. */
export async function updateAccount(
  deps: Deps,
  caller: Caller,
  { id, version }: Edited,
  draft: AccountChange,
): Promise<void> {
  const { user } = caller.person;
  await refuseTaken(
    'schema_name',
    deps.database.as(ownScope(caller.person), async (tx) => {
      const before = requireFound(await lockAccount(tx, id));
      const fields = fieldsOf({ ...draft, time_zone: selectChange(draft.time_zone, before.time_zone) });
      const isDelegated = (await listDelegatedAccountIds(tx, user.id)).includes(id);
      checkAccountUpdate(user, { before, after: fields, isDelegated });
      if (version !== null && version !== before.updated_at) throw new Refusal('conflict');
      await changeAccount(tx, id, fields, deps.clock.now().toISOString());
      await recordAccountAudit(deps, tx, caller, { action: 'update', id, before });
      if (fields.time_zone !== before.time_zone) await cancelSchedulesOf(deps, tx, caller, id);
    }),
  );
}

/** Changes the status of an account. Throws `forbidden`, `not_found`, `status_change`. */
export async function changeAccountStatus(
  deps: Deps,
  caller: Caller,
  { id, status }: { id: number; status: AccountStatus },
): Promise<void> {
  if (!canChangeAccountStatus(caller.person.user)) throw new Refusal('forbidden');
  await deps.database.as(ownScope(caller.person), async (tx) => {
    const before = requireFound(await lockAccount(tx, id));
    const next = checkAccountStatusChange(before.status, status);
    await changeAccount(tx, id, { status: next }, deps.clock.now().toISOString());
    await recordAccountAudit(deps, tx, caller, { action: 'change_status', id, before });
    if (next === 'closed') await removePublicBranding(tx, id, deps.clock.now());
  });
  if (status === 'closed') await deps.jobs.wake('delete-files');
}

/** Adds an entry to the log of the changed account, so the transaction ends under that account. */
async function recordAccountAudit(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  { action, id, before }: { action: AuditAction; id: number; before: object | null },
): Promise<void> {
  const after = await readAccountRecord(tx, id);
  await narrowScope(tx, { accountId: id, userId: caller.person.user.id });
  await recordAudit(tx, caller, {
    action,
    resource: 'accounts',
    id,
    before,
    after,
    now: deps.clock.now(),
    accountId: id,
  });
}
