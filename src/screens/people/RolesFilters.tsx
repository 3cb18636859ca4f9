import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { personStatuses } from '../../../contract/v2/people.ts';
import type { RolesAudit } from '../../../dataProviders/people.ts';
import { rights } from '../../../domain/access/rights.ts';
import { mainRoles } from '../../../domain/access/roles.ts';
import { useDebounced } from '../../kit/useDebounced.ts';
import type { RolesAddress } from './useRolesFilters.ts';

interface Props {
  readonly address: RolesAddress;
  readonly answer: RolesAudit | undefined;
}

/** Search, and what somebody may do, is called, or is; with how many that leaves. */
export function RolesFilters({ address: { wish, narrow }, answer }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(wish.q);
  const q = useDebounced(typed.trim());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address
  useEffect(() => {
    if (q !== wish.q) narrow({ q });
  }, [q]);
  const countOf = new Map(answer?.counts.map(({ right, people }) => [right, people]));
  const counted = (right: (typeof rights)[number] | 'any') =>
    translate('people.roles.rightCount', {
      right: translate(`people.rights.${right}`),
      people: countOf.get(right) ?? '…',
    });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
      <TextField
        type="search"
        label={translate('people.roles.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        sx={{ width: { xs: 1, sm: 240 } }}
      />
      <Choice
        name="right"
        value={wish.right}
        all="all"
        options={(['any', ...rights] as const).map((right) => [right, counted(right)])}
        onChange={narrow}
      />
      <Choice
        name="role"
        value={wish.role}
        options={mainRoles.map((role) => [role, translate(`roles.${role}`)])}
        onChange={narrow}
      />
      <Choice
        name="status"
        value={wish.status}
        options={personStatuses.map((status) => [status, translate(`people.status.becomes.${status}`)])}
        onChange={narrow}
      />
      <Typography variant="body2" color="text.secondary" role="status">
        {answer ? translate('people.roles.results', { smart_count: answer.total }) : ' '}
      </Typography>
    </Box>
  );
}

interface ChoiceProps {
  readonly name: 'right' | 'role' | 'status';
  readonly value: string | null;
  /** What the address says for all of them; nothing, unless narrowing is the rule. */
  readonly all?: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: RolesAddress['narrow'];
}

function Choice({ name, value, all, options, onChange }: ChoiceProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate(`people.roles.${name}`)}
      value={value ?? ''}
      onChange={(event) => onChange({ [name]: event.target.value || (all ?? null) })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ width: { xs: 1, sm: 180 } }}
    >
      <MenuItem value="">{translate('people.roles.any')}</MenuItem>
      {options.map(([id, label]) => (
        <MenuItem key={id} value={id}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
