import type { SessionParticipants } from '../../../contract/v2/sessionParticipants.ts';
import { summarizeFeedback } from '../../../domain/feedback/feedbackBatches.ts';
import { proposeDate } from '../../../domain/sessions/sessionDemand.ts';
import { feedbackQuestions } from '../../../domain/sessions/sessionFeedback.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { scopeWithPlatform } from '../../kernel/scope.ts';
import { findEvent } from '../../store/builder/events.ts';
import { countParticipants, listParticipants } from '../../store/sessions/participants.ts';
import {
  findSessionLinks,
  listCompleteFeedback,
  listTopicDates,
} from '../../store/sessions/sessionRecords.ts';
import { readEventMeeting } from './meetings/readEventMeeting.ts';

const pageSize = 50;

/**
 * Returns who registered for a session, for its organizer. They see names and companies, and feedback only in bands of complete batches.
 * Throws `not_found`.
 */
export async function readParticipants(
  deps: Deps,
  caller: Caller,
  { event_id, page }: { readonly event_id: number; readonly page: number },
): Promise<SessionParticipants> {
  return deps.database.as(scopeWithPlatform(caller), async (tx) => {
    const { topic_id } = requireFound(await findEvent(tx, event_id));
    const links = requireFound(await findSessionLinks(tx, event_id));
    const counts = await countParticipants(tx, event_id);
    const slice = { from: (page - 1) * pageSize, size: pageSize };
    return {
      ...links,
      meeting: await readEventMeeting(tx, deps, event_id),
      participants: await listParticipants(tx, event_id, slice),
      total: counts.reduce((sum, { count }) => sum + count, 0),
      counts,
      feedback: summarizeFeedback(feedbackQuestions, await listCompleteFeedback(tx, event_id)),
      proposed_date: proposeDate(await listTopicDates(tx, topic_id, deps.clock.now()), deps.clock.now()),
    };
  });
}
