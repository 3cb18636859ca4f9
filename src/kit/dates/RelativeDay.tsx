import { Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../useFormat.ts';
import { localToday } from './localToday.ts';

/** A day relative to today; the exact day is in the tooltip. */
export function RelativeDay({ day }: { readonly day: string | null }) {
  const format = useFormat();
  const translate = useTranslate();
  if (day === null) return <>{translate('campaigns.days.unknown')}</>;
  return (
    <Tooltip title={format.day(day, 'long')}>
      <time dateTime={day}>{format.relativeDay(day, localToday())}</time>
    </Tooltip>
  );
}
