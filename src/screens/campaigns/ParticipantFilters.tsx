import { Box, Chip, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { participantStatuses } from '../../../contract/v2/microSurvey.ts';
import type { Wanted } from './useParticipants.ts';
import { useSettled } from './useSettled.ts';

interface Props {
  readonly wanted: Wanted;
  readonly total: number | undefined;
  readonly onChange: (change: Partial<Wanted>) => void;
}

/** Search and status, and how many that leaves. */
export function ParticipantFilters({ wanted, total, onChange }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(wanted.q);
  const q = useSettled(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address
  useEffect(() => {
    if (q !== wanted.q) onChange({ q });
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
            aria-pressed={wanted.status === status}
            color={wanted.status === status ? 'primary' : 'default'}
            variant={wanted.status === status ? 'filled' : 'outlined'}
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
