import { Autocomplete, ListItemText, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { recordLabel } from '../../../resources/kit/recordLabel.ts';
import { useActivePeople } from '../../../resources/users/useActivePeople.tsx';
import { type UserRecord, users } from '../../../resources/users/users.ts';

interface Props {
  readonly label: string;
  readonly help?: string;
  /** People who cannot be chosen. */
  readonly except?: readonly number[];
  readonly busy?: boolean;
  readonly onPick: (user: UserRecord) => void;
}

/** Searches active people; choosing one takes effect immediately. */
export function ActivePersonPicker({ label, help, except = [], busy = false, onPick }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { data = [], isPending } = useActivePeople(typed, { enabled: isOpen });
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
