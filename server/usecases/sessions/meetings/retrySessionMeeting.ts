import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { recordAudit } from '../../../kernel/recordAudit.ts';
import { scopeWithPlatform } from '../../../kernel/scope.ts';
import { retryMeeting } from '../../../store/sessions/eventMeetings.ts';

/** Asks the provider for the meeting of a session again, without waiting for the next attempt. Throws `not_found`. */
export async function retrySessionMeeting(deps: Deps, caller: Caller, eventId: number): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(scopeWithPlatform(caller), async (tx) => {
    if (!(await retryMeeting(tx, eventId, now))) throw new Refusal('not_found');
    await recordAudit(tx, caller, {
      action: 'retry',
      resource: 'events',
      id: eventId,
      accountId: null,
      now,
    });
  });
  await deps.jobs.wake('sync-meetings');
}
