import { createHmac, timingSafeEqual } from 'node:crypto';

/** A respondent who receives reminders: of a benchmark, or of an assessment. */
export interface ReminderRecipient {
  readonly of: 'participation' | 'assignment';
  readonly id: number;
}

/**
 * Identifies an invitation in the unsubscribe link of a reminder and proves that the server sent the email. It gives no
 * access to the form, which has a different link.
 */
export function unsubscribeCode(secret: Buffer, { of, id }: ReminderRecipient): string {
  return `${of === 'participation' ? 'p' : 'a'}${id}.${signed(secret, of, id).toString('base64url')}`;
}

/** Returns the respondent whose reminders a code stops; null for a code the server did not create. */
export function readUnsubscribeCode(secret: Buffer, code: string): ReminderRecipient | null {
  const [, kind, digits, sign] = /^([pa])(\d{1,9})\.([\w-]{43})$/.exec(code) ?? [];
  if (!digits || !sign) return null;
  const reminded: ReminderRecipient = {
    of: kind === 'p' ? 'participation' : 'assignment',
    id: Number(digits),
  };
  const expected = signed(secret, reminded.of, reminded.id);
  const signature = Buffer.from(sign, 'base64url');
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? reminded : null;
}

const signed = (secret: Buffer, of: string, id: number): Buffer =>
  createHmac('sha256', secret).update(`stop-reminders:${of}:${id}`).digest();
