import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  type RegroupInput,
  regroup,
  regroupPreviewQuery,
  teamKeys,
  undoRegroup,
} from '../../dataProviders/teams.ts';
import { useAccountId } from '../../src/kit/context/useAccountId.ts';
import { QueryState } from '../../src/kit/states/QueryState.tsx';
import { useAction } from '../../src/kit/useAction.ts';
import { RegroupForecastView } from './RegroupForecastView.tsx';
import { TeamPicker } from './TeamPicker.tsx';
import type { TeamRecord } from './teams.ts';

/** The people or teams to move; the new team is chosen in the dialog. */
export type RegroupStart = Omit<RegroupInput, 'to_team_id' | 'name'>;

interface Props {
  readonly start: RegroupStart;
  /** Called when the dialog closes; `true` if people were moved. */
  readonly onClose: (changed: boolean) => void;
}

/** A dialog that moves people to another team, with a preview of the effects and an undo. */
export function RegroupDialog({ start, onClose }: Props) {
  const { kind, user_ids, from_team_ids } = start;
  const translate = useTranslate();
  const titleId = useId();
  const [team, setTeam] = useState<TeamRecord | null>(null);
  const [name, setName] = useState('');
  const isSplit = kind === 'split';
  const input: RegroupInput = { ...start, to_team_id: team?.id ?? null, name: isSplit ? name.trim() : null };
  const canPreview = isSplit || team !== null;
  const forecast = useQuery({
    // The preview of a split does not depend on its name, so typing does not reload it.
    ...regroupPreviewQuery(useAccountId(), { ...input, name: isSplit ? '…' : null }),
    enabled: canPreview,
    retry: false,
  });
  const move = useAction(() => regroup(input), { invalidates: teamKeys, success: null });
  const undo = useAction(undoRegroup, {
    invalidates: teamKeys,
    success: (smart_count) => translate('teams.regroup.undone', { smart_count }),
    onDone: () => onClose(false),
  });
  const count = kind === 'merge' ? from_team_ids.length : user_ids.length;
  const busy = move.isPending || undo.isPending;

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
                excludedIds={from_team_ids}
                onChange={setTeam}
              />
            )}
            {canPreview && (
              <QueryState
                query={forecast}
                failed="teams.regroup.previewFailed"
                loading="teams.regroup.looking"
              >
                {(data) => <RegroupForecastView forecast={data} newName={name.trim() || '…'} />}
              </QueryState>
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
