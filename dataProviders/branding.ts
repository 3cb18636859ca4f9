import type { ResponseOf } from '../contract/call.ts';
import { brandingCalls, brandingUploads } from '../contract/v2/branding.ts';
import { callQuery } from './callQuery.ts';
import { callForMessage, messageSender, request } from './http.ts';
import { keysOf } from './queryKeys.ts';

export type AccountBranding = ResponseOf<typeof brandingCalls.read>;

const key = keysOf('branding');

export const brandingKeys = (accountId: number) => [key(accountId)];

/** The branding of the account. */
export const brandingQuery = (accountId: number) => callQuery(key(accountId), brandingCalls.read, {});

export const saveBranding = messageSender(brandingCalls.save);

export const removeLogo = () => callForMessage(brandingCalls.removeLogo, {});

/** Replaces the logo and returns the text to show. */
export async function uploadLogo(file: File): Promise<string> {
  const { body } = await request('main', 'POST', brandingUploads.logo.path, file);
  return (body as { message: string }).message; // By the contract of the call.
}
