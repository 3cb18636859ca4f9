import { Autocomplete, ListItemText, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Nominee } from '../../../contract/v2/raters.ts';
import { nomineesQuery } from '../../../dataProviders/raters.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { useDebounced } from '../../kit/useDebounced.ts';

interface Props {
  readonly targetId: number;
  readonly value: Nominee | null;
  readonly onPick: (person: Nominee | null) => void;
}

/** Searches people to nominate, those related to the participant first, with their numbers of requests. */
export function NomineePicker({ targetId, value, onPick }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const q = useDebounced(typed.trim());
  const { data = [], isPending } = useQuery({
    ...nomineesQuery(useAccountId(), targetId, q),
    enabled: isOpen,
  });
  const describe = ({ department, relationship, approved, proposed }: Nominee) => {
    const load = approved + proposed;
    return [
      relationship && translate(`raters.relationships.${relationship}`),
      department,
      load === 0 ? translate('raters.name.free') : translate('raters.name.load', { smart_count: load }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <Autocomplete
      size="small"
      value={value}
      loading={isPending}
      loadingText={translate('raters.name.searching')}
      noOptionsText={translate('raters.name.noMatches')}
      options={data}
      filterOptions={(all) => all}
      isOptionEqualToValue={(one, other) => one.user_id === other.user_id}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ user_id }) => user_id}
      renderOption={(props, person) => (
        <li {...props} key={person.user_id}>
          <ListItemText primary={person.name} secondary={describe(person)} />
        </li>
      )}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, person) => onPick(person)}
      renderInput={(input) => (
        <TextField
          {...input}
          label={translate('raters.name.person')}
          helperText={translate('raters.name.help')}
        />
      )}
    />
  );
}
