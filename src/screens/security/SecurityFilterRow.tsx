import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { DatePicker } from '../../kit/dates/DatePicker.tsx';
import { localToday } from '../../kit/dates/localToday.ts';
import { SearchField } from '../../kit/forms/SearchField.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import type { SecurityTabProps } from './useSecurityFilters.ts';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** The filters for the first and the last day, both inclusive. */
export function DayFilters({ filters, setFilters }: Omit<SecurityTabProps, 'onOpen'>) {
  const translate = useTranslate();
  const today = localToday();
  return (['from', 'to'] as const).map((name) => (
    <DatePicker
      key={name}
      id={`filter-${name}`}
      label={translate(`security.${name}`)}
      today={today}
      value={filters[name]}
      helperText=" "
      onChange={(day) => {
        if (day === null || isoDay.test(day)) setFilters({ [name]: day });
      }}
      sx={{ width: { xs: 'calc(50% - 6px)', sm: 160 }, mb: -2.5 }}
    />
  ));
}

interface FilterRowProps extends Omit<SecurityTabProps, 'onOpen'> {
  readonly counts: { readonly total: number; readonly counted_at_most: number } | undefined;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** The search, the other filters and the number of results. */
export function SecurityFilterRow({ filters, setFilters, counts, children, action }: FilterRowProps) {
  const translate = useTranslate();
  const format = useFormat();
  const isMore = counts !== undefined && counts.total > counts.counted_at_most;
  const count = counts && { smart_count: counts.total, count: format.number(counts.counted_at_most) };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
      <SearchField
        label={translate('security.search')}
        value={filters.q}
        onSearch={(q) => setFilters({ q })}
      />
      {children}
      <Hint role="status">
        {count ? translate(isMore ? 'security.manyResults' : 'security.results', count) : ' '}
      </Hint>
      {action && <Box sx={{ ml: 'auto' }}>{action}</Box>}
    </Box>
  );
}
