import type { SessionMeeting } from '../../../../contract/v2/sessionParticipants.ts';
import { meetingStatusOf } from '../../../../domain/sessions/meetingStatus.ts';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../store/database.ts';
import { findEventMeeting } from '../../../store/sessions/eventMeetings.ts';

/** Returns the state of a session's meeting, for its organizer; null for a session that has none. */
export async function readEventMeeting(
  tx: Tx,
  { meetings }: Pick<Deps, 'meetings'>,
  eventId: number,
): Promise<SessionMeeting | null> {
  const found = await findEventMeeting(tx, eventId);
  if (!found) return null;
  const { id, meeting_id, join_url, failure, next_attempt_at } = found;
  const stored = id === null ? null : { meeting_id, failure, next_attempt_at };
  const status = meetingStatusOf(found, stored, meetings.isConfigured);
  return status && { status, link: join_url, failure, next_attempt_at: failure && next_attempt_at };
}
