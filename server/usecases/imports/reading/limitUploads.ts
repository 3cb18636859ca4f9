import { maxUnreadFiles } from '../../../../domain/imports/importFields.ts';
import { Refusal } from '../../../../domain/refusal.ts';

/** Uploads in progress on this server, by account. */
const underWay = new Map<number, number>();

/**
 * Runs an upload and passes it the number of the account's earlier uploads in progress. Throws `files_in_line` if they alone fill
 * the queue.
 */
export async function limitUploads<T>(accountId: number, upload: (others: number) => Promise<T>): Promise<T> {
  const others = underWay.get(accountId) ?? 0;
  if (others >= maxUnreadFiles) throw new Refusal('files_in_line');
  underWay.set(accountId, others + 1);
  try {
    return await upload(others);
  } finally {
    const left = (underWay.get(accountId) ?? 1) - 1;
    if (left > 0) underWay.set(accountId, left);
    else underWay.delete(accountId);
  }
}
