import { Box, Chip, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { participantStatuses } from '../../../contract/v2/microSurvey.ts';
import { useDebounced } from './useDebounced.ts';
import type { ParticipantQuery } from './useParticipants.ts';

interface Props {
  readonly wanted: ParticipantQuery;
  readonly total: number | undefined;
  readonly onChange: (change: Partial<ParticipantQuery>) => void;
}

/** Search and status, and how many that leaves. */
export function ParticipantFilters({ wanted: query, total, onChange }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(query.q);
  const q = useDebounced(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address
  useEffect(() => {
    if (q !== query.q) onChange({ q });
  }, [q]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
      <TextField
        type="search"
        label={translate('campaigns.participants.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        sx={{ width: { xs: 1, sm: 240 } }}
      />
      <Box
        role="group"
        aria-label={translate('campaigns.participants.columns.status')}
        sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}
      >
        {([null, ...participantStatuses] as const).map((status) => (
          <Chip
            key={status}
            component="button"
            clickable
            aria-pressed={query.status === status}
            color={query.status === status ? 'primary' : 'default'}
            variant={query.status === status ? 'filled' : 'outlined'}
            label={translate(
              status === null ? 'campaigns.participants.all' : `campaigns.participant.status.${status}`,
            )}
            onClick={() => onChange({ status })}
          />
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" role="status">
        {total === undefined ? ' ' : translate('campaigns.participants.results', { smart_count: total })}
      </Typography>
    </Box>
  );
}
