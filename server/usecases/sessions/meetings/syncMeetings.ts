import { nextMeetingAttempt } from '../../../../domain/sessions/meetingStatus.ts';
import type { Deps } from '../../../deps.ts';
import { MeetingError, type MeetingProvider } from '../../../integrations/meetings/meetingProvider.ts';
import { processEach, throwFirst } from '../../../kernel/processEach.ts';
import { platformScope } from '../../../kernel/scope.ts';
import type { Tx } from '../../../store/database.ts';
import {
  addMissingMeetings,
  claimDueMeeting,
  type DueMeeting,
  deleteMeeting,
  forgetMeeting,
  saveMeeting,
  saveMeetingFailure,
} from '../../../store/sessions/eventMeetings.ts';

/** Meetings of one run; the next run continues. */
const maxMeetings = 200;

/**
 * Brings the meetings at the provider in line with their sessions: creates, changes and deletes them. No transaction is open during a
 * request. Each meeting is claimed on its own, and a server whose claim has ended stores nothing. A failure never affects the session. Safe to
 * repeat, and to run on two servers.
 */
export async function syncMeetings(deps: Deps): Promise<void> {
  const { database, clock, meetings } = deps;
  if (!meetings.isConfigured) return;
  await database.as(platformScope, (tx) => addMissingMeetings(tx, clock.now()));
  const errors: unknown[] = [];
  for (let count = 0; count < maxMeetings; count += 1) {
    const meeting = await database.as(platformScope, (tx) => claimDueMeeting(tx, clock.now()));
    if (!meeting) break;
    errors.push(
      ...(await processEach(deps, {
        items: [meeting],
        idsOf: ({ event_id }) => ({ event: event_id }),
        process: (claimed) => syncOne(deps, claimed),
      })),
    );
  }
  throwFirst(errors);
}

async function syncOne({ database, clock, meetings }: Deps, meeting: DueMeeting): Promise<void> {
  const store = await request(meetings, meeting).catch((error: unknown) => {
    if (!(error instanceof MeetingError)) throw error;
    return storeFailure(meeting, error);
  });
  await database.as(platformScope, (tx) => store(tx, clock.now()));
}

/** Stores the outcome of a request. */
type StoreOutcome = (tx: Tx, now: Date) => Promise<void>;

/** Asks the provider for what the session needs. A meeting whose creation had no response is found again by our id. */
async function request(provider: MeetingProvider, meeting: DueMeeting): Promise<StoreOutcome> {
  const { meeting_id, external_id, facts, attempts } = meeting;
  if (!meeting.isNeeded || facts === null) {
    const wasRequested = meeting_id !== null || attempts > 1;
    const known = meeting_id ?? (wasRequested ? (await provider.findOrCreate(external_id, null)).id : null);
    if (known !== null) await provider.remove(known);
    return (tx) => deleteMeeting(tx, meeting);
  }
  if (meeting_id !== null) {
    await provider.update(meeting_id, facts);
    return (tx, now) => saveMeeting(tx, meeting, { ...facts, meeting_id }, now);
  }
  const created = await provider.findOrCreate(external_id, facts);
  if (!created.isNew) await provider.update(created.id, facts);
  const saved = { ...facts, meeting_id: created.id, join_url: created.joinUrl };
  return (tx, now) => saveMeeting(tx, meeting, saved, now);
}

/** A deletion is repeated until it succeeds; other requests only if they can succeed without a change. */
function storeFailure(meeting: DueMeeting, error: MeetingError): StoreOutcome {
  const { isNeeded, attempts } = meeting;
  const { failure, retryAfterSeconds } = error;
  if (failure === 'missing' && isNeeded) return (tx, now) => forgetMeeting(tx, meeting, now);
  const isRepeated = failure === 'unavailable' || !isNeeded;
  return (tx, now) =>
    saveMeetingFailure(
      tx,
      meeting,
      failure,
      isRepeated ? nextMeetingAttempt(attempts, now, retryAfterSeconds) : null,
    );
}
