import { createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface TransitKey {
  readonly key: Buffer;
  deletionAllowed: boolean;
}

/** A local server with the part of the transit protocol that the key store uses. */
export interface FakeTransit {
  readonly url: string;
  readonly token: string;
  readonly keys: Map<string, TransitKey>;
  /** Method and path of each request. */
  readonly requests: string[];
  /** The status of every response until it is set to null. */
  failWith(status: number | null): void;
  /** Each request waits for this before it is answered. */
  delayBy(wait: (request: string) => Promise<void>): void;
  close(): void;
}

export async function startFakeTransit(mount = 'transit'): Promise<FakeTransit> {
  const keys = new Map<string, TransitKey>();
  const requests: string[] = [];
  const token = randomBytes(16).toString('hex');
  let failing: number | null = null;
  let delay: (request: string) => Promise<void> = async () => {};

  type Answer = readonly [number, object?];
  const missing: Answer = [404, { errors: [] }];
  const notFound: Answer = [400, { errors: ['encryption key not found'] }];

  function create(name: string): Answer {
    if (!keys.has(name)) keys.set(name, { key: randomBytes(32), deletionAllowed: false });
    return [200, {}];
  }

  function remove(name: string): Answer {
    if (!keys.get(name)?.deletionAllowed) return [400, { errors: ['deletion is not allowed'] }];
    keys.delete(name);
    return [204];
  }

  function configure(name: string, input: Record<string, unknown>): Answer {
    const stored = keys.get(name);
    if (!stored) return notFound;
    stored.deletionAllowed = input.deletion_allowed === true;
    return [200, {}];
  }

  function computeCode(name: string, input: Record<string, unknown>): Answer {
    const stored = keys.get(name);
    if (!stored || input.key_version !== 1) return notFound;
    const text = Buffer.from(String(input.input), 'base64');
    const code = createHmac('sha256', stored.key).update(text).digest('base64');
    return [200, { data: { hmac: `vault:v1:${code}` } }];
  }

  function answer(method: string, path: string, input: Record<string, unknown>): Answer {
    const [kind = '', name = '', rest = ''] = path.split('/');
    switch (`${method} ${kind} ${rest}`.trim()) {
      case 'GET keys?list=true':
        return keys.size === 0 ? missing : [200, { data: { keys: [...keys.keys()] } }];
      case 'GET keys':
        return keys.has(name) ? [200, { data: { name } }] : missing;
      case 'POST keys':
        return create(name);
      case 'DELETE keys':
        return remove(name);
      case 'POST keys config':
        return configure(name, input);
      case 'POST hmac sha2-256':
        return computeCode(name, input);
      default:
        return [404, { errors: ['unsupported path'] }];
    }
  }

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const path = (request.url ?? '').replace(`/v1/${mount}/`, '');
    requests.push(`${request.method} ${path}`);
    await delay(`${request.method} ${path}`);
    const isAllowed = request.headers['x-vault-token'] === token;
    const [status, content] = isAllowed
      ? failing === null
        ? answer(request.method ?? '', path, body ? JSON.parse(body) : {})
        : [failing, { errors: ['sealed'] }]
      : [403, { errors: ['permission denied'] }];
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(content && JSON.stringify(content));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    keys,
    requests,
    failWith(status) {
      failing = status;
    },
    delayBy(wait) {
      delay = wait;
    },
    close: () => void server.close(),
  };
}
