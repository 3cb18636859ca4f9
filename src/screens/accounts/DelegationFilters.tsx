import { Box, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type DelegationView, delegationViews } from '../../../contract/v2/administration.ts';
import { useDebounced } from '../../kit/useDebounced.ts';
import type { DelegationQuery } from './useDelegations.ts';

interface Props {
  readonly wanted: DelegationQuery;
  readonly total: number | undefined;
  readonly onChange: (change: Partial<DelegationQuery>) => void;
}

/** From which side the delegations are looked at, and a search there. */
export function DelegationFilters({ wanted: query, total, onChange }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(query.q);
  const q = useDebounced(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address
  useEffect(() => {
    if (q !== query.q) onChange({ q });
  }, [q]);
  const words = (key: string, params?: object) => translate(`administration.delegation.${key}`, params);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={query.by}
        aria-label={words('by.label')}
        onChange={(_, by: DelegationView | null) => {
          if (!by) return;
          setTyped('');
          onChange({ by, q: '' });
        }}
      >
        {delegationViews.map((by) => (
          <ToggleButton key={by} value={by} sx={{ textTransform: 'none', color: 'text.secondary' }}>
            {words(`by.${by}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TextField
        type="search"
        label={words(`search.${query.by}`)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        sx={{ width: { xs: 1, sm: 240 } }}
      />
      <Typography variant="body2" color="text.secondary" role="status">
        {total === undefined ? ' ' : words(`results.${query.by}`, { smart_count: total })}
      </Typography>
    </Box>
  );
}
