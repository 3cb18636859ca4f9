import { Stack, Typography } from '@mui/material';
import { AutocompleteArrayInput, type RaRecord, ReferenceArrayInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { recordLabel } from '../../../resources/kit/recordLabel.ts';
import type { Resource } from '../../../resources/kit/resource.ts';
import { teams } from '../../../resources/teams/teams.ts';
import { users } from '../../../resources/users/users.ts';

interface Props {
  readonly disabled: boolean;
  /** The translation key of the help text. */
  readonly help?: string;
  readonly helpParams?: Readonly<Record<string, number>>;
}

/** The inputs for the teams and people of a campaign that does not invite everyone. */
export function ChosenAudienceInputs({ disabled, help = 'kit.chosenHelp', helpParams }: Props) {
  const translate = useTranslate();
  if (useWatch({ name: 'audience' }) !== 'chosen') return null;
  const pick = (source: string, of: Resource, label: string) => (
    <ReferenceArrayInput source={source} reference={of.name} sort={{ ...of.sort }}>
      <AutocompleteArrayInput
        label={label}
        size="small"
        variant="outlined"
        disabled={disabled}
        helperText={false}
        optionText={(one: RaRecord) => recordLabel(of, one)}
        filterToQuery={(q: string) => (q ? { q } : {})}
      />
    </ReferenceArrayInput>
  );
  return (
    <Stack spacing={2}>
      {pick('team_ids', teams, 'kit.chosenTeams')}
      {pick('user_ids', users, 'kit.chosenPeople')}
      <Typography variant="caption" color="text.secondary">
        {translate(help, helpParams)}
      </Typography>
    </Stack>
  );
}
