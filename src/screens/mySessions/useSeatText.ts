import { useTranslate } from 'react-admin';
import type { ListedSession } from '../../../dataProviders/mySessions.ts';

/** Returns the text about the seats of a session: how many are left, or how many people wait. */
export function useSeatText() {
  const translate = useTranslate();
  return ({ seats_left, capacity, waiting }: ListedSession): string => {
    if (seats_left > 0) return translate('mySessions.seats', { smart_count: seats_left, capacity });
    const full = translate('mySessions.full', { capacity });
    return waiting === 0 ? full : `${full} · ${translate('mySessions.waiting', { smart_count: waiting })}`;
  };
}
