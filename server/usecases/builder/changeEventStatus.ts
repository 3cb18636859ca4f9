import { Refusal } from '../../../domain/refusal.ts';
import { changeEventStatus as change, type EventStatus } from '../../../domain/sessions/eventStatus.ts';
import type { Deps } from '../../deps.ts';
import { lockEvent, setEventStatus } from '../../store/builder/events.ts';
import type { Asker } from '../asker.ts';
import { note } from './noting.ts';

interface Wish {
  readonly event_id: number;
  readonly status: EventStatus;
}

/** Opens, takes back, cancels or closes an event. Throws `not_found`, `status_change`. */
export async function changeEventStatus(deps: Deps, asker: Asker, wish: Wish): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as({ ...asker.scope, platform: true }, async (tx) => {
    const event = await lockEvent(tx, wish.event_id);
    if (!event) throw new Refusal('not_found', 404);
    const status = change(event.status, wish.status, new Date(event.starts_at), now);
    await setEventStatus(tx, event.id, status, now);
    const about = { action: 'status', resource: 'events', recordId: event.id };
    const told = { before: { status: event.status }, after: { status }, now };
    await note(tx, asker, { ...about, ...told }, 'platform');
  });
}
