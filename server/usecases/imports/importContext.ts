import { type Contacts, endsSentLinks } from '../../../domain/people/endsSentLinks.ts';
import type { Scope } from '../../store/database.ts';
import type { PersonWrite } from '../../store/imports/applyRows.ts';
import type { ImportAuthor } from '../../store/imports/importAuditInsert.ts';
import type { StoredImport } from '../../store/imports/imports.ts';
import type { ChangedAddress } from '../people/handleAddressChanges.ts';

/** Identifies an import and its account. */
export interface ImportRef {
  readonly id: number;
  readonly account_id: number;
}

/**
 * Returns the scope of an import, limited to the rows of its account. The membership history records the user, if
 * given.
 */
export const accountScope = ({ account_id }: ImportRef, userId: number | null = null): Scope => ({
  role: 'web',
  accountId: account_id,
  userId,
  platform: false,
});

/** Returns the author of a batch's changes: the person who started the step. */
export function importAuthorOf(
  startedImport: Pick<StoredImport, 'id' | 'account_id' | 'actor_id' | 'as_account_id'>,
  now: Date,
): ImportAuthor {
  return {
    importId: startedImport.id,
    accountId: startedImport.account_id,
    actorId: startedImport.actor_id,
    asAccountId: startedImport.as_account_id,
    now: now.toISOString(),
  };
}

/** Returns the people whose sent links end with these changes, with their previous addresses. */
export function previousAddresses(
  { accountId }: ImportAuthor,
  changed: readonly Pick<PersonWrite & { readonly user_id: number }, 'user_id' | 'facts' | 'changes'>[],
): ChangedAddress[] {
  return changed.flatMap(({ user_id: userId, facts, changes }) => {
    const after = contactsOf(facts.email, facts.mobile_number);
    const before = contactsOf(
      changes.email ? changes.email[0] : after.email,
      changes.mobile_number ? changes.mobile_number[0] : after.mobile_number,
    );
    return endsSentLinks(before, after) ? [{ userId, accountId, former: before.email }] : [];
  });
}

const contactsOf = (email: unknown, mobileNumber: unknown): Contacts => ({
  email: textOrNull(email),
  mobile_number: textOrNull(mobileNumber),
});

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
