import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { describeField } from '../../src/kit/forms/describeField.ts';
import { RegroupForecastView } from './RegroupForecastView.tsx';
import { movedKeys, type RegroupInput, type RegroupStart } from './regrouping.ts';
import { TeamPicker } from './TeamPicker.tsx';
import type { TeamRecord } from './teams.ts';
import { useTeamProvider } from './useTeamProvider.tsx';

interface Props {
  readonly start: RegroupStart;
  /** Called when the dialog closes; `true` where people were moved. */
  readonly onClose: (changed: boolean) => void;
}

/** Chooses where to, shows what that changes, does it, and can take it back. */
export function RegroupDialog({ start, onClose }: Props) {
  const { kind, user_ids, from_team_ids } = start;
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const provider = useTeamProvider();
  const titleId = useId();
  const [team, setTeam] = useState<TeamRecord | null>(null);
  const [name, setName] = useState('');
  const isSplit = kind === 'split';
  const input: RegroupInput = { ...start, to_team_id: team?.id ?? null, name: isSplit ? name.trim() : null };
  const isChosen = isSplit || team !== null;
  const forecast = useQuery({
    queryKey: ['teams', 'preview', kind, user_ids, from_team_ids, team?.id],
    // a split shows its team under the name that is being typed
    queryFn: () => provider.previewRegroup({ ...input, name: isSplit ? '…' : null }),
    enabled: isChosen,
    retry: false,
  });
  const refresh = () =>
    Promise.all(movedKeys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
  const onError = (failure: unknown) => notify(describeField(failure), { type: 'error' });
  const move = useMutation({ mutationFn: () => provider.regroup(input), onSuccess: refresh, onError });
  const undo = useMutation({
    mutationFn: (changeId: number) => provider.undoRegroup(changeId),
    onSuccess: async (restored) => {
      notify('teams.regroup.undone', { type: 'success', messageArgs: { smart_count: restored } });
      await refresh();
      onClose(false);
    },
    onError,
  });
  const count = kind === 'merge' ? from_team_ids.length : user_ids.length;
  const busy = move.isPending || undo.isPending;
  const shown = forecast.data && {
    ...forecast.data,
    teams: forecast.data.teams.map((one) =>
      one.team_id === null ? { ...one, name: name.trim() || '…' } : one,
    ),
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      onClose={busy ? undefined : () => onClose(move.isSuccess)}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          move.mutate();
        }}
      >
        <DialogTitle id={titleId} variant="h2">
          {translate(`teams.regroup.title.${kind}`)}
        </DialogTitle>
        {move.data ? (
          <DialogContent>
            <Typography role="status">
              {translate('teams.regroup.done', {
                smart_count: move.data.moved,
                team: team?.name ?? name.trim(),
              })}
            </Typography>
          </DialogContent>
        ) : (
          <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Typography>{translate(`teams.regroup.text.${kind}`, { smart_count: count })}</Typography>
            {isSplit ? (
              <TextField
                autoFocus
                required
                fullWidth
                label={translate('teams.regroup.name')}
                value={name}
                onChange={(event) => setName(event.target.value)}
                slotProps={{ htmlInput: { maxLength: 120 } }}
              />
            ) : (
              <TeamPicker
                label={translate('teams.regroup.target')}
                value={team}
                except={from_team_ids}
                onChange={setTeam}
              />
            )}
            {isChosen && (
              <RegroupForecastView
                forecast={shown}
                failed={forecast.isError}
                onRetry={() => void forecast.refetch()}
              />
            )}
          </DialogContent>
        )}
        <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
          {move.data ? (
            <>
              <Button disabled={busy} onClick={() => undo.mutate(move.data.change_id)}>
                {translate('teams.regroup.undo')}
              </Button>
              <Button variant="contained" disabled={busy} onClick={() => onClose(true)}>
                {translate('ra.action.close')}
              </Button>
            </>
          ) : (
            <>
              <Button onClick={() => onClose(false)} disabled={busy}>
                {translate('teams.regroup.cancel')}
              </Button>
              <Button
                type="submit"
                variant="contained"
                loading={busy}
                disabled={!forecast.data || (isSplit && name.trim() === '')}
              >
                {translate(`teams.regroup.confirm.${kind}`)}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
