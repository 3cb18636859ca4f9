import { createHmac, timingSafeEqual } from 'node:crypto';

/** Somebody who is asked to answer: in a benchmark, or in an assessment. */
export interface Reminded {
  readonly of: 'participation' | 'assignment';
  readonly id: number;
}

/**
 * Names an invitation in the link of a reminder that stops the others, and proves that a mail of ours held it. It opens
 * nothing: the link to the answers is another one.
 */
export function stopCode(secret: Buffer, { of, id }: Reminded): string {
  return `${of === 'participation' ? 'p' : 'a'}${id}.${signed(secret, of, id).toString('base64url')}`;
}

/** Whose reminders a code stops; null for one that we did not make. */
export function readStopCode(secret: Buffer, code: string): Reminded | null {
  const [, kind, digits, sign] = /^([pa])(\d{1,9})\.([\w-]{43})$/.exec(code) ?? [];
  if (!digits || !sign) return null;
  const reminded: Reminded = { of: kind === 'p' ? 'participation' : 'assignment', id: Number(digits) };
  const expected = signed(secret, reminded.of, reminded.id);
  const given = Buffer.from(sign, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? reminded : null;
}

const signed = (secret: Buffer, of: string, id: number): Buffer =>
  createHmac('sha256', secret).update(`stop-reminders:${of}:${id}`).digest();
