import { setTimeout } from 'node:timers/promises';
import { type OutboundClient, OutboundError, type OutboundResponse } from '../http/outboundClient.ts';
import { type FileStore, requireFileName } from './fileStore.ts';
import { type S3Credentials, signS3Request } from './signS3Request.ts';

export interface S3Service extends S3Credentials {
  /** The address of the service, such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  /** Where the bucket is named: in the path, or as the first label of the host. */
  readonly addressing: 'path' | 'host';
}

interface S3Options {
  readonly now?: () => Date;
  /** Milliseconds before each further attempt. */
  readonly pauses?: readonly number[];
}

const none = new Uint8Array();

/**
 * Creates a file store in a bucket of a service with the S3 protocol. Attempts that fail because of the network or the
 * service are repeated, which is safe for every request.
 */
export function createS3FileStore(
  client: OutboundClient,
  service: S3Service,
  { now = () => new Date(), pauses = [200, 1_000] }: S3Options = {},
): FileStore {
  const base = bucketUrl(service);

  async function sendOnce(
    method: 'GET' | 'PUT' | 'DELETE',
    name: string,
    content?: { readonly bytes: Buffer; readonly mediaType: string },
  ): Promise<OutboundResponse> {
    const url = new URL(`${base}/${requireFileName(name)}`);
    const bytes = content?.bytes ?? none;
    const headers: Record<string, string> = content ? { 'content-type': content.mediaType } : {};
    const signed = signS3Request({ method, url, headers, bytes, now: now() }, service);
    return client({ method, url: url.href, headers: signed, body: bytes });
  }

  async function send(...request: Parameters<typeof sendOnce>): Promise<OutboundResponse> {
    for (const pause of pauses) {
      const response = await sendOnce(...request).catch(retryable);
      if (response && !isTemporary(response)) return response;
      await setTimeout(pause);
    }
    return sendOnce(...request);
  }

  return {
    async put(name, content) {
      expectStatus(await send('PUT', name, content), [200]);
    },
    async read(name) {
      const { status, bytes } = expectStatus(await send('GET', name), [200, 404]);
      return status === 200 ? bytes : null;
    },
    async remove(name) {
      expectStatus(await send('DELETE', name), [200, 204, 404]);
    },
  };
}

function bucketUrl({ endpoint, bucket, addressing }: S3Service): string {
  if (addressing === 'path') return `${endpoint}/${bucket}`;
  const url = new URL(endpoint);
  return `${url.protocol}//${bucket}.${url.host}`;
}

const isTemporary = ({ status }: OutboundResponse): boolean => status === 429 || status >= 500;

/** Returns null for a failure after which another attempt can succeed. */
function retryable(error: unknown): null {
  const isRetryable =
    error instanceof OutboundError && (error.reason === 'timed_out' || error.reason === 'unreachable');
  if (!isRetryable) throw error;
  return null;
}

/** Doesn't quote the body, because it may repeat parts of the request. */
function expectStatus(response: OutboundResponse, expected: readonly number[]): OutboundResponse {
  if (!expected.includes(response.status))
    throw new Error(`The file service responded with ${response.status}.`);
  return response;
}
