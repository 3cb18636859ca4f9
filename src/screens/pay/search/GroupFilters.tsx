import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { CompensationOptions, JobFilters } from '../../../../dataProviders/compensation.ts';
import { FilterSelect } from '../../../kit/forms/FilterSelect.tsx';
import { useCountryName } from './useCountryName.ts';

interface Props {
  readonly filters: JobFilters;
  readonly options: CompensationOptions;
  readonly onChange: (change: Partial<JobFilters>) => void;
  readonly children?: ReactNode;
}

/** The filters of a group: level, country, location, industry and company size. */
export function GroupFilters({ filters, options, onChange, children }: Props) {
  const translate = useTranslate();
  const countryName = useCountryName();
  const countries = [...new Set(options.places.map(({ country }) => country))];
  const locations = [
    ...new Set(
      options.places
        .filter(({ country, location }) => location !== '' && country === filters.country)
        .map(({ location }) => location),
    ),
  ];
  const asChoices = (texts: readonly string[]) => texts.map((value) => ({ value, text: value }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <FilterSelect
        name="level"
        label={translate('compensation.filters.level')}
        value={filters.level}
        choices={options.levels.map((value) => ({ value, text: translate(`compensation.levels.${value}`) }))}
        onChange={(level) => onChange({ level })}
      />
      <FilterSelect
        name="country"
        label={translate('compensation.filters.country')}
        value={filters.country || null}
        choices={countries.map((value) => ({ value, text: countryName(value) }))}
        onChange={(country) => onChange({ country: country ?? '', location: '' })}
      />
      {locations.length > 0 && (
        <FilterSelect
          name="location"
          label={translate('compensation.filters.location')}
          value={filters.location || null}
          choices={asChoices(locations)}
          onChange={(location) => onChange({ location: location ?? '' })}
        />
      )}
      <FilterSelect
        name="industry"
        label={translate('compensation.filters.industry')}
        value={filters.industry || null}
        choices={asChoices(options.industries)}
        onChange={(industry) => onChange({ industry: industry ?? '' })}
      />
      <FilterSelect
        name="size"
        label={translate('compensation.filters.size')}
        value={filters.size}
        choices={options.sizes.map((value) => ({ value, text: translate(`compensation.sizes.${value}`) }))}
        onChange={(size) => onChange({ size })}
      />
      {children}
    </Box>
  );
}
