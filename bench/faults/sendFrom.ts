import { Agent, request as send } from 'node:http';

export interface Reply {
  readonly status: number;
  /** All cookies that were set, as a browser sends them back. */
  readonly cookie: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Posts a request from `address`, stated in the header of a trusted proxy. */
export function sendFrom(
  origin: string,
  address: string,
  path: string,
  body: object,
  cookie = '',
): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'x-forwarded-for': address,
    cookie,
  };
  return new Promise((resolve, reject) => {
    const request = send({ hostname, port, method: 'POST', path, headers, agent }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          cookie: (response.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; '),
        }),
      );
    });
    request.on('error', reject);
    request.end(text);
  });
}
