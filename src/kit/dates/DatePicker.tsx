import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import { Box, IconButton, InputAdornment, Popover, TextField, type TextFieldProps } from '@mui/material';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { formatTypedDay, isYearFirst } from '../../../domain/dates/formatDate.ts';
import { parseTypedDay } from '../../../domain/dates/parseTypedDay.ts';

const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }));

type DatePickerProps = Omit<TextFieldProps, 'value' | 'onChange' | 'error'> & {
  /** An ISO day, null, or invalid text as it was typed. */
  readonly value: string | null;
  /** Receives invalid text unchanged, so that the form's rule rejects it. */
  readonly onChange: (day: string | null) => void;
  /** Today as an ISO day; it decides the century of two-digit years. */
  readonly today: string;
  /** The form's error for this field. The picker itself shows an error for invalid text. */
  readonly problem?: ReactNode;
};

/** A date field: typed in the order of the language, or picked from the calendar. */
export function DatePicker({ value, onChange, today, problem, helperText, ...rest }: DatePickerProps) {
  const translate = useTranslate();
  const language = useLocale();
  const [typed, setTyped] = useState(() => textOf(value ?? '', today, language));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(
    () =>
      setTyped((previous) => {
        if (value === null || previous === value) return previous;
        return parseTypedDay(previous, today, language) === value ? previous : textOf(value, today, language);
      }),
    [value, today, language],
  );
  const isWrong = typed.trim() !== '' && parseTypedDay(typed, today, language) === null;
  const example = formatTypedDay(today, language);
  const handleType = (text: string) => {
    setTyped(text);
    onChange(text.trim() === '' ? null : (parseTypedDay(text, today, language) ?? text));
  };
  const choose = (day: string) => {
    setTyped(textOf(day, today, language));
    onChange(day);
    setAnchor(null);
  };
  const errorText = isWrong ? translate('app.date.wrong', { example }) : problem;
  const button = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={translate('app.date.choose')}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <CalendarIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
  return (
    <>
      <TextField
        {...rest}
        value={typed}
        onChange={(event) => handleType(event.target.value)}
        error={Boolean(errorText)}
        helperText={
          errorText ??
          helperText ??
          translate(`app.date.${isYearFirst(language) ? 'yearFirst' : 'dayFirst'}`, { example })
        }
        slotProps={{
          input: { endAdornment: button },
          htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
        }}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('app.date.choose') } }}
      >
        <Box sx={calendarSize}>
          <Suspense>
            <Calendar chosen={isWrong ? null : value} today={today} onChoose={choose} />
          </Suspense>
        </Box>
      </Popover>
    </>
  );
}

/** The calendar's own size, so that the dialog opens in it before the calendar has loaded. */
const calendarSize = { width: 320, height: 336 };

/** The text of the field: a day as it is typed, or invalid text unchanged. */
const textOf = (day: string, today: string, language: string) =>
  parseTypedDay(day, today, language) === day ? formatTypedDay(day, language) : day;
