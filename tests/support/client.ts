import type { FastifyInstance, InjectOptions } from 'fastify';

export interface Reply {
  readonly status: number;
  /** The parsed JSON, or null if the body is not JSON. */
  readonly body: ReturnType<typeof JSON.parse>;
  readonly text: string;
  readonly raw: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly host?: string;
  /** The network address of the request, instead of 127.0.0.1. */
  readonly address?: string;
}

/** A simulated browser: stores cookies, sends `Origin`, and can view another account. */
export interface Client {
  readonly cookies: Map<string, string>;
  /** The account requested with each call; null is the own account. */
  emulatedAccountId: number | null;
  /** Whether a reason for viewing is sent automatically when the server requires one. */
  givesReason: boolean;
  get(path: string, ask?: RequestOptions): Promise<Reply>;
  post(path: string, body?: object, ask?: RequestOptions): Promise<Reply>;
  put(path: string, body?: object, ask?: RequestOptions): Promise<Reply>;
  delete(path: string, ask?: RequestOptions): Promise<Reply>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export function openClient(app: FastifyInstance, origin: string): Client {
  const cookies = new Map<string, string>();
  const { host, protocol } = new URL(origin);

  async function send(method: Method, path: string, body?: object, ask: RequestOptions = {}): Promise<Reply> {
    const options: InjectOptions = {
      method,
      url: path,
      headers: {
        host: ask.host ?? host,
        ...(method === 'GET' ? {} : { origin: `${protocol}//${ask.host ?? host}` }),
        ...(client.emulatedAccountId === null ? {} : { 'x-cairn-account': String(client.emulatedAccountId) }),
        ...ask.headers,
      },
      cookies: Object.fromEntries(cookies),
      ...(ask.address === undefined ? {} : { remoteAddress: ask.address }),
      ...(body === undefined ? {} : { payload: body }),
    };
    const response = await app.inject(options);
    for (const { name, value, maxAge } of response.cookies as {
      name: string;
      value: string;
      maxAge?: number;
    }[]) {
      if (value === '' || maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : null,
      text: response.body,
      raw: response.rawPayload,
      headers: response.headers,
    };
  }

  /** Sends a reason for viewing when required and repeats the call, unless the test expects the refusal. */
  async function ask(
    method: Method,
    path: string,
    body?: object,
    requests: RequestOptions = {},
  ): Promise<Reply> {
    const reply = await send(method, path, body, requests);
    const account = client.emulatedAccountId ?? Number(requests.headers?.['x-cairn-account'] ?? Number.NaN);
    if (reply.body?.code !== 'reason_needed' || !client.givesReason || Number.isNaN(account)) return reply;
    await send('POST', '/api/v2/session/view', { account_id: account, reason: 'A test looks into it' });
    return send(method, path, body, requests);
  }

  const client: Client = {
    cookies,
    emulatedAccountId: null,
    givesReason: true,
    get: (path, requests) => ask('GET', path, undefined, requests),
    post: (path, body = {}, requests = {}) => ask('POST', path, body, requests),
    put: (path, body = {}, requests = {}) => ask('PUT', path, body, requests),
    delete: (path, requests) => ask('DELETE', path, undefined, requests),
  };
  return client;
}
