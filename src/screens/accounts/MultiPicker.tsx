import { Autocomplete, ListItemText, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDebounced } from '../../kit/useDebounced.ts';
import { administrationKey } from './useChange.ts';

export interface Choice {
  readonly id: number;
  readonly name: string;
  readonly detail?: string;
}

interface Props {
  /** Keys of `administration` with label, none, failed. */
  readonly words: 'people' | 'accounts';
  readonly help?: string;
  readonly chosen: readonly Choice[];
  readonly onChange: (chosen: readonly Choice[]) => void;
  readonly find: (q: string) => Promise<readonly Choice[]>;
}

/** Several found by name, one after the other. */
export function MultiPicker({ words, help, chosen, onChange, find }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const q = useDebounced(typed.trim());
  const found = useQuery({
    queryKey: [administrationKey, 'pick', words, q],
    queryFn: () => find(q),
    enabled: isOpen,
  });
  const options = (found.data ?? []).filter(({ id }) => chosen.every((one) => one.id !== id));
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={options}
      value={[...chosen]}
      inputValue={typed}
      loading={found.isFetching}
      loadingText={translate('administration.accounts.searching')}
      noOptionsText={translate(`administration.${words}.${found.isError ? 'failed' : 'none'}`)}
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
