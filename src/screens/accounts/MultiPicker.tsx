import { Autocomplete, ListItemText, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { accountsByNameQuery, PickerOption } from '../../../dataProviders/administration.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { useDebounced } from '../../kit/useDebounced.ts';

interface Props {
  /** The area of `administration` with the texts `label`, `none` and `failed`. */
  readonly words: 'people' | 'accounts';
  readonly help?: string;
  readonly chosen: readonly PickerOption[];
  readonly onChange: (chosen: readonly PickerOption[]) => void;
  readonly matchesQuery: typeof accountsByNameQuery;
}

/** Picks several people or accounts by name. */
export function MultiPicker({ words, help, chosen, onChange, matchesQuery }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const q = useDebounced(typed.trim());
  const matches = useQuery({ ...matchesQuery(useAccountId(), q), enabled: isOpen });
  const options = (matches.data ?? []).filter(({ id }) => chosen.every((one) => one.id !== id));
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={options}
      value={[...chosen]}
      inputValue={typed}
      loading={matches.isFetching}
      loadingText={translate('administration.accounts.searching')}
      noOptionsText={translate(`administration.${words}.${matches.isError ? 'failed' : 'none'}`)}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_, text, reason) => {
        if (reason !== 'selectOption' && reason !== 'reset') setTyped(text);
      }}
      onChange={(_, next) => onChange(next)}
      renderOption={({ key, ...option }, { name, detail }) => (
        <li key={key} {...option}>
          <ListItemText primary={name} secondary={detail} />
        </li>
      )}
      renderInput={(input) => (
        <TextField {...input} label={translate(`administration.${words}.label`)} helperText={help} />
      )}
    />
  );
}
