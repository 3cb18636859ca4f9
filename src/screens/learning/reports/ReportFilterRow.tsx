import { Autocomplete, Box, createFilterOptions, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { type ReportOptions, reportOptionsQuery } from '../../../../dataProviders/learningReports.ts';
import { reportPeriods } from '../../../../domain/learning/learningReports.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { FilterSelect } from '../../../kit/forms/FilterSelect.tsx';
import type { SharedFilters } from './reportFilters.ts';

interface Props {
  readonly filters: SharedFilters;
  readonly onChange: (change: Partial<SharedFilters>) => void;
}

/** The filters of reports: period, team, team group and course. */
export function ReportFilterRow({ filters, onChange }: Props) {
  const translate = useTranslate();
  const { data } = useQuery(reportOptionsQuery(useAccountId()));
  return (
    <Box
      role="group"
      aria-label={translate('learningReports.filters.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}
    >
      <FilterSelect
        name="period"
        label={translate('learningReports.filters.period')}
        value={filters.period === null ? null : String(filters.period)}
        choices={reportPeriods.map((days) => ({
          value: String(days),
          text: translate(`learningReports.filters.periods.${days}`),
        }))}
        onChange={(value) =>
          onChange({ period: reportPeriods.find((days) => String(days) === value) ?? null })
        }
      />
      {(['course', 'team', 'group'] as const).map((name) => (
        <OptionFilter
          key={name}
          label={translate(`learningReports.filters.${name}`)}
          options={data?.[optionsOf[name]] ?? []}
          value={filters[name]}
          onChange={(id) => onChange({ [name]: id })}
        />
      ))}
    </Box>
  );
}

const optionsOf = { course: 'courses', team: 'teams', group: 'groups' } as const satisfies Record<
  string,
  keyof ReportOptions
>;

type Option = ReportOptions['teams'][number];

interface OptionFilterProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
}

const filterOptions = createFilterOptions<Option>({ limit: 50, stringify: ({ name }) => name });

function OptionFilter({ label, options, value, onChange }: OptionFilterProps) {
  const translate = useTranslate();
  return (
    <Autocomplete
      options={options}
      value={options.find(({ id }) => id === value) ?? null}
      onChange={(_event, option) => onChange(option?.id ?? null)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={filterOptions}
      noOptionsText={translate('learningReports.filters.noOptions')}
      sx={{ width: { xs: 'calc(50% - 6px)', sm: 220 } }}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          placeholder={translate('learningReports.filters.all')}
          slotProps={{ inputLabel: { ...input.InputLabelProps, shrink: true } }}
        />
      )}
    />
  );
}
