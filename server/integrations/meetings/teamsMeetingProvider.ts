import type { OutboundClient } from '../http/outboundClient.ts';
import { createAccessTokens } from './accessTokens.ts';
import { type Meeting, MeetingError, type MeetingFacts, type MeetingProvider } from './meetingProvider.ts';
import { sendChecked } from './sendChecked.ts';

export interface TeamsService {
  /** The address of Microsoft Graph, such as `https://graph.microsoft.com`. */
  readonly endpoint: string;
  /** The address of the identity platform, such as `https://login.microsoftonline.com`. */
  readonly signInEndpoint: string;
  readonly tenantId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The object id of the user who organizes all meetings. */
  readonly organizerId: string;
}

/**
 * Creates a client of the `onlineMeetings` of Microsoft Graph 1.0, with application permissions. Each call makes one attempt, or a second one
 * after a refused token; the job repeats those that can succeed later.
 */
export function createTeamsMeetingProvider(
  client: OutboundClient,
  service: TeamsService,
  now: () => Date,
): MeetingProvider {
  const { endpoint, signInEndpoint, tenantId, clientId, clientSecret, organizerId } = service;
  const tokens = createAccessTokens(
    client,
    {
      url: `${signInEndpoint}/${encodeURIComponent(tenantId)}/oauth2/v2.0/token`,
      clientId,
      clientSecret,
      scope: `${endpoint}/.default`,
    },
    now,
  );
  const meetings = `${endpoint}/v1.0/users/${encodeURIComponent(organizerId)}/onlineMeetings`;

  async function sendWithToken(method: 'POST' | 'PATCH' | 'DELETE', url: string, body: object | null) {
    const token = await tokens.get();
    const response = await sendChecked(client, {
      method,
      url,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (response.status === 401) tokens.drop(token);
    return response;
  }

  async function send(...request: Parameters<typeof sendWithToken>) {
    const response = await sendWithToken(...request);
    return response.status === 401 ? sendWithToken(...request) : response;
  }

  const addressOf = (meetingId: string) => `${meetings}/${encodeURIComponent(meetingId)}`;

  return {
    isConfigured: true,
    async findOrCreate(externalId, facts) {
      const body = { externalId, ...(facts ? presentFacts(facts) : {}) };
      const { status, json } = await send('POST', `${meetings}/createOrGet`, body);
      // Without a meeting in the address, 404 means that the organizer doesn't exist.
      if (status === 404) throw new MeetingError('misconfigured', '404');
      if (status !== 200 && status !== 201) throw failureOf(status);
      return readMeeting(json, status === 201);
    },
    async update(meetingId, facts) {
      const { status } = await send('PATCH', addressOf(meetingId), presentFacts(facts));
      if (status !== 200 && status !== 204) throw failureOf(status);
    },
    async remove(meetingId) {
      const { status } = await send('DELETE', addressOf(meetingId), null);
      if (status !== 204 && status !== 200 && status !== 404) throw failureOf(status);
    },
  };
}

function presentFacts({ title, starts_at, minutes }: MeetingFacts) {
  const start = new Date(starts_at);
  const end = new Date(start.getTime() + minutes * 60_000);
  return { subject: title, startDateTime: start.toISOString(), endDateTime: end.toISOString() };
}

function failureOf(status: number): MeetingError {
  if (status === 401 || status === 403) return new MeetingError('misconfigured', String(status));
  return new MeetingError(status === 404 ? 'missing' : 'refused', String(status));
}

const maxLinkLength = 2_000;

/** People are sent to the link, so only `https` is accepted. */
function readMeeting({ id, joinWebUrl }: Readonly<Record<string, unknown>>, isNew: boolean): Meeting {
  const isLink =
    typeof joinWebUrl === 'string' &&
    joinWebUrl.length <= maxLinkLength &&
    URL.canParse(joinWebUrl) &&
    new URL(joinWebUrl).protocol === 'https:';
  if (typeof id !== 'string' || id === '' || !isLink) throw new MeetingError('unavailable', 'response');
  return { id, joinUrl: joinWebUrl, isNew };
}
