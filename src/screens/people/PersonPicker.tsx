import { Autocomplete, ListItemText, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { recordLabel } from '../../../resources/kit/recordLabel.ts';
import { type UserRecord, users } from '../../../resources/users/users.ts';
import { usePeopleSearch } from './usePeopleSearch.ts';

interface Props {
  readonly label: string;
  readonly id: number | null;
  readonly onPick: (id: number | null) => void;
}

/** Picks one person. */
export function PersonPicker({ label, id, onPick }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const matches = usePeopleSearch(typed, isOpen);
  const { data: person = null } = useGetOne<UserRecord>(
    users.name,
    { id: id ?? 0 },
    { enabled: id !== null },
  );
  const value = person !== null && person.id === id ? person : null;
  return (
    <Autocomplete
      options={matches.data ?? []}
      value={value}
      inputValue={isOpen ? typed : recordLabel(users, value)}
      loading={matches.isPending}
      loadingText={translate('people.status.picking')}
      noOptionsText={translate(matches.error ? 'people.status.pickFailed' : 'people.status.pickNothing')}
      filterOptions={(all) => all}
      getOptionLabel={(one) => recordLabel(users, one)}
      getOptionKey={(one) => one.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onOpen={() => {
        setTyped('');
        setOpen(true);
      }}
      onClose={() => setOpen(false)}
      onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
      onChange={(_, one) => onPick(one?.id ?? null)}
      renderOption={({ key, ...props }, one) => (
        <li key={key} {...props}>
          <ListItemText primary={recordLabel(users, one)} secondary={one.email} />
        </li>
      )}
      renderInput={(input) => (
        <TextField {...input} label={label} helperText={translate('people.status.pickHelp')} />
      )}
    />
  );
}
