import { Box, Chip, MenuItem, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { showings } from '../../../contract/v2/hiring.ts';
import { useDebounced } from '../../kit/useDebounced.ts';
import type { ApplicantQuery } from './useApplicantFilters.ts';
import { useStageWord } from './useStageWord.ts';

interface Props {
  readonly wanted: ApplicantQuery;
  readonly stages: readonly string[];
  readonly total: number | undefined;
  readonly onChange: (change: Partial<ApplicantQuery>) => void;
}

/** Search, stage, and whether the application goes on; and how many that leaves. */
export function ApplicantFilters({ wanted: query, stages, total, onChange }: Props) {
  const translate = useTranslate();
  const stageWord = useStageWord();
  const [typed, setTyped] = useState(query.q);
  const q = useDebounced(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address
  useEffect(() => {
    if (q !== query.q) onChange({ q });
  }, [q]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <TextField
        type="search"
        size="small"
        label={translate('hiring.applicants.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        sx={{ width: { xs: 1, sm: 240 } }}
      />
      <TextField
        select
        size="small"
        label={translate('hiring.applicants.stage')}
        value={query.stage ?? ''}
        onChange={(event) => onChange({ stage: event.target.value || null })}
        sx={{ width: { xs: 1, sm: 180 } }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{translate('hiring.applicants.everyStage')}</MenuItem>
        {stages.map((stage) => (
          <MenuItem key={stage} value={stage}>
            {stageWord(stage)}
          </MenuItem>
        ))}
      </TextField>
      <Box
        role="group"
        aria-label={translate('hiring.applicants.show.label')}
        sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}
      >
        {showings.map((show) => (
          <Chip
            key={show}
            component="button"
            clickable
            aria-pressed={query.show === show}
            color={query.show === show ? 'primary' : 'default'}
            variant={query.show === show ? 'filled' : 'outlined'}
            label={translate(`hiring.applicants.show.${show}`)}
            onClick={() => onChange({ show })}
          />
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" role="status">
        {total === undefined ? ' ' : translate('hiring.applicants.results', { smart_count: total })}
      </Typography>
    </Box>
  );
}
