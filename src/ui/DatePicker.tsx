import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import { IconButton, InputAdornment, Popover, TextField, type TextFieldProps } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { parseDayMonthYear } from '../../domain/dates/dayMonthYear.ts';
import { CalendarMonth } from './CalendarMonth.tsx';

type DatePickerProps = Omit<TextFieldProps, 'value' | 'onChange' | 'error'> & {
  /** ISO day, or null while there is none. */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  /** Today as an ISO day: it says which century two digits mean. */
  readonly today: string;
  /** The form's own problem with the day, beside a text that is no day at all. */
  readonly problem?: string;
};

/** A day, typed as day/month/year or chosen from the calendar. */
export function DatePicker({ value, onChange, today, problem, helperText, ...rest }: DatePickerProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(written(value));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(
    () =>
      setTyped((held) =>
        value === null || parseDayMonthYear(held, today) === value ? held : written(value),
      ),
    [value, today],
  );
  const isWrong = typed.trim() !== '' && parseDayMonthYear(typed, today) === null;
  const type = (text: string) => {
    setTyped(text);
    onChange(parseDayMonthYear(text, today));
  };
  const choose = (day: string) => {
    setTyped(written(day));
    onChange(day);
    setAnchor(null);
  };
  const explained = isWrong ? translate('app.date.wrong') : problem;
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
        onChange={(event) => type(event.target.value)}
        error={Boolean(explained)}
        helperText={explained ?? helperText ?? translate('app.date.format')}
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
        <CalendarMonth chosen={value} today={today} onChoose={choose} />
      </Popover>
    </>
  );
}

const written = (day: string | null) => (day ? day.split('-').reverse().join('/') : '');
