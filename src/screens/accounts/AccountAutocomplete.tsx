import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { accountsByNameQuery, type NamedAccount } from '../../../dataProviders/administration.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { useDebounced } from '../../kit/useDebounced.ts';

interface Props {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: NamedAccount | null;
  readonly onChange: (account: NamedAccount | null) => void;
}

/** Picks one account by name. */
export function AccountAutocomplete({ label, placeholder, value, onChange }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(value?.name ?? '');
  const [isOpen, setOpen] = useState(false);
  const q = useDebounced(typed.trim() === value?.name ? '' : typed.trim());
  const matches = useQuery({ ...accountsByNameQuery(useAccountId(), q), enabled: isOpen });
  return (
    <Autocomplete
      options={matches.data ?? []}
      value={value}
      inputValue={typed}
      loading={matches.isFetching}
      loadingText={translate('administration.accounts.searching')}
      noOptionsText={translate(`administration.accounts.${matches.isError ? 'failed' : 'none'}`)}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, account) => onChange(account)}
      renderInput={(input) => <TextField {...input} label={label} placeholder={placeholder} />}
    />
  );
}
