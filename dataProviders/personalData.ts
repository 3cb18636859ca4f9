import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, BodyOf, Call } from '../contract/call.ts';
import { personalDataCalls } from '../contract/v2/personalData.ts';
import { callMain, request } from './http.ts';
import { accountKey } from './queryKeys.ts';

export type OwnCopy = AnswerOf<typeof personalDataCalls.read>;

const key = (accountId: number) => accountKey(accountId, 'personal data');
export const ownCopyKeys = (accountId: number) => [key(accountId)];

/** The status of the copy of the signed-in person's own data. */
export const ownCopyQuery = (accountId: number) =>
  queryOptions({
    queryKey: key(accountId),
    queryFn: ({ signal }): Promise<OwnCopy> => callMain(personalDataCalls.read, {}, { signal }),
  });

/** Downloads the copy; the server then deletes it. */
export async function fetchOwnCopy(): Promise<Blob> {
  return (await request('main', 'GET', '/v2/personal_data/file', undefined, { file: true })).body as Blob;
}

/** Each of the calls below returns the text to show. */
const callForMessage = async <C extends Call>(call: C, body: BodyOf<C>): Promise<string> =>
  ((await callMain(call, body)) as { message: string }).message;

export const requestOwnCopy = (password: string) => callForMessage(personalDataCalls.ask, { password });
export const eraseSelf = (password: string) => callForMessage(personalDataCalls.eraseSelf, { password });
export const erasePerson = (user_id: number) => callForMessage(personalDataCalls.erase, { user_id });
