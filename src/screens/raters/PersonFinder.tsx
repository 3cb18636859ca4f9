import { Autocomplete, ListItemText, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Nominee } from '../../../contract/v2/raters.ts';
import { findNominees } from '../../../dataProviders/raters.ts';
import { useDebounced } from '../../kit/useDebounced.ts';
import { ratersKey } from './useRaterChange.ts';

interface Props {
  readonly targetId: number;
  readonly value: Nominee | null;
  readonly onPick: (person: Nominee | null) => void;
}

/** Finds somebody to be named: people around the target first; each shows how much they are asked already. */
export function PersonFinder({ targetId, value, onPick }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const q = useDebounced(typed.trim());
  const { data = [], isPending } = useQuery({
    queryKey: [ratersKey, 'nominees', targetId, q],
    queryFn: () => findNominees(targetId, q),
    enabled: isOpen,
    placeholderData: (previous) => previous,
  });
  const reported = ({ department, relationship, approved, proposed }: Nominee) => {
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
      noOptionsText={translate('raters.name.nobody')}
      options={data}
      filterOptions={(all) => all}
      isOptionEqualToValue={(one, other) => one.user_id === other.user_id}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ user_id }) => user_id}
      renderOption={(props, person) => (
        <li {...props} key={person.user_id}>
          <ListItemText primary={person.name} secondary={reported(person)} />
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
