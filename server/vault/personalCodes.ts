import { createHmac, randomInt } from 'node:crypto';
import { personalCodeAlphabet, personalCodeLength } from '../../domain/survey/personalCode.ts';
import { deriveKey } from './cipher.ts';

/** Returns a random personal code. Unlike the code of a link, it can't be derived again, so letters are made once. */
export const newPersonalCode = (): string =>
  Array.from({ length: personalCodeLength }, () =>
    personalCodeAlphabet.charAt(randomInt(personalCodeAlphabet.length)),
  ).join('');

/** Returns the stored hash of a code. It needs the server's secret, because codes are short enough to be guessed from a plain hash. */
export const hashPersonalCode = (secret: Buffer, code: string): string =>
  createHmac('sha256', deriveKey(secret, 'personal codes')).update(code).digest('hex');

/** Returns the text whose slow hash is stored for a PIN. It differs from code to code and needs the server's secret. */
export const pinSecret = (secret: Buffer, code: string, pin: string): string =>
  createHmac('sha256', deriveKey(secret, 'personal code pins')).update(`${code}:${pin}`).digest('hex');
