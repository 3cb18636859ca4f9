import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** A key of 32 bytes for one purpose, from a secret that serves several. */
export function deriveKey(secret: Uint8Array | string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(secret), Buffer.alloc(0), purpose, 32));
}

/** AES-256-GCM: nonce, tag, text. A wrong key or a changed byte throws when it is opened. */
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

/** The caller says what was put in; only our own server could have made it. */
export function decryptJson<T>(key: Uint8Array, sealed: Uint8Array): T {
  return JSON.parse(decrypt(key, sealed).toString()) as T;
}
