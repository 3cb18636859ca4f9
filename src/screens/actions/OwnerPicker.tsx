import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { recordLabel } from '../../../resources/kit/recordLabel.ts';
import { useActivePeople } from '../../../resources/users/useActivePeople.tsx';
import { users } from '../../../resources/users/users.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import type { ActionOwner } from './actionForm.ts';

interface Props {
  readonly value: ActionOwner | null;
  readonly onChange: (owner: ActionOwner | null) => void;
}

const applicant = 4;

/** Picks the owner of an action: the person themselves first, then the people they see. */
export function OwnerPicker({ value, onChange }: Props) {
  const translate = useTranslate();
  const { user, ownAccount, currentAccount } = usePerson();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { data = [], isPending } = useActivePeople(typed, { enabled: isOpen });
  const people = data
    .filter(({ id, type }) => id !== user.id && type !== applicant)
    .map((one): ActionOwner => ({ id: one.id, name: recordLabel(users, one) }));
  const self = { id: user.id, name: recordLabel(users, { ...user }) };
  const isOwnAccount = ownAccount.id === currentAccount.id;
  return (
    <Autocomplete
      options={isOwnAccount && typed.trim() === '' ? [self, ...people] : people}
      value={value}
      inputValue={isOpen ? typed : (value?.name ?? '')}
      loading={isPending}
      loadingText={translate('actions.form.searching')}
      noOptionsText={translate('actions.form.noPeople')}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onOpen={() => {
        setTyped('');
        setOpen(true);
      }}
      onClose={() => setOpen(false)}
      onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
      onChange={(_, one) => onChange(one)}
      renderInput={(input) => (
        <TextField
          {...input}
          required
          label={translate('actions.form.owner')}
          helperText={translate('actions.form.ownerHelp')}
        />
      )}
    />
  );
}
