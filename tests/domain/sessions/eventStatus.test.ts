import { expect, test } from 'vitest';
import {
  changeEventStatus,
  checkEventEditable,
  type EventStatus,
  nextEventStatuses,
} from '../../../domain/sessions/eventStatus.ts';

const start = new Date('2026-11-21T09:00:00Z');
const before = new Date('2026-11-21T08:59:59Z');
const after = new Date('2026-11-21T09:00:00Z');

test.each([
  ['planned', before, ['open', 'cancelled']],
  ['planned', after, ['cancelled']],
  ['open', before, ['planned', 'cancelled']],
  ['open', after, ['planned', 'held', 'cancelled']],
  ['cancelled', before, ['planned']],
  ['held', after, []],
] as const)('an event that is %s can become, at %s: %s', (from, now, expected) => {
  expect(nextEventStatuses(from, start, now)).toEqual(expected);
  for (const to of ['planned', 'open', 'cancelled', 'held'] as EventStatus[]) {
    if ((expected as readonly string[]).includes(to))
      expect(changeEventStatus(from, to, start, now)).toBe(to);
    else expect(() => changeEventStatus(from, to, start, now)).toThrow('status_change');
  }
});

test('a past or canceled event cannot be edited', () => {
  for (const status of ['planned', 'open'] as const) expect(() => checkEventEditable(status)).not.toThrow();
  for (const status of ['held', 'cancelled'] as const) {
    expect(() => checkEventEditable(status)).toThrow('event_over');
  }
});
