import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { type TeamRecord, teams } from './teams.ts';

interface Props {
  readonly label: string;
  readonly value: TeamRecord | null;
  /** Teams that cannot be chosen. */
  readonly excludedIds: readonly number[];
  readonly onChange: (team: TeamRecord | null) => void;
}

const maxMatches = 20;

/** Picks one team by name. */
export function TeamPicker({ label, value, excludedIds, onChange }: Props) {
  const translate = useTranslate();
  const [q, setQ] = useState('');
  const { data = [], isFetching } = useGetList<TeamRecord>(
    'teams',
    {
      filter: q ? { q } : {},
      pagination: { page: 1, perPage: maxMatches + excludedIds.length },
      sort: { ...teams.sort },
    },
    { placeholderData: (previous) => previous },
  );
  return (
    <Autocomplete
      value={value}
      onInputChange={(_, text, reason) => reason === 'input' && setQ(text)}
      onChange={(_, team) => onChange(team)}
      options={data.filter(({ id }) => !excludedIds.includes(id))}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={isFetching}
      loadingText={translate('teams.regroup.searching')}
      noOptionsText={translate('teams.regroup.nothing')}
      renderInput={(input) => <TextField {...input} label={label} />}
    />
  );
}
