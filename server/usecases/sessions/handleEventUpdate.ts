import type { Deps } from '../../deps.ts';
import type { PendingRow } from '../../kernel/pendingWrite.ts';
import type { Tx } from '../../store/database.ts';
import { retryMeeting } from '../../store/sessions/eventMeetings.ts';
import { lockSession } from '../../store/sessions/lockSession.ts';
import { advanceSequences } from '../../store/sessions/registrations.ts';
import { queueSessionMails } from './queueSessionMails.ts';
import { settleSeats } from './settleSeats.ts';

/**
 * Applies the effects of an edited session, in the transaction of the change: everyone is told if it takes place at another time or place,
 * new seats are offered to the wait list, and the meeting provider is asked again. The session must be locked. The next run of `send-mails`
 * sends the emails.
 */
export async function handleEventUpdate(
  tx: Tx,
  { before, after }: { readonly before: PendingRow; readonly after: PendingRow },
  { clock }: Deps,
): Promise<void> {
  const now = clock.now();
  const id = Number(after.id);
  if (isMoved(before, after)) {
    const changed = await advanceSequences(tx, id);
    const isUpcoming = Date.parse(String(after.starts_at)) > now.getTime();
    if (isUpcoming) await queueSessionMails(tx, 'sessionMoved', changed, now);
  }
  await retryMeeting(tx, id, now);
  const session = await lockSession(tx, id);
  if (session) await settleSeats(tx, session, now);
}

/** What invitations say about a session, in addition to its start. */
const toldFields = ['topic_id', 'time_zone', 'minutes', 'place', 'host', 'note'] as const;

const isMoved = (before: PendingRow, after: PendingRow): boolean =>
  Date.parse(String(before.starts_at)) !== Date.parse(String(after.starts_at)) ||
  toldFields.some((field) => (before[field] ?? null) !== (after[field] ?? null));
