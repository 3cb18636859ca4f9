import type { OutboundClient, OutboundResponse } from '../../integrations/http/outboundClient.ts';
import { type KeyStore, keyLength, parseKeyName, type StoredKeyName, textOfKeyName } from './keyStore.ts';

export interface TransitService {
  /** The address of the service, such as `https://vault.internal:8200`. */
  readonly url: string;
  readonly token: string;
  /** The path at which the transit engine is mounted. */
  readonly mount: string;
}

/**
 * How long a key counts as existing after it was last seen, so that a submitted form doesn't always require a
 * request to the service.
 */
const seenMs = 60_000;

/** Identical for all campaigns, because each campaign has its own key. */
const input = Buffer.from('cairn campaign key').toString('base64');

/**
 * Creates a key store on a service with the protocol of HashiCorp Vault's transit engine. Each campaign has a
 * key there that can't be exported. Its HMAC over a constant is the campaign's key, so that neither the
 * database nor the disk of this server stores any part of it.
 */
export function createTransitKeyStore(
  client: OutboundClient,
  service: TransitService,
  installation: string,
  now: () => number = () => performance.now(),
): KeyStore {
  const prefix = `cairn-${installation}-`;
  const lastSeen = new Map<string, number>();
  const pathOf = (name: StoredKeyName) => `keys/${prefix}${textOfKeyName(name)}`;

  async function send(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<OutboundResponse> {
    return client({
      method,
      url: `${service.url}/v1/${service.mount}/${path}`,
      headers: { 'x-vault-token': service.token, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
  }

  async function exists(name: StoredKeyName): Promise<boolean> {
    const { status } = expectStatus(await send('GET', pathOf(name)), [200, 404]);
    if (status === 200) lastSeen.set(textOfKeyName(name), now());
    return status === 200;
  }

  async function read(name: StoredKeyName): Promise<Buffer | null> {
    if (!(await exists(name))) return null;
    const path = `hmac/${prefix}${textOfKeyName(name)}/sha2-256`;
    return keyOf(expectStatus(await send('POST', path, { input, key_version: 1 }), [200]));
  }

  async function destroy(name: StoredKeyName): Promise<void> {
    lastSeen.delete(textOfKeyName(name));
    if (!(await exists(name))) return;
    const path = pathOf(name);
    expectStatus(await send('POST', `${path}/config`, { deletion_allowed: true }), [200, 204]);
    expectStatus(await send('DELETE', path), [200, 204]);
    lastSeen.delete(textOfKeyName(name));
  }

  /** Returns a key. The service creates a key with this name unless it has one. */
  async function obtain(name: StoredKeyName): Promise<Buffer> {
    const key = { type: 'aes256-gcm96', exportable: false, allow_plaintext_backup: false };
    expectStatus(await send('POST', pathOf(name), key), [200, 204]);
    const stored = await read(name);
    if (!stored) throw new Error('The key service did not keep a new key.');
    return stored;
  }

  return {
    async create(name) {
      await destroy(name);
      return obtain(name);
    },
    obtain,
    read,
    async has(name) {
      const at = lastSeen.get(textOfKeyName(name));
      return (at !== undefined && now() - at < seenMs) || exists(name);
    },
    destroy,
    async list() {
      const response = expectStatus(await send('GET', 'keys?list=true'), [200, 404]);
      if (response.status === 404) return [];
      const { data } = JSON.parse(response.body) as { data: { keys: readonly string[] } };
      return data.keys
        .filter((key) => key.startsWith(prefix))
        .map((key) => parseKeyName(key.slice(prefix.length)))
        .filter((name) => name !== null);
    },
    close: async () => {},
  };
}

/** Doesn't quote the body, because it may contain a secret. */
function expectStatus(response: OutboundResponse, expected: readonly number[]): OutboundResponse {
  if (!expected.includes(response.status))
    throw new Error(`The key service responded with ${response.status}.`);
  return response;
}

/** `vault:v1:` and the code in base64. */
function keyOf({ body }: OutboundResponse): Buffer {
  const { data } = JSON.parse(body) as { data: { hmac: string } };
  const key = Buffer.from(data.hmac.slice(data.hmac.lastIndexOf(':') + 1), 'base64');
  if (key.length !== keyLength) throw new Error('The key service returned no key.');
  return key;
}
