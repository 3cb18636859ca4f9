import { createCipheriv, createDecipheriv, createHmac, randomFillSync } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Derives a 32-byte key for one purpose from a shared secret: HKDF with SHA-256 and without salt (RFC 5869), whose first
 * block is the key. `hkdfSync` takes twice as long.
 */
export function deriveKey(secret: Uint8Array | string, purpose: string): Buffer {
  const pseudorandomKey = createHmac('sha256', '').update(secret).digest();
  return createHmac('sha256', pseudorandomKey).update(`${purpose}\u0001`).digest();
}

/** AES-256-GCM: nonce, tag, ciphertext. Decryption throws for a wrong key, a changed byte or a shortened tag. */
export function encrypt(key: Uint8Array, text: Uint8Array): Buffer {
  const nonce = takeNonce();
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  const body = cipher.update(text);
  const end = cipher.final();
  return Buffer.concat([nonce, cipher.getAuthTag(), body, end]);
}

export function decrypt(key: Uint8Array, sealed: Uint8Array): Buffer {
  if (sealed.length < nonceBytes + tagBytes) throw new Error('The encrypted data is truncated.');
  const nonce = sealed.subarray(0, nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
}

/** Random bytes for the next nonces. Generating them separately takes longer than encrypting a draft. */
const nonces = Buffer.alloc(64 * nonceBytes);
let nextNonceAt = nonces.length;

/** Returns random bytes that are used once. They are overwritten later, so callers copy them. */
function takeNonce(): Buffer {
  if (nextNonceAt === nonces.length) {
    randomFillSync(nonces);
    nextNonceAt = 0;
  }
  nextNonceAt += nonceBytes;
  return nonces.subarray(nextNonceAt - nonceBytes, nextNonceAt);
}

export function encryptJson(key: Uint8Array, value: unknown): Buffer {
  return encrypt(key, Buffer.from(JSON.stringify(value)));
}

/**
 * Decrypts JSON. The caller states the type of the content, which is safe because only the server can have
 * encrypted it.
 */
export function decryptJson<T>(key: Uint8Array, sealed: Uint8Array): T {
  return JSON.parse(decrypt(key, sealed).toString()) as T;
}
