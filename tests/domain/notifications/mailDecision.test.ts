import { expect, test } from 'vitest';
import { decideMail } from '../../../domain/notifications/mailDecision.ts';

const now = new Date('2026-11-21T07:30:00Z');
const pending = {
  delivery: 'digest',
  isRead: false,
  hasOwnMail: false,
  timeZone: 'Europe/Berlin',
  lastDigestDay: null,
} as const;

test.each([
  [{}, 'digest'],
  [{ timeZone: null }, 'wait'],
  [{ timeZone: 'Mars/Olympus' }, 'wait'],
  [{ lastDigestDay: '2026-11-21' }, 'wait'],
  [{ lastDigestDay: '2026-11-20' }, 'digest'],
  [{ timeZone: 'Asia/Tokyo', lastDigestDay: '2026-11-20' }, 'digest'],
  [{ isRead: true }, 'none'],
  [{ hasOwnMail: true }, 'none'],
  [{ delivery: 'mail' }, 'send'],
  [{ delivery: 'mail', isRead: true }, 'none'],
  [{ delivery: 'mail', hasOwnMail: true }, 'none'],
  [{ delivery: 'in_app' }, 'none'],
  [{ delivery: 'off' }, 'none'],
] as const)('%j is decided as %s', (change, decision) => {
  expect(decideMail({ ...pending, ...change }, now)).toBe(decision);
});
