import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RegroupKind } from '../../domain/teams/regroupTeams.ts';
import { RegroupDialog } from './RegroupDialog.tsx';

interface Props {
  readonly teamId: number;
  readonly userIds: readonly number[];
  readonly onClear: () => void;
}

/** The actions for the selected members of a team. */
export function MemberBulkActions({ teamId, userIds, onClear }: Props) {
  const translate = useTranslate();
  const [kind, setKind] = useState<RegroupKind | null>(null);
  if (userIds.length === 0 && kind === null) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        mt: 1,
        px: 2,
        py: 0.5,
        borderRadius: 1,
        bgcolor: 'action.selected',
      }}
    >
      <Typography variant="body2" role="status">
        {translate('teams.members.selected', { smart_count: userIds.length })}
      </Typography>
      <Button size="small" color="inherit" onClick={() => setKind('move')}>
        {translate('teams.members.move')}
      </Button>
      <Button size="small" color="inherit" onClick={() => setKind('split')}>
        {translate('teams.members.split')}
      </Button>
      <Button size="small" color="inherit" onClick={onClear}>
        {translate('teams.members.clear')}
      </Button>
      {kind && (
        <RegroupDialog
          start={{ kind, user_ids: [...userIds], from_team_ids: [teamId] }}
          onClose={(changed) => {
            setKind(null);
            if (changed) onClear();
          }}
        />
      )}
    </Box>
  );
}
