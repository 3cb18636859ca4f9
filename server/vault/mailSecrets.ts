import { decrypt, deriveKey, encrypt } from './cipher.ts';

const keyOf = (secret: Buffer) => deriveKey(secret, 'mail secret');

/** A token or a code on its way into a mail. The row keeps it sealed, so that a dump of the database opens no door. */
export function sealForMail(secret: Buffer, text: string): string {
  return encrypt(keyOf(secret), Buffer.from(text)).toString('base64url');
}

export function openFromMail(secret: Buffer, sealed: string): string {
  return decrypt(keyOf(secret), Buffer.from(sealed, 'base64url')).toString();
}
