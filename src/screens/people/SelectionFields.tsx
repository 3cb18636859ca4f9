import { Box, Chip, FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDebounced } from '../../kit/useDebounced.ts';
import { PeoplePicker } from './PeoplePicker.tsx';
import type { PeopleSelection } from './usePeopleSelection.ts';

/** Chosen people, or everybody who matches. */
export function SelectionFields({ whom: audience }: { readonly whom: PeopleSelection }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={id} variant="h2">
        {translate('people.status.whom')}
      </Typography>
      <RadioGroup
        row
        aria-labelledby={id}
        value={audience.by}
        onChange={(_, value) => audience.chooseBy(value === 'filter' ? 'filter' : 'people')}
      >
        <FormControlLabel value="people" control={<Radio />} label={translate('people.status.chosen')} />
        <FormControlLabel value="filter" control={<Radio />} label={translate('people.status.matching')} />
      </RadioGroup>
      {audience.by === 'people' ? (
        <PeoplePicker label={translate('people.status.pick')} ids={audience.ids} onChange={audience.setIds} />
      ) : (
        <Matching whom={audience} />
      )}
    </Box>
  );
}

/** Words to search for, beside the filters that came along from the list. */
function Matching({ whom: { filter, setFilter } }: { readonly whom: PeopleSelection }) {
  const translate = useTranslate();
  const { q, ...others } = filter;
  const [typed, setTyped] = useState(String(q ?? ''));
  const settled = useDebounced(typed.trim());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the filter
  useEffect(() => {
    if (settled !== String(q ?? '')) setFilter(settled === '' ? others : { ...others, q: settled });
  }, [settled]);
  const without = (name: string) =>
    setFilter(Object.fromEntries(Object.entries(filter).filter(([key]) => key !== name)));
  return (
    <>
      <TextField
        type="search"
        label={translate('people.status.search')}
        helperText={translate('people.status.searchHelp')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
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
  const word = (one: unknown) =>
    one === null
      ? translate('people.status.empty')
      : translate(`resources.users.choices.${name}.${one}`, { _: String(one) });
  const values = (Array.isArray(value) ? value : [value]).map(word).join(', ');
  const field = translate(`resources.users.fields.${name}`, { _: name });
  return (
    <Chip size="small" label={translate('people.status.filter', { field, values })} onDelete={onDelete} />
  );
}
