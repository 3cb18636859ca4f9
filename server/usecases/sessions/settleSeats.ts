import { offerExpiry, type SeatCounts, seatsToOffer } from '../../../domain/sessions/seats.ts';
import type { Tx } from '../../store/database.ts';
import type { LockedSession } from '../../store/sessions/lockSession.ts';
import {
  countSeats,
  listExpiredOffers,
  listNextWaiting,
  setRegistrationStatus,
} from '../../store/sessions/registrations.ts';
import { queueSessionMails } from './queueSessionMails.ts';

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

/**
 * Ends expired offers and offers free seats to the wait list, in its order. Returns the seats as they are then: a seat is free only if
 * nobody waits for it. The session must be locked.
 */
export async function settleSeats(tx: Tx, session: LockedSession, now: Date): Promise<SeatCounts> {
  const expired = await listExpiredOffers(tx, session.id, now);
  if (expired.length > 0) {
    const ended = await setRegistrationStatus(tx, idsOf(expired), { status: 'expired' }, now);
    await queueSessionMails(tx, 'sessionOfferExpired', ended, now);
  }
  const seats = { capacity: session.capacity, ...(await countSeats(tx, session.id)) };
  const expiresAt = offerExpiry(new Date(session.starts_at), now);
  const count = seatsToOffer(seats);
  if (session.status !== 'open' || expiresAt === null || count === 0) return seats;
  const next = await listNextWaiting(tx, session.id, count);
  const offered = await setRegistrationStatus(
    tx,
    idsOf(next),
    { status: 'offered', offer_expires_at: expiresAt.toISOString() },
    now,
  );
  await queueSessionMails(tx, 'sessionOffered', offered, now);
  return { ...seats, held: seats.held + offered.length, waiting: seats.waiting - offered.length };
}
