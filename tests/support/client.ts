import type { FastifyInstance, InjectOptions } from 'fastify';

export interface Reply {
  readonly status: number;
  /** The parsed JSON, or null when the answer was none. */
  readonly body: ReturnType<typeof JSON.parse>;
  readonly text: string;
  readonly raw: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface Ask {
  readonly headers?: Readonly<Record<string, string>>;
  readonly host?: string;
}

/** A browser on our own pages: keeps cookies, sends `Origin`, and may wish to view an account. */
export interface Client {
  readonly cookies: Map<string, string>;
  /** The account that is wished for with each call; null is the own one. */
  viewing: number | null;
  get(path: string, ask?: Ask): Promise<Reply>;
  post(path: string, body?: object, ask?: Ask): Promise<Reply>;
  put(path: string, body?: object, ask?: Ask): Promise<Reply>;
  delete(path: string, ask?: Ask): Promise<Reply>;
}

export function openClient(app: FastifyInstance, origin: string): Client {
  const cookies = new Map<string, string>();
  const { host, protocol } = new URL(origin);

  async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, ask: Ask = {}) {
    const options: InjectOptions = {
      method,
      url: path,
      headers: {
        host: ask.host ?? host,
        ...(method === 'GET' ? {} : { origin: `${protocol}//${ask.host ?? host}` }),
        ...(client.viewing === null ? {} : { 'x-cairn-account': String(client.viewing) }),
        ...ask.headers,
      },
      cookies: Object.fromEntries(cookies),
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

  const client: Client = {
    cookies,
    viewing: null,
    get: (path, ask) => send('GET', path, undefined, ask),
    post: (path, body = {}, ask = {}) => send('POST', path, body, ask),
    put: (path, body = {}, ask = {}) => send('PUT', path, body, ask),
    delete: (path, ask) => send('DELETE', path, undefined, ask),
  };
  return client;
}
