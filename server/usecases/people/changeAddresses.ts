import type { Tx } from '../../store/database.ts';
import { queueMails } from '../../store/mail/mails.ts';
import { removeResets } from '../../store/signIn/credentials.ts';

/** Somebody whose e-mail address changes, with the former one. */
export interface ChangedAddress {
  readonly userId: number;
  readonly accountId: number | null;
  readonly former: string;
}

/**
 * What a new e-mail address ends and tells: links sent to the former one set no password any more, and the former
 * one is told, in case it was not meant. The mails go with the next run of `send-mails`.
 */
export async function changeAddresses(tx: Tx, left: readonly ChangedAddress[], at: Date): Promise<void> {
  if (left.length === 0) return;
  await removeResets(
    tx,
    left.map(({ userId }) => userId),
  );
  await queueMails(
    tx,
    left.map(({ userId, accountId, former }) => ({
      accountId,
      userId,
      to: former,
      template: 'emailChanged',
      params: {},
      at,
    })),
  );
}
