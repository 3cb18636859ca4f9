import { hasBegun } from '../../../domain/sessions/sessionTimes.ts';
import type { Deps } from '../../deps.ts';
import { processEach, throwFirst } from '../../kernel/processEach.ts';
import { platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { listInactive, listUnsettledSessions, takeDueReminders } from '../../store/sessions/dueSessions.ts';
import { lockSession } from '../../store/sessions/lockSession.ts';
import { setRegistrationStatus } from '../../store/sessions/registrations.ts';
import { queueSessionMails } from './queueSessionMails.ts';
import { settleSeats } from './settleSeats.ts';

const batchSize = 500;

/**
 * Ends expired offers and registrations of deactivated people, offers free seats and reminds people of sessions on the next day. Each session is one transaction. Safe to repeat,
 * and to run on two servers.
 */
export async function advanceSessions(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const unsettled = await deps.database.as(platformScope, (tx) => listUnsettledSessions(tx, now));
  const errors = await processEach(deps, {
    items: unsettled,
    idsOf: (eventId) => ({ event: eventId }),
    process: (eventId) =>
      deps.database.as(platformScope, async (tx) => {
        const session = await lockSession(tx, eventId);
        if (!session) return;
        if (!hasBegun(session, now)) await endInactive(tx, eventId, now);
        await settleSeats(tx, session, now);
      }),
  });
  const reminded = await remindAttendees(deps, now);
  if (unsettled.length + reminded > 0) await deps.jobs.wake('send-mails');
  throwFirst(errors);
}

/** Ends the registrations of people who were deactivated: nobody can sign in for them, and others wait for their seats. */
async function endInactive(tx: Tx, eventId: number, now: Date): Promise<void> {
  const ids = await listInactive(tx, eventId);
  if (ids.length > 0)
    await setRegistrationStatus(tx, ids, { status: 'cancelled', cancelled_by: 'organizer' }, now);
}

async function remindAttendees(deps: Deps, now: Date): Promise<number> {
  let total = 0;
  for (let count = batchSize; count === batchSize; total += count) {
    count = await deps.database.as(platformScope, async (tx) => {
      const due = await takeDueReminders(tx, now, batchSize);
      await queueSessionMails(tx, 'sessionReminder', due, now);
      return due.length;
    });
  }
  return total;
}
