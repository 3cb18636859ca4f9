import { createHmac, randomInt } from 'node:crypto';
import {
  leastOtherPins,
  otherPinRange,
  personalCodeAlphabet,
  personalCodeLength,
} from '../../domain/survey/personalCode.ts';
import { deriveKey } from './cipher.ts';
import { slowHash } from './passwords.ts';

/** Returns a random personal code. Unlike the code of a link, it can't be derived again, so letters are created once. */
export const newPersonalCode = (): string =>
  Array.from({ length: personalCodeLength }, () =>
    personalCodeAlphabet.charAt(randomInt(personalCodeAlphabet.length)),
  ).join('');

/** Returns the stored hash of a code. It needs the server's secret, because codes are short enough to be guessed from a plain hash. */
export const hashPersonalCode = (secret: Buffer, code: string): string =>
  createHmac('sha256', deriveKey(secret, 'personal codes')).update(code).digest('hex');

/**
 * Returns the hash that identifies the form of a code and a PIN. It is the same each time, so that the form is found without comparing PINs,
 * slow, and different from code to code. It needs the server's secret.
 */
export async function hashPin(secret: Buffer, code: string, pin: string): Promise<string> {
  const mac = (purpose: string, text: string) =>
    createHmac('sha256', deriveKey(secret, purpose)).update(text).digest();
  const salt = mac('personal code salts', code).subarray(0, 16);
  return slowHash(mac('personal code pins', `${code}:${pin}`).toString('hex'), salt);
}

/**
 * Returns how many PINs without a form may be entered with a code before it opens nothing. It is secret and differs from code to code: with a
 * known limit, someone who uses it up could count how many PINs others have entered.
 */
export function otherPinLimit(secret: Buffer, codeHash: string): number {
  const drawn = createHmac('sha256', deriveKey(secret, 'personal code limits')).update(codeHash).digest();
  return leastOtherPins + (drawn.readUInt32BE() % otherPinRange);
}
