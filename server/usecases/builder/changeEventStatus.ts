import { changeEventStatus as change, type EventStatus } from '../../../domain/sessions/eventStatus.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { scopeWithPlatform } from '../../kernel/scope.ts';
import { lockEvent, setEventStatus } from '../../store/builder/events.ts';
import { applyStatus } from '../sessions/applyStatus.ts';

interface StatusChange {
  readonly event_id: number;
  readonly status: EventStatus;
}

/**
 * Opens an event for registration, closes registration, cancels the event, or marks it as completed. Throws `not_found`, `status_change`.
 */
export async function changeEventStatus(deps: Deps, caller: Caller, input: StatusChange): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(scopeWithPlatform(caller), async (tx) => {
    const event = requireFound(await lockEvent(tx, input.event_id));
    const status = change(event.status, input.status, new Date(event.starts_at), now);
    await setEventStatus(tx, event.id, status, now);
    await applyStatus(tx, event.id, status, now);
    await recordAudit(tx, caller, {
      action: 'status',
      resource: 'events',
      id: event.id,
      before: { status: event.status },
      after: { status },
      now,
      accountId: null,
    });
  });
  await deps.jobs.wake('send-mails');
  await deps.jobs.wake('sync-meetings');
}
