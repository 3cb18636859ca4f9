import type { AnswerOf, BodyOf, Call } from '../contract/call.ts';
import { personalDataCalls } from '../contract/v2/personalData.ts';
import { callMain, request } from './http.ts';

export type OwnCopy = AnswerOf<typeof personalDataCalls.read>;

export const readOwnCopy = (): Promise<OwnCopy> => callMain(personalDataCalls.read, {});

/** The copy as a file; with this it is gone from the server. */
export async function fetchOwnCopy(): Promise<Blob> {
  return (await request('main', 'GET', '/v2/personal_data/file', undefined, { file: true })).body as Blob;
}

/** Those below answer the sentence to show. */
const reported = async <C extends Call>(call: C, body: BodyOf<C>): Promise<string> =>
  ((await callMain(call, body)) as { message: string }).message;

export const requestOwnCopy = (password: string) => reported(personalDataCalls.ask, { password });
export const eraseSelf = (password: string) => reported(personalDataCalls.eraseSelf, { password });
export const erasePerson = (user_id: number) => reported(personalDataCalls.erase, { user_id });
