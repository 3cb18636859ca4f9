import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb.js';
import { useTranslate } from 'react-admin';
import { yearsAhead, yearsBack } from '../../../domain/dates/pickerYears.ts';
import { useFormat } from '../useFormat.ts';

const weeksOfMonth = 6;

interface Props {
  readonly chosen: string | null;
  readonly today: string;
  readonly onChoose: (day: string) => void;
}

/** The days of a month, beginning on Monday, always six weeks of them (CONST-26), and a list of years. */
export function Calendar({ chosen, today, onChoose }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="en-gb"
      localeText={{
        previousMonth: translate('app.date.previousMonth'),
        nextMonth: translate('app.date.nextMonth'),
        calendarViewSwitchingButtonAriaLabel: (view) =>
          translate(view === 'year' ? 'app.date.showDays' : 'app.date.showYears'),
      }}
    >
      <DateCalendar
        autoFocus
        value={chosen === null ? null : dayjs(chosen)}
        referenceDate={dayjs(today)}
        minDate={dayjs(today).subtract(yearsBack, 'year').startOf('year')}
        maxDate={dayjs(today).add(yearsAhead, 'year').endOf('year')}
        fixedWeekNumber={weeksOfMonth}
        showDaysOutsideCurrentMonth
        slotProps={{ day: ({ day }) => ({ 'aria-label': format.day(isoDay(day), 'long') }) }}
        onChange={(day, _, view) => view === 'day' && day && onChoose(isoDay(day))}
      />
    </LocalizationProvider>
  );
}

const isoDay = (day: Dayjs) => day.format('YYYY-MM-DD');
