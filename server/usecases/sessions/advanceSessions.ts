import type { Deps } from '../../deps.ts';
import { processEach, throwFirst } from '../../kernel/processEach.ts';
import { platformScope } from '../../kernel/scope.ts';
import { listUnsettledSessions, takeDueReminders } from '../../store/sessions/dueSessions.ts';
import { lockSession } from '../../store/sessions/lockSession.ts';
import { queueSessionMails } from './queueSessionMails.ts';
import { settleSeats } from './settleSeats.ts';

const batchSize = 500;

/**
 * Ends expired offers, offers free seats and reminds people of sessions on the next day. Each session is one transaction. Safe to repeat,
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
        if (session) await settleSeats(tx, session, now);
      }),
  });
  const reminded = await remindAttendees(deps, now);
  if (unsettled.length + reminded > 0) await deps.jobs.wake('send-mails');
  throwFirst(errors);
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
