import { decrypt, deriveKey, encrypt } from './cipher.ts';

const keyOf = (secret: Buffer) => deriveKey(secret, 'mail secret');

/** Seals a token or code that an email contains, so that a database dump does not reveal it. */
export function sealForMail(secret: Buffer, text: string): string {
  return encrypt(keyOf(secret), Buffer.from(text)).toString('base64url');
}

export function openFromMail(secret: Buffer, sealed: string): string {
  return decrypt(keyOf(secret), Buffer.from(sealed, 'base64url')).toString();
}
