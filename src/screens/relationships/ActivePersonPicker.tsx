import { Autocomplete, ListItemText, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { recordLabel } from '../../../resources/kit/recordLabel.ts';
import { type UserRecord, users } from '../../../resources/users/users.ts';
import { useDebounced } from '../../kit/useDebounced.ts';

interface Props {
  readonly label: string;
  readonly help?: string;
  /** People who cannot be chosen. */
  readonly except?: readonly number[];
  readonly busy?: boolean;
  readonly onPick: (user: UserRecord) => void;
}

const maxOptions = 20;

/** Searches active people; choosing one takes effect immediately. */
export function ActivePersonPicker({ label, help, except = [], busy = false, onPick }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const q = useDebounced(typed.trim());
  const { data = [], isPending } = useGetList<UserRecord>(
    users.name,
    {
      filter: { status: 'active', ...(q ? { q } : {}) },
      pagination: { page: 1, perPage: maxOptions },
      sort: { ...users.sort },
    },
    { enabled: isOpen, placeholderData: (previous) => previous },
  );
  return (
    <Autocomplete
      size="small"
      value={null}
      inputValue={typed}
      blurOnSelect
      disabled={busy}
      loading={isPending}
      loadingText={translate('relationships.person.searching')}
      noOptionsText={translate('relationships.person.nothing')}
      options={data.filter(({ id }) => !except.includes(id))}
      filterOptions={(all) => all}
      getOptionLabel={(user) => recordLabel(users, user)}
      getOptionKey={(user) => user.id}
      renderOption={(props, user) => (
        <li {...props} key={user.id}>
          <ListItemText
            primary={recordLabel(users, user)}
            secondary={[user.email, user.department].filter(Boolean).join(' · ')}
          />
        </li>
      )}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, user) => user && onPick(user)}
      renderInput={(input) => <TextField {...input} label={label} helperText={help} />}
    />
  );
}
