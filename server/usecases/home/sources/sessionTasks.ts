import { localDayOf } from '../../../../domain/dates/localDay.ts';
import { sessionPath } from '../../../calendar/sessionItem.ts';
import { listOwnSessions } from '../../../store/home/ownSessions.ts';
import { type HomeSource, plainTask } from './homeSource.ts';

/** Seats that are offered to the reader, and their live sessions of today. */
export const listSessionTasks: HomeSource = async (tx, context) => {
  const sessions = await listOwnSessions(tx, context, context.now);
  return sessions.flatMap(({ id, title, starts_at, offer_expires_at }) => {
    const due_on = localDayOf(new Date(offer_expires_at ?? starts_at), context.timeZone);
    const isOffer = offer_expires_at !== null;
    if (!isOffer && due_on !== context.today) return [];
    const kind = isOffer ? ('seatOffer' as const) : ('sessionToday' as const);
    return [{ ...plainTask, kind, context: title, due_on, path: sessionPath(id) }];
  });
};
