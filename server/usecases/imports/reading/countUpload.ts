import { mostWaitingFiles } from '../../../../domain/imports/importFields.ts';
import { Refusal } from '../../../../domain/refusal.ts';

/** How many uploads of each account this server receives at the moment. */
const underWay = new Map<number, number>();

/**
 * Runs an upload, which is told how many others of the account had begun before it. Throws `files_in_line` where these
 * alone are as many as may wait.
 */
export async function countUpload<T>(accountId: number, upload: (others: number) => Promise<T>): Promise<T> {
  const others = underWay.get(accountId) ?? 0;
  if (others >= mostWaitingFiles) throw new Refusal('files_in_line');
  underWay.set(accountId, others + 1);
  try {
    return await upload(others);
  } finally {
    const left = (underWay.get(accountId) ?? 1) - 1;
    if (left > 0) underWay.set(accountId, left);
    else underWay.delete(accountId);
  }
}
