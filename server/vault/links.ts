import { createHash, createHmac } from 'node:crypto';
import { deriveKey } from './cipher.ts';

/**
 * The code of an invitation link. It is derived from the server's secret, so a reminder can carry the same
 * link and a signed-in person can go on without it, while the database holds only its hash.
 */
export function linkCode(secret: Buffer, participationId: number, linkVersion: number): string {
  return createHmac('sha256', secret).update(`link:${participationId}:${linkVersion}`).digest('base64url');
}

/** The code of the link to an assignment: never the same as that of a participation with the same number. */
export function assignmentCode(secret: Buffer, assignmentId: number, linkVersion: number): string {
  return createHmac('sha256', secret).update(`assignment:${assignmentId}:${linkVersion}`).digest('base64url');
}

/** The only form in which codes, session tokens and reset tokens are stored. */
export function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

/** Names the participation to one device without opening anything; also the seed of this respondent's order. */
export function deviceKey(secret: Buffer, participationId: number): string {
  return deriveKey(secret, `device:${participationId}`).toString('base64url').slice(0, 22);
}

/** The same for an assignment. */
export function assignmentDeviceKey(secret: Buffer, assignmentId: number): string {
  return deriveKey(secret, `device:assignment:${assignmentId}`).toString('base64url').slice(0, 22);
}
