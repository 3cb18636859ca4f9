import { useMediaQuery, useTheme } from '@mui/material';
import type { CalendarView } from '../../../domain/calendar/calendarViews.ts';

/** The view until the person chooses one: a month has no room for texts on a phone. */
export function useDefaultView(): CalendarView {
  return useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true }) ? 'agenda' : 'month';
}
