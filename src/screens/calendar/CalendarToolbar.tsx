import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, Button, IconButton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import {
  type CalendarView,
  calendarViews,
  moveDay,
  startOfWeek,
} from '../../../domain/calendar/calendarViews.ts';
import { localToday } from '../../kit/dates/localToday.ts';
import { useFormat } from '../../kit/useFormat.ts';

interface CalendarToolbarProps {
  readonly view: CalendarView;
  readonly day: string;
  readonly onView: (view: CalendarView) => void;
  /** Called with null for today. */
  readonly onDay: (day: string | null) => void;
}

/** The buttons that choose the days and the view. */
export function CalendarToolbar({ view, day, onView, onDay }: CalendarToolbarProps) {
  const translate = useTranslate();
  const format = useFormat();
  const move = (by: -1 | 1) => {
    const next = moveDay(view, day, by);
    onDay(next === localToday() ? null : next);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Button variant="outlined" size="small" onClick={() => onDay(null)}>
        {translate('calendar.today')}
      </Button>
      <IconButton onClick={() => move(-1)} aria-label={translate('calendar.previous')}>
        <ChevronLeft />
      </IconButton>
      <IconButton onClick={() => move(1)} aria-label={translate('calendar.next')}>
        <ChevronRight />
      </IconButton>
      <Typography variant="h2" aria-live="polite" sx={{ flex: '1 1 160px' }}>
        {view === 'week'
          ? translate('calendar.weekOf', { day: format.day(startOfWeek(day)) })
          : format.month(day)}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        onChange={(_event, next: CalendarView | null) => next && onView(next)}
        aria-label={translate('calendar.view')}
      >
        {calendarViews.map((one) => (
          <ToggleButton key={one} value={one}>
            {translate(`calendar.views.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
