import { normalizeNumber } from '../../../domain/people/mobileNumbers.ts';
import { type OutboundClient, OutboundError, type OutboundResponse } from '../http/outboundClient.ts';
import { TextMessageError, type TextMessenger } from './textMessenger.ts';

export interface TwilioService {
  /** The address of the service, such as `https://api.twilio.com`. */
  readonly endpoint: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** A number or name that sends, or the id of a messaging service. */
  readonly from: string;
}

/** Codes about the credentials or the sender, which concern every message. */
const refusedSenders: readonly number[] = [20003, 21212, 21603, 21606];

/**
 * Codes for numbers that can't receive messages: invalid, unreachable, not permitted in their region, opted out with STOP, or not a mobile
 * number. Another number may work; the same one never does.
 */
const refusedNumbers: readonly number[] = [21211, 21214, 21217, 21219, 21408, 21610, 21612, 21614];

/**
 * Creates a client of Twilio's Messages API. It makes one attempt; the queue repeats those that can succeed later. The API has no key against
 * duplicates, so a message whose response was lost is sent twice, which is the lesser harm.
 */
export function createTwilioMessenger(client: OutboundClient, service: TwilioService): TextMessenger {
  const { endpoint, accountSid, authToken, from } = service;
  const url = `${endpoint}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const ownNumber = normalizeNumber(from);
  const senderField = /^MG[0-9a-f]{32}$/i.test(from) ? 'MessagingServiceSid' : 'From';
  return {
    isConfigured: true,
    async send({ to, text }) {
      // The provider sends no message to its own sender, whose number everyone sees.
      if (to === ownNumber) throw new TextMessageError('refused', 'sender');
      const response = await client({
        method: 'POST',
        url,
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams([
          ['To', to],
          ['Body', text],
          [senderField, from],
        ]).toString(),
      }).catch((error: unknown) => {
        const reason = error instanceof OutboundError ? error.reason : 'unreachable';
        throw new TextMessageError('unavailable', reason);
      });
      if (response.status !== 201 && response.status !== 200) throw failureOf(response);
    },
  };
}

function failureOf({ status, body }: OutboundResponse): TextMessageError {
  const code = codeOf(body);
  if (status === 429 || status >= 500) return new TextMessageError('unavailable', String(status));
  const reason = String(code ?? status);
  if (code !== null && refusedSenders.includes(code)) return new TextMessageError('misconfigured', reason);
  if (status !== 400) return new TextMessageError('misconfigured', reason);
  const isRefused = code !== null && refusedNumbers.includes(code);
  return new TextMessageError(isRefused ? 'refused' : 'failed', reason);
}

function codeOf(body: string): number | null {
  try {
    const { code } = JSON.parse(body) as { code?: unknown };
    return typeof code === 'number' ? code : null;
  } catch {
    return null;
  }
}
