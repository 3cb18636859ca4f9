import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetMany, useTranslate } from 'react-admin';
import { labelOf } from '../../../resources/kit/labelOf.ts';
import { type UserRecord, users } from '../../../resources/users/users.ts';
import { usePeopleSearch } from './usePeopleSearch.ts';

interface Props {
  readonly label: string;
  readonly ids: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

const shownAtOnce = 12;

/** Finds people by what is known of them; any number of them. */
export function PeoplePicker({ label, ids, onChange }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const found = usePeopleSearch(typed, isOpen);
  const chosen = useGetMany<UserRecord>(users.name, { ids: [...ids] }, { enabled: ids.length > 0 });
  const known = new Map([...(found.data ?? []), ...(chosen.data ?? [])].map((user) => [user.id, user]));
  const nameOf = (id: number) => labelOf(users, known.get(id)) || '…';
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      limitTags={shownAtOnce}
      options={(found.data ?? []).map(({ id }) => id)}
      value={[...ids]}
      inputValue={typed}
      loading={found.isPending}
      loadingText={translate('people.status.picking')}
      noOptionsText={translate(found.error ? 'people.status.pickFailed' : 'people.status.pickNothing')}
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
