import { createHmac, hash, randomBytes } from 'node:crypto';
import { deriveKey } from './cipher.ts';

/**
 * Returns the code of an invitation link. It is derived from the server's secret, so that a reminder can contain the
 * same link and a signed-in person can continue without it, while the database stores only its hash.
 */
export function linkCode(secret: Buffer, participationId: number, linkVersion: number): string {
  return createHmac('sha256', secret).update(`link:${participationId}:${linkVersion}`).digest('base64url');
}

/** Returns the code of an assignment's link, different from that of a participation with the same id. */
export function assignmentCode(secret: Buffer, assignmentId: number, linkVersion: number): string {
  return createHmac('sha256', secret).update(`assignment:${assignmentId}:${linkVersion}`).digest('base64url');
}

/** The first character of the codes of letter forms, which are longer than other link codes. */
const letterMark = 'L';
const linkCodeLength = 43;

/** Identifies a form that a personal code opened. */
export interface LetterFormIdentity {
  readonly codeId: number;
  readonly pinHash: string;
  readonly version: number;
}

/** Returns the link code of a form that a personal code opened. */
export function letterFormCode(secret: Buffer, { codeId, pinHash, version }: LetterFormIdentity): string {
  const code = createHmac('sha256', secret).update(`letter:${codeId}:${pinHash}:${version}`);
  return `${letterMark}${code.digest('base64url')}`;
}

/** Whether a link code is one of a letter form, by its form alone. */
export const isLetterFormCode = (code: string): boolean =>
  code.length === letterMark.length + linkCodeLength && code.startsWith(letterMark);

/** Returns a random token for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a code, session token or reset token. Only the hash is stored. */
export function hashToken(code: string): string {
  return hash('sha256', code);
}

/**
 * Returns a key that identifies the participation on one device without giving access. It is also the seed of
 * the respondent's question order.
 */
export function deviceKey(secret: Buffer, participationId: number): string {
  return deriveKey(secret, `device:${participationId}`).toString('base64url').slice(0, 22);
}

/** Like `deviceKey`, for an assignment. */
export function assignmentDeviceKey(secret: Buffer, assignmentId: number): string {
  return deriveKey(secret, `device:assignment:${assignmentId}`).toString('base64url').slice(0, 22);
}

/** Like `deviceKey`, for a form that a personal code opened. */
export function letterDeviceKey(secret: Buffer, letterFormId: number): string {
  return deriveKey(secret, `device:letter:${letterFormId}`).toString('base64url').slice(0, 22);
}
