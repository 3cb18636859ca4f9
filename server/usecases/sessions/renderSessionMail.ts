import { formatMoment } from '../../../domain/dates/formatDate.ts';
import { isOpenRegistration, type RegistrationStatus } from '../../../domain/sessions/registrationStatus.ts';
import type { Wording } from '../../../locales/documents.ts';
import { sessionMails } from '../../../locales/en/sessionMails.ts';
import type { CalendarMethod } from '../../calendar/calendarItem.ts';
import { sessionPath, toSessionItem } from '../../calendar/sessionItem.ts';
import { writeCalendar } from '../../calendar/writeCalendar.ts';
import type { Deps } from '../../deps.ts';
import { addressOf } from '../../integrations/mailer.ts';
import type { Tx } from '../../store/database.ts';
import type { StoredMail } from '../../store/mail/mails.ts';
import { findSessionFacts, type SessionFacts } from '../../store/sessions/sessionMails.ts';
import { findNextDate } from '../../store/sessions/sessions.ts';
import type { SessionMail } from './queueSessionMails.ts';

interface SessionMailSource {
  readonly mail: StoredMail;
  readonly wording: Wording;
  /** The time zone of the recipient. */
  readonly timeZone: string | null;
  readonly recipient: string;
  /** The displayed sender. */
  readonly sender: string;
}

/** Whether an email is about a session. */
export const isSessionMail = (template: string): template is SessionMail => template in sessionMails;

/** Whether an email still says what is true of the registration. */
const isCurrent: Readonly<Record<SessionMail, (status: RegistrationStatus) => boolean>> = {
  sessionRegistered: (status) => status === 'registered' || status === 'attended',
  sessionOffered: (status) => status === 'offered',
  sessionOfferExpired: (status) => status === 'expired',
  sessionMoved: isOpenRegistration,
  sessionCancelled: () => true,
  sessionCancelledWithoutSeat: (status) => status === 'cancelled',
  sessionLeft: () => true,
  sessionDeclined: (status) => status === 'declined',
  sessionReminder: (status) => status === 'registered',
};

/** Emails to people who no longer attend. */
const endedMails: readonly SessionMail[] = [
  'sessionCancelled',
  'sessionCancelledWithoutSeat',
  'sessionLeft',
  'sessionDeclined',
];

/** Renders an email about a session with its calendar invitation; null if it is no longer true. */
export async function renderSessionMail(
  deps: Deps,
  tx: Tx,
  template: SessionMail,
  source: SessionMailSource,
) {
  const { mail, wording } = source;
  const facts = await findSessionFacts(tx, Number(mail.params.registration_id));
  if (!facts || !isCurrent[template](facts.status)) return null;
  const isOver = endedMails.includes(template);
  const { publicOrigin } = deps.environment;
  const method = methodOf(template, facts.status);
  return {
    words: await wordsOf(deps, tx, facts, source),
    link: `${publicOrigin}${isOver ? '/my-sessions?tab=upcoming' : sessionPath(facts.event_id)}`,
    ...(method
      ? { calendar: { method, content: writeInvitation(deps, facts, method, source, wording) } }
      : {}),
  };
}

/** Only people with a seat have the session in their calendar. */
function methodOf(template: SessionMail, status: RegistrationStatus): CalendarMethod | null {
  if (template === 'sessionRegistered') return 'REQUEST';
  if (template === 'sessionMoved') return status === 'registered' ? 'REQUEST' : null;
  return template === 'sessionLeft' || template === 'sessionCancelled' ? 'CANCEL' : null;
}

function writeInvitation(
  deps: Deps,
  facts: SessionFacts,
  method: CalendarMethod,
  { mail, recipient, sender }: SessionMailSource,
  { texts }: Wording,
): string {
  const item = toSessionItem(facts, {
    publicOrigin: deps.environment.publicOrigin,
    sequence: Number(mail.params.sequence),
    isCancelled: method === 'CANCEL',
    online: texts.sessionWords.online,
    invitation: {
      organizer: { name: sender, email: addressOf(deps.environment.mailFrom) },
      attendee: { name: recipient, email: mail.to_address },
    },
  });
  return writeCalendar({ method, items: [item], now: deps.clock.now() });
}

async function wordsOf(
  deps: Deps,
  tx: Tx,
  facts: SessionFacts,
  { mail, wording: { locale, texts }, timeZone }: SessionMailSource,
) {
  const { sessionWords } = texts;
  const isEnded = endedMails.some((name) => name === mail.template);
  const next = isEnded
    ? await findNextDate(tx, facts.topic_id, { except: facts.event_id, now: deps.clock.now() })
    : null;
  const when = formatIn(facts.starts_at, locale, facts.time_zone);
  const own = timeZone === null ? when : formatIn(facts.starts_at, locale, timeZone);
  return {
    title: facts.title,
    when,
    yourTime: own === when ? '' : sessionWords.yourTime.replace('%{time}', () => own),
    where: facts.place ?? sessionWords.online,
    expires: facts.offer_expires_at
      ? formatIn(facts.offer_expires_at, locale, timeZone ?? facts.time_zone)
      : '',
    nextDate: next
      ? sessionWords.nextDate.replace('%{when}', () => formatIn(next.starts_at, locale, next.time_zone))
      : '',
  };
}

const formatIn = (moment: string, locale: string, timeZone: string): string =>
  formatMoment(moment, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
