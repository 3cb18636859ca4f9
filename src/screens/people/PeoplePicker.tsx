import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetMany, useTranslate } from 'react-admin';
import { recordLabel } from '../../../resources/kit/recordLabel.ts';
import { type UserRecord, users } from '../../../resources/users/users.ts';
import { usePeopleSearch } from './usePeopleSearch.ts';

interface Props {
  readonly label: string;
  readonly ids: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

const maxShown = 12;

/** Picks any number of people. */
export function PeoplePicker({ label, ids, onChange }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const matches = usePeopleSearch(typed, isOpen);
  const selected = useGetMany<UserRecord>(users.name, { ids: [...ids] }, { enabled: ids.length > 0 });
  const known = new Map([...(matches.data ?? []), ...(selected.data ?? [])].map((user) => [user.id, user]));
  const nameOf = (id: number) => recordLabel(users, known.get(id)) || '…';
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      limitTags={maxShown}
      options={(matches.data ?? []).map(({ id }) => id)}
      value={[...ids]}
      inputValue={typed}
      loading={matches.isPending}
      loadingText={translate('people.status.picking')}
      noOptionsText={translate(matches.error ? 'people.status.pickFailed' : 'people.status.pickNothing')}
      filterOptions={(all) => all.filter((id) => !ids.includes(id))}
      getOptionLabel={nameOf}
      getOptionKey={(id) => id}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(reason === 'input' ? text : '')}
      onChange={(_, next) => onChange(next)}
      renderInput={(input) => (
        <TextField {...input} label={label} helperText={translate('people.status.pickHelp')} />
      )}
    />
  );
}
