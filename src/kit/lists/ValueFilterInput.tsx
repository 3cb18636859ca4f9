import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AutocompleteArrayInput, type DataProvider, useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useDebounced } from '../useDebounced.ts';

interface Props {
  readonly resource: string;
  readonly source: string;
  readonly label: string;
}

interface Provider extends DataProvider {
  listFilterValues(
    resource: string,
    field: string,
    q: string,
    signal?: AbortSignal,
  ): Promise<readonly string[]>;
}

/** Selects several of the values that exist in a field of text; the server searches them. */
export function ValueFilterInput({ resource, source, label }: Props) {
  const provider = useDataProvider<Provider>();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim());
  const { data = [], isPending } = useQuery({
    queryKey: [resource, 'filterValues', source, q],
    queryFn: ({ signal }) => provider.listFilterValues(resource, source, q, signal),
  });
  const selected: unknown = useWatch({ name: source });
  const all = new Set([...(Array.isArray(selected) ? selected.map(String) : []), ...data]);
  return (
    <AutocompleteArrayInput
      source={source}
      label={label}
      choices={[...all].map((id) => ({ id, name: id }))}
      translateChoice={false}
      isPending={isPending}
      filterToQuery={(text: string) => ({ q: text })}
      onInputChange={(_event, text: string, reason: string) => setTyped(reason === 'input' ? text : '')}
      helperText={false}
      fullWidth
      size="small"
      variant="outlined"
    />
  );
}
