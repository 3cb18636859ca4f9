import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SmsSettings } from '../../server/integrations/sms/smsSettings.ts';
import type { TextMessage } from '../../server/integrations/sms/textMessenger.ts';

/** A response of the provider instead of a success; `silence` never answers. */
export type TwilioResponse = { readonly status: number; readonly code?: number } | 'silence';

/** A local server with Twilio's Messages API. It checks path, credentials and sender. */
export interface FakeTwilio {
  readonly settings: SmsSettings;
  /** The accepted messages. */
  readonly sent: TextMessage[];
  /** The next responses, before messages are accepted again. */
  readonly responses: TwilioResponse[];
  /** Responses to numbers, whenever they are called. */
  readonly numbers: Map<string, TwilioResponse>;
  readonly requests: { readonly count: number };
  close(): Promise<void>;
}

const accountSid = 'AC0123456789abcdef0123456789abcdef';
const authToken = 'a secret token';
const from = '+15005550006';

export async function startFakeTwilio(): Promise<FakeTwilio> {
  const sent: TextMessage[] = [];
  const responses: TwilioResponse[] = [];
  const numbers = new Map<string, TwilioResponse>();
  const requests = { count: 0 };
  const server = createServer(async (request, response) => {
    const form = await readForm(request);
    requests.count += 1;
    const reply = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const refuse = (status: number, code: number) =>
      reply(status, { code, message: `Failed for ${form.get('To')}`, more_info: '', status });
    if (request.method !== 'POST' || request.url !== `/2010-04-01/Accounts/${accountSid}/Messages.json`) {
      return refuse(404, 20404);
    }
    if (request.headers.authorization !== `Basic ${btoa(`${accountSid}:${authToken}`)}`)
      return refuse(401, 20003);
    if (form.get('From') !== from) return refuse(400, 21606);
    const to = form.get('To') ?? '';
    const planned = responses.shift() ?? numbers.get(to);
    if (planned === 'silence') return undefined;
    if (planned) return refuse(planned.status, planned.code ?? 20500);
    sent.push({ to, text: form.get('Body') ?? '' });
    return reply(201, { sid: `SM${sent.length}`, status: 'queued' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      accountSid,
      authToken,
      from,
      allowsPrivateAddresses: true,
    },
    sent,
    responses,
    numbers,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}
