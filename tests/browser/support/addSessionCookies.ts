import type { BrowserContext } from 'playwright-core';

/** Gives a browser the cookies of an existing session. */
export async function addSessionCookies(
  context: BrowserContext,
  origin: string,
  token: string,
): Promise<void> {
  await context.addCookies([
    { name: 'cairn_session', value: token, url: origin, httpOnly: true, sameSite: 'Lax' },
    { name: 'cairn_signed_in', value: '1', url: origin, sameSite: 'Lax' },
  ]);
}
