import type { Tx } from '../../store/database.ts';
import { queueMails } from '../../store/mail/mails.ts';
import { removeResets } from '../../store/signIn/credentials.ts';

/** A person whose email address changes, with the previous address. */
export interface ChangedAddress {
  readonly userId: number;
  readonly accountId: number | null;
  readonly former: string;
}

/**
 * Applies the effects of a new email address: password links sent to the previous address stop working, and
 * the previous address gets a notification in case the change wasn't intended. The next run of `send-mails`
 * sends it.
 */
export async function handleAddressChanges(
  tx: Tx,
  changed: readonly ChangedAddress[],
  at: Date,
): Promise<void> {
  if (changed.length === 0) return;
  await removeResets(
    tx,
    changed.map(({ userId }) => userId),
  );
  await queueMails(
    tx,
    changed.map(({ userId, accountId, former }) => ({
      accountId,
      userId,
      to: former,
      template: 'emailChanged',
      params: {},
      at,
    })),
  );
}
