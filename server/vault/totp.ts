import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { recoveryCharacters, recoveryCodeCount } from '../../domain/access/twoFactor/recoveryCodes.ts';
import { decrypt, deriveKey, encrypt } from './cipher.ts';

const keyOf = (secret: Buffer, userId: number) => deriveKey(secret, `second factor:${userId}`);

/** Returns a key for an authenticator app, as long as the hash it is used with (RFC 4226, section 4). */
export const newFactorKey = (): Buffer => randomBytes(20);

export const sealFactor = (secret: Buffer, userId: number, key: Uint8Array): Buffer =>
  encrypt(keyOf(secret, userId), key);

export const openFactor = (secret: Buffer, userId: number, sealed: Uint8Array): Buffer =>
  decrypt(keyOf(secret, userId), sealed);

/** Returns the six digits of one time step (RFC 6238, RFC 4226 section 5.3). */
export function codeOfStep(key: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = mac.readUInt8(mac.length - 1) & 0xf;
  return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** Returns the step among `steps` that this code belongs to; null for a wrong code. */
export function stepOfCode(key: Uint8Array, code: string, steps: readonly number[]): number | null {
  const enteredCode = Buffer.from(code.padEnd(6).slice(0, 6));
  const right = steps.filter((step) => timingSafeEqual(Buffer.from(codeOfStep(key, step)), enteredCode));
  return right[0] ?? null;
}

/** Codes for signing in without the authenticator app, without dashes. */
export function newRecoveryCodes(): readonly string[] {
  const sign = () => recoveryCharacters[randomInt(recoveryCharacters.length)];
  return Array.from({ length: recoveryCodeCount }, () => Array.from({ length: 12 }, sign).join(''));
}

/**
 * Returns the stored form of a recovery code. It depends on the server's secret, so that codes cannot be guessed from a
 * database dump.
 */
export function recoveryHash(secret: Buffer, userId: number, plain: string): string {
  return createHmac('sha256', keyOf(secret, userId)).update(plain).digest('hex');
}
