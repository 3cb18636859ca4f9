import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DatePicker } from '../../kit/dates/DatePicker.tsx';
import type { SecurityFilters } from './useSecurityFilters.ts';

const pause = 300;

/** Name or address, taken over once somebody pauses. */
export function SearchField({ wish: input }: { readonly wish: SecurityFilters }) {
  const translate = useTranslate();
  const held = input.text('q') ?? '';
  const [typed, setTyped] = useState(held);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address
  useEffect(() => {
    if (typed.trim() === held) return;
    const timer = setTimeout(() => input.change({ q: typed.trim() }), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      type="search"
      label={translate('security.search')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 100 } }}
      sx={{ width: { xs: 1, sm: 220 } }}
    />
  );
}

interface ChoiceFieldProps {
  readonly wish: SecurityFilters;
  readonly name: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
}

/** One of a few words, or all. */
export function ChoiceField({ wish: input, name, label, choices }: ChoiceFieldProps) {
  const translate = useTranslate();
  const held = input.text(name) ?? '';
  return (
    <TextField
      select
      id={`filter-${name}`}
      label={label}
      value={choices.some(({ value }) => value === held) ? held : ''}
      onChange={(event) => input.change({ [name]: event.target.value })}
      sx={{ width: { xs: 'calc(50% - 6px)', sm: 180 } }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{translate('security.all')}</MenuItem>
      {choices.map(({ value, text }) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** From a day until a day, both included. */
export function DayFields({ wish: input }: { readonly wish: SecurityFilters }) {
  const translate = useTranslate();
  const today = new Date().toISOString().slice(0, 10);
  return (['from', 'to'] as const).map((name) => (
    <DatePicker
      key={name}
      id={`filter-${name}`}
      label={translate(`security.${name}`)}
      today={today}
      value={input.text(name)}
      helperText=" "
      onChange={(day) => {
        if (day === null || isoDay.test(day)) input.change({ [name]: day });
      }}
      sx={{ width: { xs: 'calc(50% - 6px)', sm: 160 }, mb: -2.5 }}
    />
  ));
}

interface FilterRowProps {
  readonly found: { readonly total: number; readonly counted_at_most: number } | undefined;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** The filters in one row, and how many they leave. */
export function FilterRow({ found, children, action }: FilterRowProps) {
  const translate = useTranslate();
  const isMore = found !== undefined && found.total > found.counted_at_most;
  const count = found && {
    smart_count: found.total,
    count: found.counted_at_most.toLocaleString(),
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
      {children}
      <Typography variant="body2" color="text.secondary" role="status">
        {count ? translate(isMore ? 'security.manyResults' : 'security.results', count) : ' '}
      </Typography>
      {action && <Box sx={{ ml: 'auto' }}>{action}</Box>}
    </Box>
  );
}
