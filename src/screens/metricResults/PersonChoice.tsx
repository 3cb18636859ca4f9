import { MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { visiblePeople } from '../../../dataProviders/metricResults.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';

interface PersonChoiceProps {
  /** The page that takes a person's number behind it. */
  readonly base: string;
  readonly chosen: number | null;
}

/** Oneself, or somebody whose profile one sees. With nobody else there is nothing to choose. */
export function PersonChoice({ base, chosen }: PersonChoiceProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { currentAccount, user } = usePerson();
  const found = useQuery(visiblePeople(currentAccount.id));
  const others = (found.data?.people ?? []).filter(({ user_id }) => user_id !== user.id);
  if (others.length === 0) return null;
  const isKnown = chosen === null || others.some(({ user_id }) => user_id === chosen);
  return (
    <TextField
      select
      label={translate('metricResults.person.choose')}
      value={isKnown ? (chosen ?? 'self') : ''}
      onChange={(event) => navigate(event.target.value === 'self' ? base : `${base}/${event.target.value}`)}
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <MenuItem value="self">{translate('metricResults.person.self')}</MenuItem>
      {others.map(({ user_id, name }) => (
        <MenuItem key={user_id} value={user_id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
