import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublicAddress } from '../../../server/integrations/http/isPublicAddress.ts';
import {
  createOutboundClient,
  type OutboundFailure,
  type OutboundOptions,
} from '../../../server/integrations/http/outboundClient.ts';

let server: Server;
let port: number;
const requests: { method?: string; url?: string; host?: string; body: string }[] = [];

const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/ok': (_request, response) => void response.end('fine'),
  '/later': (_request, response) => void response.writeHead(429, { 'retry-after': '120' }).end(),
  '/moved': (_request, response) => void response.writeHead(302, { location: '/ok' }).end(),
  '/endless': (_request, response) => {
    const more = () => response.write('x'.repeat(1_000), () => setImmediate(more));
    response.on('error', () => {});
    more();
  },
  '/silent': () => {},
  '/stalled': (_request, response) => void response.write('begun'),
  '/broken': (request) => void request.socket.destroy(),
};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    requests.push({ method: request.method, url: request.url, host: request.headers.host, body });
    answers[request.url ?? '']?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function call(path: string, options: Partial<OutboundOptions> = {}, host = '127.0.0.1') {
  const client = createOutboundClient({
    allowsPrivateAddresses: true,
    timeoutMs: 10_000,
    maxResponseBytes: 10_000,
    ...options,
  });
  return client({ method: 'POST', url: `http://${host}:${port}${path}`, body: 'question' });
}

const failure = (reason: OutboundFailure) => ({ name: 'OutboundError', reason });
const local = [{ address: '127.0.0.1', family: 4 }];

test('a response is returned with its status and text', async () => {
  expect(await call('/ok')).toEqual({
    status: 200,
    body: 'fine',
    bytes: Buffer.from('fine'),
    retryAfterSeconds: null,
  });
  expect(requests.at(-1)).toMatchObject({ method: 'POST', url: '/ok', body: 'question' });
  expect(await call('/later')).toMatchObject({ status: 429, retryAfterSeconds: 120 });
});

describe('addresses', () => {
  const publicAddresses = ['1.1.1.1', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111'];
  const others = [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254', '172.16.0.1'],
    ...['172.31.255.255', '192.0.2.1', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ...[
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      'fe80::1',
      'fc00::1',
      'fd12::1',
    ],
    ...['ff02::1', '2001:db8::1', '2001::1', '2002:7f00:1::', 'localhost', ''],
  ];
  test.each(publicAddresses)('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));
  test.each(others)('"%s" is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  test.each(['127.0.0.1', '[::1]', '0x7f.1', '2130706433', '[::ffff:127.0.0.1]', 'localhost'])(
    'a private address written as %s is refused before a connection',
    async (host) => {
      const before = requests.length;
      await expect(call('/ok', { allowsPrivateAddresses: false }, host)).rejects.toMatchObject(
        failure('private_address'),
      );
      expect(requests).toHaveLength(before);
    },
  );

  test('one private address among public ones is refused', async () => {
    const resolve = async () => [{ address: '1.1.1.1', family: 4 }, ...local];
    await expect(
      call('/ok', { allowsPrivateAddresses: false, resolve }, 'mixed.example'),
    ).rejects.toMatchObject(failure('private_address'));
  });

  test('a host is resolved once, and the connection goes to that address', async () => {
    let resolutions = 0;
    const resolve = async () => {
      resolutions += 1;
      return local;
    };
    expect(await call('/ok', { resolve }, 'rebinding.example')).toMatchObject({ status: 200 });
    expect(resolutions).toBe(1);
    expect(requests.at(-1)?.host).toBe(`rebinding.example:${port}`);
  });

  test('an address that refuses the connection is skipped', async () => {
    const resolve = async () => [{ address: '127.0.0.2', family: 4 }, ...local];
    expect(await call('/ok', { resolve }, 'two.example')).toMatchObject({ status: 200 });
  });

  test('a host without an address is unknown', async () => {
    for (const resolve of [async () => [], () => Promise.reject(new Error('ENOTFOUND'))]) {
      await expect(call('/ok', { resolve }, 'nowhere.example')).rejects.toMatchObject(
        failure('unknown_host'),
      );
    }
  });
});

const unresolved = () => new Promise<never>(() => {});
const failing: readonly [string, string, Partial<OutboundOptions>, OutboundFailure][] = [
  ['a redirect', '/moved', {}, 'redirected'],
  ['a response above the limit', '/endless', {}, 'too_large'],
  ['no response', '/silent', { timeoutMs: 50 }, 'timed_out'],
  ['a response that stops', '/stalled', { timeoutMs: 200 }, 'timed_out'],
  ['a closed connection', '/broken', {}, 'unreachable'],
  ['a name that is never resolved', '/ok', { timeoutMs: 50, resolve: unresolved }, 'timed_out'],
];
test.each(failing)('%s fails with its reason', async (_what, path, options, reason) => {
  const host = options.resolve ? 'slow.example' : '127.0.0.1';
  await expect(call(path, options, host)).rejects.toMatchObject(failure(reason));
});

test.each(['ftp://example.com', 'file:///etc/passwd', 'https://user:secret@example.com', 'no address'])(
  'the URL %s is refused, and the error does not quote it',
  async (url) => {
    const client = createOutboundClient({
      allowsPrivateAddresses: true,
      timeoutMs: 1_000,
      maxResponseBytes: 10,
    });
    await expect(client({ method: 'GET', url })).rejects.toEqual(
      expect.objectContaining({ message: 'The outbound request failed: invalid_url.' }),
    );
  },
);
