import { type OutboundClient, OutboundError, type OutboundRequest } from '../http/outboundClient.ts';
import { MeetingError } from './meetingProvider.ts';

/** A response that isn't about the availability of the service. */
interface CheckedResponse {
  readonly status: number;
  /** The object in the body; empty for any other body. */
  readonly json: Readonly<Record<string, unknown>>;
}

/** Sends a request. Throws `unavailable` if the service can't be reached, is overloaded or has failed. */
export async function sendChecked(
  client: OutboundClient,
  request: OutboundRequest,
): Promise<CheckedResponse> {
  const response = await client(request).catch((error: unknown) => {
    throw new MeetingError('unavailable', error instanceof OutboundError ? error.reason : 'unreachable');
  });
  const { status, body, retryAfterSeconds } = response;
  if (status === 429 || status >= 500)
    throw new MeetingError('unavailable', String(status), retryAfterSeconds);
  return { status, json: parseObject(body) };
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    // Any object has string keys.
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
