import { Refusal } from '../../../domain/refusal.ts';
import { canEnterSession } from '../../../domain/sessions/registrationStatus.ts';
import { loadWording } from '../../../locales/documents.ts';
import { toSessionItem } from '../../calendar/sessionItem.ts';
import { writeCalendar } from '../../calendar/writeCalendar.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { findRegistration } from '../../store/sessions/registrations.ts';
import { findSessionFacts } from '../../store/sessions/sessionMails.ts';
import { sessionScope } from './sessionScope.ts';

/**
 * Returns a session in which the caller has a seat as a calendar file. It has the UID and the SEQUENCE of the invitation, so that a calendar
 * that has the invitation adds no second entry. Throws `not_found`, `emulating`.
 */
export async function renderSessionCalendar(deps: Deps, caller: Caller, eventId: number) {
  refuseEmulation(caller);
  const { user } = caller.person;
  const { texts } = await loadWording(user.locale_abbr);
  return deps.database.as(sessionScope(caller.person), async (tx) => {
    const own = await findRegistration(tx, eventId, user.id);
    const facts = own && canEnterSession(own.status) ? await findSessionFacts(tx, own.id) : null;
    if (!facts) throw new Refusal('not_found');
    const item = toSessionItem(facts, {
      publicOrigin: deps.environment.publicOrigin,
      sequence: facts.calendar_sequence,
      isCancelled: false,
      online: texts.sessionWords.online,
      invitation: null,
    });
    const text = writeCalendar({ method: 'PUBLISH', items: [item], now: deps.clock.now() });
    return { name: facts.title, bytes: Buffer.from(text) };
  });
}
