import type { ResponseOf } from '../contract/call.ts';
import { personalDataCalls } from '../contract/v2/personalData.ts';
import { callQuery } from './callQuery.ts';
import { callForMessage, downloadFile } from './http.ts';
import { accountKey } from './queryKeys.ts';

export type OwnCopy = ResponseOf<typeof personalDataCalls.read>;

const key = (accountId: number) => accountKey(accountId, 'personal data');
export const ownCopyKeys = (accountId: number) => [key(accountId)];

/** The status of the copy of the signed-in person's own data. */
export const ownCopyQuery = (accountId: number) => callQuery(key(accountId), personalDataCalls.read, {});

/** Downloads the copy; the server then deletes it. */
export async function fetchOwnCopy(): Promise<Blob> {
  return downloadFile('/v2/personal_data/file');
}

export const requestOwnCopy = (password: string) => callForMessage(personalDataCalls.ask, { password });
export const eraseSelf = (password: string) => callForMessage(personalDataCalls.eraseSelf, { password });
export const erasePerson = (user_id: number) => callForMessage(personalDataCalls.erase, { user_id });
