import type { EventStatus } from '../../../domain/sessions/eventStatus.ts';
import { openStatuses } from '../../../domain/sessions/registrationStatus.ts';
import type { Tx } from '../../store/database.ts';
import { lockSession } from '../../store/sessions/lockSession.ts';
import { listRegistrations, markNoShows, setRegistrationStatus } from '../../store/sessions/registrations.ts';
import { queueSessionMails } from './queueSessionMails.ts';
import { settleSeats } from './settleSeats.ts';

/**
 * Applies the effects of a new status on registrations: a canceled session ends all of them and tells everyone; in a completed one, those
 * who didn't attend are no-shows if attendance was recorded; an open one offers its free seats. The session must be locked.
 */
export async function applyStatus(tx: Tx, eventId: number, status: EventStatus, now: Date): Promise<void> {
  if (status === 'cancelled') {
    const open = await listRegistrations(tx, eventId, openStatuses);
    const ids = open.map(({ id }) => id);
    const ended = await setRegistrationStatus(
      tx,
      ids,
      { status: 'cancelled', cancelled_by: 'organizer' },
      now,
    );
    const seated = new Set(open.filter(({ status: was }) => was === 'registered').map(({ id }) => id));
    const hadSeat = ({ id }: { readonly id: number }) => seated.has(id);
    await queueSessionMails(tx, 'sessionCancelled', ended.filter(hadSeat), now);
    const others = ended.filter((registration) => !hadSeat(registration));
    await queueSessionMails(tx, 'sessionCancelledWithoutSeat', others, now);
  }
  if (status === 'held') await settleAttendance(tx, eventId, now);
  if (status === 'open') {
    const session = await lockSession(tx, eventId);
    if (session) await settleSeats(tx, session, now);
  }
}

/** Without any recorded attendance, nobody is a no-show: the organizer may not take attendance at all. */
export async function settleAttendance(tx: Tx, eventId: number, now: Date): Promise<void> {
  const attended = await listRegistrations(tx, eventId, ['attended']);
  if (attended.length > 0) await markNoShows(tx, eventId, now);
}
