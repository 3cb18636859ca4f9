import type { OutboundClient } from '../http/outboundClient.ts';
import { MeetingError } from './meetingProvider.ts';
import { sendChecked } from './sendChecked.ts';

interface TokenRequest {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
}

/** A token is renewed this long before it expires, so that it doesn't expire on its way. */
const marginMs = 5 * 60_000;

/** Gets access tokens by the client credentials grant of OAuth 2.0, and keeps each until shortly before it expires. */
export function createAccessTokens(client: OutboundClient, request: TokenRequest, now: () => Date) {
  let current: { readonly value: string; readonly expires: number } | null = null;

  async function renew(): Promise<string> {
    const response = await sendChecked(client, {
      method: 'POST',
      url: request.url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        client_id: request.clientId,
        client_secret: request.clientSecret,
        scope: request.scope,
        grant_type: 'client_credentials',
      }).toString(),
    });
    // The identity platform answers 400 and 401 to wrong credentials.
    if (response.status !== 200) throw new MeetingError('misconfigured', `token ${response.status}`);
    const { access_token, expires_in } = response.json;
    if (typeof access_token !== 'string' || typeof expires_in !== 'number')
      throw new MeetingError('unavailable', 'token');
    current = { value: access_token, expires: now().getTime() + expires_in * 1_000 - marginMs };
    return access_token;
  }

  return {
    get: async (): Promise<string> =>
      current && current.expires > now().getTime() ? current.value : renew(),
    /** Drops a token that the service refuses, although it hasn't expired. */
    drop: (value: string): void => {
      if (current?.value === value) current = null;
    },
  };
}
