import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import {
  type SprintChoiceKind,
  type SprintOption,
  sprintOptionQuery,
  sprintOptionsQuery,
} from '../../../dataProviders/sprints.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';

interface Props {
  readonly source: string;
  readonly kind: SprintChoiceKind;
  readonly disabled: boolean;
}

/** Searches for one topic, person or team by name. */
export function SprintOptionInput({ source, kind, disabled }: Props) {
  const translate = useTranslate();
  const accountId = useAccountId();
  const { field, fieldState } = useInput({ source });
  const [typed, setTyped] = useState('');
  const chosen: number | null = field.value || null; // react-admin's inputs use '' for an empty value
  const options = useQuery(sprintOptionsQuery(accountId, kind, typed));
  const current = useQuery(sprintOptionQuery(accountId, kind, chosen));
  const value = options.data?.find(({ id }) => id === chosen) ?? current.data ?? null;
  const problem = fieldState.error?.message;
  const help = options.isError ? translate('builder.sprint.choicesFailed') : undefined;
  return (
    <Autocomplete<SprintOption>
      size="small"
      disabled={disabled}
      value={value}
      onChange={(_event, next) => field.onChange(next?.id ?? null)}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      options={options.data ?? []}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, one) => option.id === one.id}
      loading={options.isFetching}
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
