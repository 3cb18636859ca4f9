import { Refusal } from '../refusal.ts';

/** The seats of a session. */
export interface SeatCounts {
  readonly capacity: number;
  /** Seats of people who are registered, and seats that are offered. */
  readonly held: number;
  /** People on the wait list. */
  readonly waiting: number;
}

interface RegistrationRules {
  readonly waitlist: boolean;
  readonly needs_approval: boolean;
}

/** Returns the seats that anyone may take. While people wait, a free seat is theirs. */
export const seatsLeft = ({ capacity, held, waiting }: SeatCounts): number =>
  waiting > 0 ? 0 : Math.max(0, capacity - held);

/** Returns how many people on the wait list can be offered a seat now. */
export const seatsToOffer = ({ capacity, held, waiting }: SeatCounts): number =>
  Math.min(waiting, Math.max(0, capacity - held));

/** Returns the status of a new registration. Throws `session_full` without a free seat and a wait list. */
export function placeRegistration(
  { waitlist, needs_approval }: RegistrationRules,
  seats: SeatCounts,
): 'requested' | 'registered' | 'waiting' {
  if (needs_approval) return 'requested';
  if (seatsLeft(seats) > 0) return 'registered';
  if (!waitlist) throw new Refusal('session_full');
  return 'waiting';
}

/** Checks that a group fits as a whole. Throws `seats_short` if a seat is missing, so that either all register or none. */
export function checkGroupFits(people: number, seats: SeatCounts): void {
  if (seatsLeft(seats) < people) throw new Refusal('seats_short');
}

const minuteMs = 60_000;
const longestOffer = 24 * 60 * minuteMs;
const shortestOffer = 30 * minuteMs;

/**
 * Returns when an offer of a seat expires: after a quarter of the time until the start, at least 30 minutes and at most 24 hours, and
 * never after the start. So a seat can be offered several times. Null once the session has begun.
 */
export function offerExpiry(startsAt: Date, now: Date): Date | null {
  const left = startsAt.getTime() - now.getTime();
  if (left <= 0) return null;
  const time = Math.min(longestOffer, Math.max(shortestOffer, left / 4));
  return new Date(now.getTime() + Math.min(time, left));
}
