import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A token has 32 bytes: the id of the person, a random part, and a signature of both. */
const idBytes = 4;
const randomPartBytes = 14;
const signatureBytes = 14;
const signedBytes = idBytes + randomPartBytes;

/** Returns a token for the device on which this person signs in. */
export function newDeviceToken(secret: Buffer, userId: number): string {
  const id = Buffer.alloc(idBytes);
  id.writeUInt32BE(userId);
  const signed = Buffer.concat([id, randomBytes(randomPartBytes)]);
  return Buffer.concat([signed, signatureOf(secret, signed)]).toString('base64url');
}

/**
 * Returns the person for whom the token was issued; null if it was not issued here. Needs no query, so forged
 * tokens cause no database work. Whether the device is still known is stored in the database.
 */
export function ownerOfDeviceToken(secret: Buffer, token: string): number | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== signedBytes + signatureBytes) return null;
  const signed = bytes.subarray(0, signedBytes);
  if (!timingSafeEqual(bytes.subarray(signedBytes), signatureOf(secret, signed))) return null;
  return signed.readUInt32BE();
}

function signatureOf(secret: Buffer, signed: Buffer): Buffer {
  return createHmac('sha256', secret)
    .update('device-token:')
    .update(signed)
    .digest()
    .subarray(0, signatureBytes);
}
