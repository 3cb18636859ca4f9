import { Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { localMoment } from '../../../domain/campaigns/reminders.ts';
import { deviceTimeZone } from '../createFormat.ts';
import { useFormat } from '../useFormat.ts';

/** The calendar day it is where the reader is. */
export const todayHere = () => localMoment(new Date(), deviceTimeZone()).day;

/** How far away a day is, and which day exactly on hover. */
export function RelativeDay({ day }: { readonly day: string | null }) {
  const format = useFormat();
  const translate = useTranslate();
  if (day === null) return <>{translate('campaigns.days.unknown')}</>;
  return (
    <Tooltip title={format.day(day, 'long')}>
      <time dateTime={day}>{format.relativeDay(day, todayHere())}</time>
    </Tooltip>
  );
}
