import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type HostAddress, isPublicAddress } from './isPublicAddress.ts';

export interface OutboundRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface OutboundResponse {
  readonly status: number;
  readonly body: string;
  /** The body of a response that isn't text. */
  readonly bytes: Buffer;
  /** How long the server asks to wait before another request; null without such a number. */
  readonly retryAfterSeconds: number | null;
}

export interface OutboundOptions {
  /** Whether hosts in private networks, such as a key service, may be called. */
  readonly allowsPrivateAddresses: boolean;
  /** Time limit of the whole request. */
  readonly timeoutMs: number;
  readonly maxResponseBytes: number;
  /** Replaces DNS lookups. */
  readonly resolve?: (host: string) => Promise<readonly HostAddress[]>;
}

export type OutboundFailure =
  | 'invalid_url'
  | 'unknown_host'
  | 'private_address'
  | 'redirected'
  | 'too_large'
  | 'timed_out'
  | 'unreachable';

/** Contains only the reason: the URL, the headers and the response may contain secrets. */
export class OutboundError extends Error {
  readonly reason: OutboundFailure;

  constructor(reason: OutboundFailure) {
    super(`The outbound request failed: ${reason}.`);
    this.name = 'OutboundError';
    this.reason = reason;
  }
}

export type OutboundClient = (request: OutboundRequest) => Promise<OutboundResponse>;

const resolveHost = (host: string) => lookup(host, { all: true });

/**
 * Calls servers whose address comes from the configuration or from users. A host name is resolved once, every address
 * is checked, and the connection tries them in turn, so that a second resolution can't lead elsewhere. Redirects
 * aren't followed.
 */
export function createOutboundClient(options: OutboundOptions): OutboundClient {
  const { timeoutMs, maxResponseBytes } = options;
  return async (request) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const url = parseUrl(request.url);
    const addresses = await abortable(signal, checkedAddresses(url, options));
    const response = await send(request, { url, addresses, signal });
    const status = statusOf(response);
    const bytes = await readBody(response, maxResponseBytes, signal);
    return { status, body: bytes.toString(), bytes, retryAfterSeconds: retryAfterOf(response) };
  };
}

function parseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isHttp = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isHttp || url.username !== '' || url.password !== '') throw new OutboundError('invalid_url');
  return url;
}

async function checkedAddresses(
  { hostname }: URL,
  { allowsPrivateAddresses, resolve = resolveHost }: OutboundOptions,
): Promise<CheckedAddresses> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const addresses = family
    ? [{ address: host, family }]
    : await resolve(host).catch(() => {
        throw new OutboundError('unknown_host');
      });
  const [first, ...others] = addresses;
  if (!first) throw new OutboundError('unknown_host');
  if (!allowsPrivateAddresses && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new OutboundError('private_address');
  }
  return [first, ...others];
}

type CheckedAddresses = readonly [HostAddress, ...HostAddress[]];

interface Destination {
  readonly url: URL;
  readonly addresses: CheckedAddresses;
  readonly signal: AbortSignal;
}

function send(
  { method, headers = {}, body = '' }: OutboundRequest,
  { url, addresses, signal }: Destination,
): Promise<IncomingMessage> {
  const toCheckedAddresses: LookupFunction = (_host, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first.address, first.family);
  };
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        lookup: toCheckedAddresses,
        signal,
      },
      resolve,
    );
    sent.on('error', () => reject(failureOf(signal)));
    sent.end(body);
  });
}

function statusOf(response: IncomingMessage): number {
  const { statusCode = 0 } = response;
  if (statusCode >= 300 && statusCode < 400) {
    response.destroy();
    throw new OutboundError('redirected');
  }
  return statusCode;
}

/** Reads the seconds of `Retry-After`; a date there is ignored. */
function retryAfterOf({ headers }: IncomingMessage): number | null {
  const text = headers['retry-after'] ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

async function readBody(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new OutboundError('too_large');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof OutboundError ? error : failureOf(signal);
  }
  return Buffer.concat(chunks);
}

const failureOf = (signal: AbortSignal) => new OutboundError(signal.aborted ? 'timed_out' : 'unreachable');

/** Rejects with `timed_out` when the signal aborts, because a DNS lookup itself can't be aborted. */
function abortable<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new OutboundError('timed_out')), { once: true });
    work.then(resolve, reject);
  });
}
