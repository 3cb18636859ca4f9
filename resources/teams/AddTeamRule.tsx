import { Autocomplete, Box, Button, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { attributeValuesQuery } from '../../dataProviders/people.ts';
import { addTeamRule, teamKeys } from '../../dataProviders/teams.ts';
import { useAccountId } from '../../src/kit/context/useAccountId.ts';
import { SelectField } from '../../src/kit/forms/SelectField.tsx';
import { useAction } from '../../src/kit/useAction.ts';
import { useDebounced } from '../../src/kit/useDebounced.ts';
import { type PersonAttribute, personAttributes } from '../users/personAttributes.ts';

/** Adds a rule to a team: everyone with a value of an attribute, which is one that people of the account have or will have. */
export function AddTeamRule({ teamId }: { readonly teamId: number }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [attribute, setAttribute] = useState<PersonAttribute>('department');
  const [value, setValue] = useState('');
  const add = useAction(addTeamRule, {
    invalidates: teamKeys,
    success: null,
    onDone: ({ added }) => {
      setValue('');
      notify('teams.rules.added', { type: 'success', messageArgs: { smart_count: added } });
    },
  });
  const q = useDebounced(value.trim());
  const values = useQuery(attributeValuesQuery(useAccountId(), attribute, q));

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    add.mutate({ team_id: teamId, attribute, value });
  }

  return (
    <Box
      component="form"
      onSubmit={handleSubmit}
      sx={{ display: 'grid', gridTemplateColumns: { sm: '160px 1fr auto' }, gap: 1, alignItems: 'start' }}
    >
      <SelectField
        size="small"
        label={translate('teams.rules.attribute')}
        value={attribute}
        onChange={(next) => {
          setAttribute(next);
          setValue('');
        }}
        options={personAttributes.map((name) => ({
          value: name,
          text: translate(`resources.users.fields.${name}`),
        }))}
      />
      <Autocomplete
        freeSolo
        size="small"
        options={values.data ?? []}
        filterOptions={(all) => all}
        inputValue={value}
        onInputChange={(_event, text) => setValue(text)}
        renderInput={(params) => <TextField {...params} label={translate('teams.rules.value')} />}
      />
      <Button type="submit" variant="outlined" loading={add.isPending} disabled={value.trim() === ''}>
        {translate('teams.rules.add')}
      </Button>
    </Box>
  );
}
