import type { ListedSession, SessionResponse } from '../../../contract/v2/mySessions.ts';
import { reachesTier } from '../../../domain/access/tiers.ts';
import { canEnterSession, isOpenRegistration } from '../../../domain/sessions/registrationStatus.ts';
import { seatsLeft } from '../../../domain/sessions/seats.ts';
import type { SessionTab } from '../../../domain/sessions/sessionTabs.ts';
import {
  hasBegun,
  isFeedbackOpen,
  isJoinOpen,
  joinOpens,
  registrationCloses,
} from '../../../domain/sessions/sessionTimes.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import {
  findNextDate,
  findSession,
  listOverlapping,
  listSessions,
  type StoredSession,
} from '../../store/sessions/sessions.ts';
import { sessionReader, sessionScope } from './sessionScope.ts';

const pageSize = 25;

interface SessionQuery {
  readonly tab: SessionTab;
  readonly q: string;
  readonly page: number;
}

/** Returns a page of the caller's sessions or of the catalog. Throws `emulating`. */
export async function readSessions(deps: Deps, caller: Caller, { tab, q, page }: SessionQuery) {
  refuseEmulation(caller);
  const now = deps.clock.now();
  const slice = { from: (page - 1) * pageSize, size: pageSize };
  const { sessions, total } = await deps.database.as(sessionScope(caller.person), (tx) =>
    listSessions(tx, sessionReader(caller.person), { tab, q, now }, slice),
  );
  return { sessions: sessions.map(presentListed), total };
}

/** Returns one session with what the caller can do now. Throws `not_found`, `emulating`. */
export async function readSession(deps: Deps, caller: Caller, eventId: number): Promise<SessionResponse> {
  refuseEmulation(caller);
  const now = deps.clock.now();
  return deps.database.as(sessionScope(caller.person), async (tx) => {
    const reader = sessionReader(caller.person);
    const session = requireFound(await findSession(tx, reader, eventId));
    const isTaking = session.registration !== null && isOpenRegistration(session.registration);
    const isOver = session.status !== 'open' || hasBegun(session, now);
    const isClosed = session.status !== 'open' || registrationCloses(session) <= now;
    const isFull = seatsLeft(session) === 0;
    const canRegister = !isTaking && !isClosed && reader.canAttend;
    return {
      ...presentSession(session, now),
      can_register: canRegister && (!isFull || session.waitlist || session.needs_approval),
      can_register_group: !isClosed && !isFull && reachesTier(caller.person, 'supervisor', now),
      conflicts: canRegister || isTaking ? await listOverlapping(tx, [reader.userId], session) : [],
      next_date:
        isOver || (isFull && !isTaking) || session.registration === 'cancelled'
          ? await findNextDate(tx, session.topic_id, { except: session.id, now })
          : null,
    };
  });
}

function presentSession(session: StoredSession, now: Date) {
  const { registration } = session;
  const isTaking = registration !== null && isOpenRegistration(registration);
  const canEnter = registration !== null && canEnterSession(registration) && session.status !== 'cancelled';
  const isInWindow = canEnter && isJoinOpen(session, now);
  const canUseLinks = canEnter && hasBegun(session, now);
  const isGiven = session.feedback_given === true;
  return {
    ...presentListed(session),
    description: session.description,
    note: isTaking || canEnter ? session.note : null,
    waitlist: session.waitlist,
    needs_approval: session.needs_approval,
    registration_closes_at: registrationCloses(session).toISOString(),
    can_leave: isTaking && !hasBegun(session, now),
    join_opens_at: canEnter && isOnline(session) ? joinOpens(session).toISOString() : null,
    can_join: isInWindow && session.link !== null,
    can_check_in: isInWindow && registration !== 'attended',
    can_give_feedback: canEnter && registration !== 'no_show' && !isGiven && isFeedbackOpen(session, now),
    feedback_given: isGiven,
    material_url: canUseLinks ? session.material_url : null,
    recording_url: canUseLinks ? session.recording_url : null,
  };
}

/** A meeting can be joined online, also before its link exists. */
const isOnline = ({ link, creates_meeting }: StoredSession) => link !== null || creates_meeting;

function presentListed(session: StoredSession): ListedSession {
  const { id, title, starts_at, minutes, time_zone, place, host, status, capacity, waiting } = session;
  const { registration, position, offer_expires_at } = session;
  return {
    id,
    title,
    starts_at,
    minutes,
    time_zone,
    place,
    host,
    status,
    capacity,
    waiting,
    is_online: isOnline(session),
    seats_left: seatsLeft(session),
    registration: registration === null ? null : { status: registration, position, offer_expires_at },
  };
}
