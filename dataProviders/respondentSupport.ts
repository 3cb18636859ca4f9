import type { PublicConfig } from '../contract/v2/config.ts';
import { request } from './http.ts';

const timeoutMs = 20_000;

/** Returns the address of support; null if there is none. Only types of the contract are imported, as in `survey.ts`. */
export async function readSupportEmail(): Promise<string | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { body } = await request('main', 'GET', '/v2/config', undefined, { signal });
  return (body as Partial<PublicConfig> | null)?.supportEmail ?? null;
}

/** Sends a signed-in person's message to support, with the path of the page and without its query, which may contain a code. */
export async function sendSupportMessage(page: string, message: string): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  await request('main', 'POST', '/v2/support/message', { page, message }, { signal });
}
