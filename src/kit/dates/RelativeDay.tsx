import { Tooltip } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { localMoment } from '../../../domain/campaigns/reminders.ts';
import { daysBetween } from '../../../domain/dates/days.ts';

const steps = [
  ['year', 365],
  ['month', 30],
  ['week', 14],
] as const;

/** The calendar day it is where the reader is. */
export const todayHere = () => localMoment(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone).day;

/** A day as people write it; it has no time zone, so none may shift it. */
export const longDay = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));

/** How far away a day is, and which day exactly on hover. */
export function RelativeDay({ day }: { readonly day: string | null }) {
  const [locale] = useLocaleState();
  const translate = useTranslate();
  if (day === null) return <>{translate('campaigns.days.unknown')}</>;
  const days = daysBetween(todayHere(), day);
  const [unit, length] = steps.find(([, size]) => Math.abs(days) >= size) ?? (['day', 1] as const);
  const size = unit === 'week' ? 7 : length;
  const text = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(days / size), unit);
  return (
    <Tooltip title={longDay(day, locale)}>
      <time dateTime={day}>{text}</time>
    </Tooltip>
  );
}
