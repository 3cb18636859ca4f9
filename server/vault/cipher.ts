import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

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

/** AES-256-GCM: nonce, tag, ciphertext. Decryption throws for a wrong key or a changed byte. */
export function encrypt(key: Uint8Array, text: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

export function decrypt(key: Uint8Array, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
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
