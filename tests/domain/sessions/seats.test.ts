import { describe, expect, test } from 'vitest';
import {
  checkGroupFits,
  offerExpiry,
  placeRegistration,
  seatsLeft,
  seatsToOffer,
} from '../../../domain/sessions/seats.ts';
import { isTopicOffered } from '../../../domain/sessions/sessionAudience.ts';

const open = { waitlist: true, needs_approval: false };

describe('seats', () => {
  test('a free seat belongs to those who wait', () => {
    expect(seatsLeft({ capacity: 5, held: 3, waiting: 0 })).toBe(2);
    expect(seatsLeft({ capacity: 5, held: 3, waiting: 1 })).toBe(0);
    expect(seatsLeft({ capacity: 2, held: 3, waiting: 0 })).toBe(0);
    expect(seatsToOffer({ capacity: 5, held: 3, waiting: 1 })).toBe(1);
    expect(seatsToOffer({ capacity: 5, held: 3, waiting: 9 })).toBe(2);
    expect(seatsToOffer({ capacity: 2, held: 3, waiting: 9 })).toBe(0);
  });

  test('a registration gets a seat, waits, is a request, or is refused', () => {
    const full = { capacity: 1, held: 1, waiting: 0 };
    expect(placeRegistration(open, { ...full, held: 0 })).toBe('registered');
    expect(placeRegistration(open, full)).toBe('waiting');
    expect(placeRegistration({ ...open, needs_approval: true }, full)).toBe('requested');
    expect(() => placeRegistration({ ...open, waitlist: false }, full)).toThrow('session_full');
    expect(() => checkGroupFits(2, { ...full, held: 0 })).toThrow('seats_short');
  });

  test.each([
    ['ten days before, for a day', '2026-12-01T09:00:00Z', '2026-11-22T09:00:00Z'],
    ['four hours before, for one hour', '2026-11-21T13:00:00Z', '2026-11-21T10:00:00Z'],
    ['an hour before, for half an hour', '2026-11-21T10:00:00Z', '2026-11-21T09:30:00Z'],
    ['shortly before, until the start', '2026-11-21T09:10:00Z', '2026-11-21T09:10:00Z'],
  ])('an offer is made %s', (_when, start, expires) => {
    const now = new Date('2026-11-21T09:00:00Z');
    expect(offerExpiry(new Date(start), now)).toEqual(new Date(expires));
  });

  test('no offer is made once the session has begun', () => {
    const now = new Date('2026-11-21T09:00:00Z');
    expect(offerExpiry(now, now)).toBeNull();
  });
});

test('a topic is offered to its programs, and not to invitees and applicants', () => {
  const topic = { published: true, program_ids: [1, 2] };
  const reader = { type: null, program_ids: [2] };
  expect(isTopicOffered(topic, reader)).toBe(true);
  expect(isTopicOffered(topic, { ...reader, program_ids: [3] })).toBe(false);
  expect(isTopicOffered({ ...topic, program_ids: [] }, { ...reader, program_ids: [] })).toBe(true);
  expect(isTopicOffered({ ...topic, published: false }, reader)).toBe(false);
  for (const type of [3, 4]) expect(isTopicOffered(topic, { ...reader, type })).toBe(false);
});
