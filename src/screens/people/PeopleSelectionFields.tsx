import { Box, Chip, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { users } from '../../../resources/users/users.ts';
import { SearchField } from '../../kit/forms/SearchField.tsx';
import { useFilterText } from '../../kit/lists/useFilterText.ts';
import { PeoplePicker } from './PeoplePicker.tsx';
import type { PeopleSelection } from './usePeopleSelection.ts';

interface Props {
  readonly selection: PeopleSelection;
}

/** Selects people individually, or everyone who matches a filter. */
export function PeopleSelectionFields({ selection }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={id} variant="h2">
        {translate('people.status.applyTo')}
      </Typography>
      <RadioGroup
        row
        aria-labelledby={id}
        value={selection.by}
        onChange={(_, value) => selection.setBy(value === 'filter' ? 'filter' : 'people')}
      >
        <FormControlLabel value="people" control={<Radio />} label={translate('people.status.chosen')} />
        <FormControlLabel value="filter" control={<Radio />} label={translate('people.status.matching')} />
      </RadioGroup>
      {selection.by === 'people' ? (
        <PeoplePicker
          label={translate('people.status.pick')}
          ids={selection.ids}
          onChange={selection.setIds}
        />
      ) : (
        <Matching selection={selection} />
      )}
    </Box>
  );
}

/** A search, and the filters of the list of people. */
function Matching({ selection: { filter, setFilter } }: Props) {
  const translate = useTranslate();
  const { q, ...others } = filter;
  const without = (name: string) =>
    setFilter(Object.fromEntries(Object.entries(filter).filter(([key]) => key !== name)));
  return (
    <>
      <SearchField
        fullWidth
        label={translate('people.status.search')}
        help={translate('people.status.searchHelp')}
        value={String(q ?? '')}
        onSearch={(text) => setFilter(text === '' ? others : { ...others, q: text })}
      />
      {Object.keys(others).length > 0 && (
        <Box
          role="group"
          aria-label={translate('people.status.filters')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {Object.entries(others).map(([name, value]) => (
            <FilterChip key={name} name={name} value={value} onDelete={() => without(name)} />
          ))}
        </Box>
      )}
    </>
  );
}

interface FilterChipProps {
  readonly name: string;
  readonly value: unknown;
  readonly onDelete: () => void;
}

function FilterChip({ name, value, onDelete }: FilterChipProps) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      label={translate('people.status.filter', useFilterText(users, name, value))}
      onDelete={onDelete}
    />
  );
}
