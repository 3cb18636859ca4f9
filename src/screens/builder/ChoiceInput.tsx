import { Autocomplete, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import {
  findChoices,
  nameChoices,
  type SprintChoice,
  type SprintNamed,
} from '../../../dataProviders/sprints.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';

interface Props {
  readonly source: string;
  readonly kind: SprintChoice;
  readonly disabled: boolean;
}

/** One topic, person or team, found by typing. */
export function ChoiceInput({ source, kind, disabled }: Props) {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const { field, fieldState } = useInput({ source });
  const [typed, setTyped] = useState('');
  const chosen: number | null = field.value || null; // react-admin's inputs hold '' for nothing
  const key = ['sprint choices', currentAccount.id, kind] as const;
  const found = useQuery({
    queryKey: [...key, typed],
    queryFn: () => findChoices(kind, typed),
    placeholderData: keepPreviousData,
  });
  const named = useQuery({
    queryKey: [...key, 'named', chosen],
    queryFn: () => nameChoices(kind, chosen === null ? [] : [chosen]),
  });
  const value = [...(found.data ?? []), ...(named.data ?? [])].find(({ id }) => id === chosen) ?? null;
  const problem = fieldState.error?.message;
  const help = found.isError ? translate('builder.sprint.choicesFailed') : undefined;
  return (
    <Autocomplete<SprintNamed>
      size="small"
      disabled={disabled}
      value={value}
      onChange={(_event, next) => field.onChange(next?.id ?? null)}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      options={found.data ?? []}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, one) => option.id === one.id}
      loading={found.isFetching}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate(`resources.sprints.fields.${source}`)}
          inputRef={field.ref}
          error={Boolean(problem)}
          helperText={problem ? <ValidationError error={problem} /> : help}
          required
        />
      )}
    />
  );
}
