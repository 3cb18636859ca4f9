import { Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { visiblePeopleQuery } from '../../../dataProviders/metricResults.ts';
import { reachesTier } from '../../../domain/access/tiers.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { SelectField } from '../../kit/forms/SelectField.tsx';

interface PersonChoiceProps {
  /** The path of the page; the id of the selected person is appended. */
  readonly base: string;
  readonly chosen: number | null;
}

const fieldSize = { width: 320, maxWidth: '100%' } as const;

/**
 * Selects the signed-in person or another whose profile is visible; hidden if there is no other. Leaders usually have
 * others, so its space is reserved while it loads.
 */
export function VisiblePersonSelect({ base, chosen }: PersonChoiceProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const person = usePerson();
  const { user } = person;
  const isLeader = reachesTier(person, 'supervisor', new Date());
  const visible = useQuery(visiblePeopleQuery(useAccountId()));
  const others = (visible.data?.people ?? []).filter(({ user_id }) => user_id !== user.id);
  if (visible.isPending && isLeader) return <Skeleton variant="rounded" height={40} sx={fieldSize} />;
  if (others.length === 0) return null;
  const isKnown = chosen === null || others.some(({ user_id }) => user_id === chosen);
  return (
    <SelectField
      label={translate('metricResults.person.choose')}
      value={isKnown ? (chosen ?? 'self') : ''}
      onChange={(selected) => navigate(selected === 'self' ? base : `${base}/${selected}`)}
      options={[
        { value: 'self', text: translate('metricResults.person.self') },
        ...others.map(({ user_id, name }) => ({ value: user_id, text: name })),
      ]}
      sx={fieldSize}
    />
  );
}
