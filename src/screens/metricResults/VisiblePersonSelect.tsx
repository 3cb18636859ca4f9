import { MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { visiblePeopleQuery } from '../../../dataProviders/metricResults.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';

interface PersonChoiceProps {
  /** The path of the page; the id of the selected person is appended. */
  readonly base: string;
  readonly chosen: number | null;
}

/** Selects the signed-in person or another whose profile is visible; hidden if there is no other. */
export function VisiblePersonSelect({ base, chosen }: PersonChoiceProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { user } = usePerson();
  const visible = useQuery(visiblePeopleQuery(useAccountId()));
  const others = (visible.data?.people ?? []).filter(({ user_id }) => user_id !== user.id);
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
