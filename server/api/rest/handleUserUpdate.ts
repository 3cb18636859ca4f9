import { type Contacts, endsSentLinks } from '../../../domain/people/endsSentLinks.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { handleAddressChanges } from '../../usecases/people/handleAddressChanges.ts';
import type { RecordUpdate, Row } from './recordWrite.ts';

/** Applies the effects of new contacts of a person. It runs after the write, because messages are queued for the stored contacts. */
export async function handleUserUpdate(
  tx: Tx,
  { signedIn, before, after }: RecordUpdate,
  deps: Deps,
): Promise<void> {
  const former = contactsOf(before);
  if (!endsSentLinks(former, contactsOf(after))) return;
  const { accountId } = signedIn.scope;
  await handleAddressChanges(deps, tx, [{ userId: Number(after.id), accountId, former: former.email }]);
}

const contactsOf = ({ email, mobile_number }: Row): Contacts => ({
  email: textOrNull(email),
  mobile_number: textOrNull(mobile_number),
});

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
