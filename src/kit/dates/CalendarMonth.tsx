import BackIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { Box, ButtonBase, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { type CalendarCell, calendarCells } from '../../../domain/dates/calendarCells.ts';
import { addDays } from '../../../domain/dates/days.ts';
import { pickerYears } from '../../../domain/dates/pickerYears.ts';

const monday = 1;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface CalendarMonthProps {
  readonly chosen: string | null;
  readonly today: string;
  readonly onChoose: (day: string) => void;
}

/** One month as six weeks of days. Arrow keys move the focus by day or week, also into the adjacent months. */
export function CalendarMonth({ chosen, today, onChoose }: CalendarMonthProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [focused, setFocused] = useState(chosen ?? today);
  const grid = useRef<HTMLDivElement>(null);
  const [year = 0, month = 1] = focused.split('-').map(Number);
  const cells = calendarCells(year, month, monday);
  const show = (toYear: number, toMonth: number) => setFocused(firstOf(toYear, toMonth));

  // Focus follows only keyboard moves: the focused day can disappear when the month changes.
  const isKeyboardMove = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run when the focused day changes
  useEffect(() => {
    if (isKeyboardMove.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isKeyboardMove.current = false;
  }, [focused]);

  const handleKeyDown = (event: React.KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    isKeyboardMove.current = true;
    setFocused(addDays(focused, step));
  };
  return (
    <Box sx={{ p: 1.5, width: 308 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1 }}>
        <IconButton
          aria-label={translate('app.date.previousMonth')}
          onClick={() => show(year, month - 1)}
          size="small"
        >
          <BackIcon />
        </IconButton>
        <Typography aria-live="polite" variant="subtitle2" sx={{ flex: 1, textAlign: 'center' }}>
          {nameOf(focused, locale, { month: 'long' })}
        </Typography>
        <TextField
          select
          value={year}
          onChange={(event) => show(Number(event.target.value), month)}
          slotProps={{ htmlInput: { 'aria-label': translate('app.date.year') } }}
          sx={{ width: 96 }}
        >
          {pickerYears(Number(today.slice(0, 4))).map((one) => (
            <MenuItem key={one} value={one} dense>
              {one}
            </MenuItem>
          ))}
        </TextField>
        <IconButton
          aria-label={translate('app.date.nextMonth')}
          onClick={() => show(year, month + 1)}
          size="small"
        >
          <NextIcon />
        </IconButton>
      </Box>
      <Box
        ref={grid}
        role="grid"
        aria-label={nameOf(focused, locale, { month: 'long', year: 'numeric' })}
        onKeyDown={handleKeyDown}
      >
        {weeksOf(cells).map((week) => (
          <Box key={week[0]?.date} role="row" sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)' }}>
            {week.map((cell) => (
              <Day
                key={cell.date}
                cell={cell}
                name={nameOf(cell.date, locale, { dateStyle: 'full' })}
                isChosen={cell.date === chosen}
                isToday={cell.date === today}
                isFocused={cell.date === focused}
                onChoose={onChoose}
              />
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface DayProps {
  readonly cell: CalendarCell;
  readonly name: string;
  readonly isChosen: boolean;
  readonly isToday: boolean;
  readonly isFocused: boolean;
  readonly onChoose: (day: string) => void;
}

function Day({ cell, name, isChosen, isToday, isFocused, onChoose }: DayProps) {
  return (
    <ButtonBase
      role="gridcell"
      aria-label={name}
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isFocused ? 0 : -1}
      onClick={() => onChoose(cell.date)}
      sx={{
        height: 40,
        borderRadius: 1,
        fontSize: '0.875rem',
        color: isChosen ? 'primary.contrastText' : cell.isInMonth ? 'text.primary' : 'text.secondary',
        bgcolor: isChosen ? 'primary.main' : 'transparent',
        border: isToday ? 1 : 0,
        borderColor: 'primary.main',
        '&:hover': { bgcolor: isChosen ? 'primary.main' : 'action.hover' },
      }}
    >
      {cell.day}
    </ButtonBase>
  );
}

const weeksOf = (cells: readonly CalendarCell[]) =>
  Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));

/** The first day of a month; month 0 is December of the previous year, month 13 January of the next. */
const firstOf = (year: number, month: number) =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);

const nameOf = (day: string, locale: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
