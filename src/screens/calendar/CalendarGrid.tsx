import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import './calendar.css';
import FullCalendar from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import listPlugin from '@fullcalendar/react/list';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import { Box } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ShownEntry } from '../../../contract/v2/calendar.ts';
import type { CalendarView } from '../../../domain/calendar/calendarViews.ts';
import { dateLocaleOf } from '../../../domain/dates/formatDate.ts';
import { usePalette } from '../../kit/page/usePalette.ts';
import { calendarColorsOf } from './calendarColorsOf.ts';
import { toCalendarEvent } from './toCalendarEvent.ts';

const plugins = [dayGridPlugin, timeGridPlugin, listPlugin, classicTheme];
const viewNames = { month: 'dayGridMonth', week: 'timeGridWeek', agenda: 'listMonth' } as const;

/** A fixed height, so that the rows of a month stay where they are when its entries appear. */
const gridHeight = 760;

interface CalendarGridProps {
  readonly view: CalendarView;
  readonly day: string;
  readonly entries: readonly ShownEntry[];
}

/** The days with their entries. Each entry is a link to its page. */
export function CalendarGrid({ view, day, entries }: CalendarGridProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const navigate = useNavigate();
  const palette = usePalette();
  return (
    <Box className={`calendar calendar-${view}`} style={calendarColorsOf(palette)}>
      <FullCalendar
        key={`${view} ${day} ${locale}`}
        plugins={plugins}
        initialView={viewNames[view]}
        initialDate={day}
        headerToolbar={false}
        height={view === 'agenda' ? 'auto' : gridHeight}
        expandRows
        locale={dateLocaleOf(locale)}
        firstDay={1}
        dayMaxEvents={4}
        eventTimeFormat={{ hour: '2-digit', minute: '2-digit' }}
        listItemEventTimeClass="calendar-time"
        listItemEventTitleClass="calendar-title"
        allDayText={translate('calendar.allDay')}
        noEventsContent={translate('calendar.none')}
        events={entries.map((entry) => toCalendarEvent(entry, translate))}
        eventClick={({ event, jsEvent }) => {
          if (jsEvent.ctrlKey || jsEvent.metaKey) return;
          jsEvent.preventDefault();
          navigate(event.url);
        }}
      />
    </Box>
  );
}
