import { Stack, Typography } from '@mui/material';
import {
  AutocompleteArrayInput,
  type RaRecord,
  ReferenceArrayInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { mayEdit } from '../../domain/campaigns/benchmarkStatus.ts';
import { CrudCreate, CrudUpdate } from '../kit/CrudForm.tsx';
import { labelOf } from '../kit/labelOf.ts';
import type { Resource } from '../kit/resource.ts';
import { teams } from '../teams/teams.ts';
import { users } from '../users/users.ts';
import { type BenchmarkCampaignRecord, benchmarkCampaigns } from './benchmarkCampaigns.ts';

const stillOpen = (record: RaRecord | undefined, name: string) =>
  mayEdit((record as BenchmarkCampaignRecord | undefined)?.status ?? 'draft', name); // the form's record is a campaign

/** The teams and people of a campaign that does not go to everyone. */
function ChosenAudience() {
  const translate = useTranslate();
  const record = useRecordContext();
  if (useWatch({ name: 'audience' }) !== 'chosen') return null;
  const disabled = !stillOpen(record, 'audience');
  const pick = (source: string, of: Resource, label: string) => (
    <ReferenceArrayInput source={source} reference={of.name} sort={{ ...of.sort }}>
      <AutocompleteArrayInput
        label={label}
        size="small"
        variant="outlined"
        disabled={disabled}
        helperText={false}
        optionText={(one: RaRecord) => labelOf(of, one)}
        filterToQuery={(q: string) => (q ? { q } : {})}
      />
    </ReferenceArrayInput>
  );
  return (
    <Stack spacing={2}>
      {pick('team_ids', teams, 'kit.chosenTeams')}
      {pick('user_ids', users, 'kit.chosenPeople')}
      <Typography variant="caption" color="text.secondary">
        {translate('kit.chosenHelp')}
      </Typography>
    </Stack>
  );
}

const form = {
  of: benchmarkCampaigns,
  after: 'edit',
  mayEdit: stillOpen,
  extra: { audience: <ChosenAudience /> },
} as const;

export function CampaignCreate() {
  return <CrudCreate {...form} />;
}

export function CampaignUpdate() {
  return <CrudUpdate {...form} />;
}
