import { isPlatformAdmin } from '../../../domain/access/roles.ts';
import { isAccountInUse } from '../../../domain/accounts/accountStatuses.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { ownScope } from '../../kernel/scope.ts';
import { refuseTaken } from '../../kernel/uniqueViolation.ts';
import { addFirstAdministrator, hasPeople } from '../../store/accounts/accountSetups.ts';
import { lockAccount } from '../../store/accounts/accounts.ts';
import { readBrandingRow } from '../../store/branding/accountBrandings.ts';
import { narrowScope } from '../../store/engine/transactionScope.ts';
import { appOriginOf } from '../mail/appOrigin.ts';
import { issuePasswordLink } from '../people/sendPasswordLink.ts';
import { resetPasswordUrl } from '../signIn/resetPasswordUrl.ts';
import { checkCanViewAccount } from './readAccounts.ts';

interface NewAdministrator {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/**
 * Adds the first administrator of an account and emails them a link to set a password. Returns the link if no
 * email can be sent and the caller is a platform admin, who can read unsent emails. Throws `not_found` for an
 * account the caller can't access, `status_change` if it has people or is not in use, `taken`.
 */
export async function inviteAdministrator(
  deps: Deps,
  caller: Caller,
  accountId: number,
  person: NewAdministrator,
): Promise<string | null> {
  const { user } = caller.person;
  const now = deps.clock.now();
  const link = await refuseTaken(
    'email',
    deps.database.as(ownScope(caller.person), async (tx) => {
      const account = requireFound(await lockAccount(tx, accountId));
      await checkCanViewAccount(tx, caller, accountId);
      await narrowScope(tx, { accountId, userId: user.id });
      if (!isAccountInUse(account.status) || (await hasPeople(tx, accountId)))
        throw new Refusal('status_change');
      const id = await addFirstAdministrator(tx, accountId, person, now.toISOString());
      const after = { ...person, permissions: ['user', 'local_admin'] };
      await recordAudit(tx, caller, { action: 'create', resource: 'users', id, after, now, accountId });
      const token = await issuePasswordLink(deps, tx, caller, { accountId, userId: id, email: person.email });
      const { slug } = await readBrandingRow(tx, accountId);
      const publicOrigin = appOriginOf(deps.environment, account);
      return resetPasswordUrl({ publicOrigin }, { token, slug });
    }),
  );
  await deps.jobs.wake('send-mails');
  const isShown = !deps.mailer.isConfigured && isPlatformAdmin(user);
  return isShown ? link : null;
}
