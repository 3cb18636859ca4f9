import { useState } from 'react';
import { AutocompleteArrayInput, type RaRecord, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useDebounced } from '../useDebounced.ts';

interface Props {
  readonly resource: string;
  readonly source: string;
  readonly label: string;
}

const maxOptions = 50;

/** Selects several of the values that exist in a field of text; the server searches them. */
export function ExistingValuesInput({ resource, source, label }: Props) {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim());
  const { data = [], isPending } = useGetList<RaRecord<string>>('filter_values', {
    filter: { resource, field: source, q },
    pagination: { page: 1, perPage: maxOptions },
    sort: { field: 'id', order: 'ASC' },
  });
  const selected: unknown = useWatch({ name: source });
  const known = Array.isArray(selected) ? selected.map(String) : [];
  const all = new Set([...known, ...data.map(({ id }) => id)]);
  return (
    <AutocompleteArrayInput
      source={source}
      label={label}
      choices={[...all].map((id) => ({ id, name: id }))}
      translateChoice={false}
      isPending={isPending}
      onInputChange={(_event, text: string, reason: string) => setTyped(reason === 'input' ? text : '')}
      helperText={false}
      fullWidth
      size="small"
      variant="outlined"
    />
  );
}
