import { Autocomplete, Box, Button, ListItemText, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { addTeamMembers, teamKeys } from '../../dataProviders/teams.ts';
import { maxMembersAtOnce } from '../../domain/teams/memberOutcomes.ts';
import { parseEmails } from '../../src/kit/forms/parseEmails.ts';
import { useAction } from '../../src/kit/useAction.ts';
import { recordLabel } from '../kit/recordLabel.ts';
import { useActivePeople } from '../users/useActivePeople.tsx';
import { type UserRecord, users } from '../users/users.ts';
import { AddedMembers } from './AddedMembers.tsx';

interface Props {
  readonly teamId: number;
  readonly memberIds: readonly number[];
}

/** Adds many people to a team: found by a search, or by pasted email addresses. */
export function AddMembers({ teamId, memberIds }: Props) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<readonly UserRecord[]>([]);
  const [pasted, setPasted] = useState<string | null>(null);
  const emails = parseEmails(pasted ?? '');
  const isTooMany = emails.length > maxMembersAtOnce;
  const add = useAction(addTeamMembers, {
    invalidates: teamKeys,
    success: null,
    onDone: () => {
      setChosen([]);
      setPasted(null);
    },
  });
  const text = (key: string, params?: object) => translate(`teams.members.${key}`, params);
  const count = chosen.length + emails.length;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    add.mutate({ team_id: teamId, user_ids: chosen.map(({ id }) => id), emails });
  }

  return (
    <Box component="form" onSubmit={handleSubmit} sx={{ display: 'grid', gap: 1.5 }}>
      <PeopleInput value={chosen} memberIds={memberIds} isDisabled={add.isPending} onChange={setChosen} />
      {pasted !== null && (
        <TextField
          multiline
          minRows={3}
          maxRows={10}
          label={text('pasteLabel')}
          helperText={
            isTooMany
              ? text('tooMany', { count: emails.length, most: maxMembersAtOnce })
              : text('pasteHelp', { most: maxMembersAtOnce })
          }
          error={isTooMany}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          type="submit"
          variant="outlined"
          size="small"
          loading={add.isPending}
          disabled={count === 0 || isTooMany}
        >
          {text('add', { smart_count: Math.max(1, count) })}
        </Button>
        {pasted === null && (
          <Button size="small" onClick={() => setPasted('')}>
            {text('paste')}
          </Button>
        )}
      </Box>
      {add.data && <AddedMembers outcome={add.data} />}
    </Box>
  );
}

interface InputProps {
  readonly value: readonly UserRecord[];
  readonly memberIds: readonly number[];
  readonly isDisabled: boolean;
  readonly onChange: (people: readonly UserRecord[]) => void;
}

/** Searches active people; members of the team aren't offered. */
function PeopleInput({ value, memberIds, isDisabled, onChange }: InputProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const { data = [], isFetching } = useActivePeople(typed);
  return (
    <Autocomplete
      multiple
      size="small"
      disableCloseOnSelect
      value={[...value]}
      inputValue={typed}
      onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
      onChange={(_event, people) => onChange(people)}
      options={data.filter(({ id }) => !memberIds.includes(id))}
      filterOptions={(options) => options}
      filterSelectedOptions
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionLabel={(user) => recordLabel(users, user)}
      getOptionKey={(user) => user.id}
      renderOption={(props, user) => (
        <li {...props} key={user.id}>
          <ListItemText
            primary={recordLabel(users, user)}
            secondary={[user.email, user.department].filter(Boolean).join(' · ')}
          />
        </li>
      )}
      loading={isFetching}
      disabled={isDisabled}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('teams.members.search')}
          helperText={translate('kit.addMemberHelp')}
        />
      )}
    />
  );
}
