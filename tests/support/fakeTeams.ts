import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MeetingSettings } from '../../server/integrations/meetings/meetingSettings.ts';

/** A response instead of a success; `silence` never answers, `lost` does the work and then breaks the connection. */
export type TeamsResponse = { readonly status: number; readonly retryAfter?: number } | 'silence' | 'lost';

interface StoredMeeting {
  readonly id: string;
  readonly externalId: string;
  subject?: string;
  startDateTime?: string;
  endDateTime?: string;
}

/** A local server with the identity platform's token endpoint and the `onlineMeetings` of Microsoft Graph 1.0. */
export interface FakeTeams {
  readonly settings: MeetingSettings;
  readonly meetings: Map<string, StoredMeeting>;
  /** The next responses about meetings, before requests succeed again. */
  readonly responses: TeamsResponse[];
  /** Method and last part of each address, and `token` for a new token. */
  readonly requests: string[];
  /** Makes every token that was issued invalid. */
  revokeTokens(): void;
  close(): Promise<void>;
}

const organizerId = '3f1c2f7e-0000-4000-8000-1f6b5c1d2e3f';
const base = `/v1.0/users/${organizerId}/onlineMeetings`;

export async function startFakeTeams(): Promise<FakeTeams> {
  const meetings = new Map<string, StoredMeeting>();
  const responses: TeamsResponse[] = [];
  const requests: string[] = [];
  const tokens = new Set<string>();
  let count = 0;
  const server = createServer(async (request, response) => {
    const text = await readBody(request);
    const { url = '', method = '' } = request;
    const reply = (status: number, body: object | null, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(body ? JSON.stringify(body) : undefined);
    const refuse = (status: number, headers: Record<string, string> = {}) =>
      reply(status, { error: { code: 'code', message: `Refused: ${text}` } }, headers);
    if (url === '/tenant-1/oauth2/v2.0/token' && method === 'POST') {
      requests.push('token');
      return isExpected(new URLSearchParams(text)) ? reply(200, issueToken()) : refuse(401);
    }
    requests.push(`${method} ${url === base ? '' : url.split('/').at(-1)}`);
    if (!tokens.has(request.headers.authorization?.replace('Bearer ', '') ?? '')) return refuse(401);
    const planned = responses.shift();
    if (planned === 'silence') return undefined;
    if (typeof planned === 'object') return refuse(planned.status, retryAfterOf(planned));
    const [status, body] = handle(method, url, text);
    if (planned === 'lost') return request.socket.destroy();
    return reply(status, body);
  });

  const isExpected = (form: URLSearchParams) =>
    form.get('client_id') === 'client-1' &&
    form.get('client_secret') === 'a client secret' &&
    form.get('scope') === `${origin()}/.default` &&
    form.get('grant_type') === 'client_credentials';

  function issueToken() {
    count += 1;
    tokens.add(`token-${count}`);
    return { token_type: 'Bearer', expires_in: 3599, access_token: `token-${count}` };
  }

  function handle(method: string, url: string, text: string): [number, object | null] {
    const present = (one: StoredMeeting) => ({ ...one, joinWebUrl: `https://teams.example/join/${one.id}` });
    if (method === 'POST' && url === `${base}/createOrGet`) {
      const facts = JSON.parse(text);
      const existing = [...meetings.values()].find(({ externalId }) => externalId === facts.externalId);
      if (existing) return [200, present(existing)];
      count += 1;
      const meeting = { id: `MSo1N2Y5_19:${count}@thread.v2`, ...facts };
      meetings.set(meeting.id, meeting);
      return [201, present(meeting)];
    }
    const meeting = meetings.get(decodeURIComponent(url.slice(base.length + 1)));
    if (!meeting) return [404, { error: { code: 'NotFound', message: '' } }];
    if (method === 'PATCH') return [200, present(Object.assign(meeting, JSON.parse(text)))];
    if (method !== 'DELETE') return [405, null];
    meetings.delete(meeting.id);
    return [204, null];
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      endpoint: origin(),
      signInEndpoint: origin(),
      tenantId: 'tenant-1',
      clientId: 'client-1',
      clientSecret: 'a client secret',
      organizerId,
      allowsPrivateAddresses: true,
    },
    meetings,
    responses,
    requests,
    revokeTokens: () => tokens.clear(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const retryAfterOf = ({ retryAfter }: { readonly retryAfter?: number }): Record<string, string> =>
  retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
