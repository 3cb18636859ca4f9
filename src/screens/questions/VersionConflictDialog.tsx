import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useWordingPartName } from './useWordingPartName.ts';
import { type ComparisonSide, VersionComparison } from './VersionComparison.tsx';

interface Props {
  readonly version: number;
  readonly mine: ComparisonSide;
  readonly theirs: ComparisonSide;
  readonly numbered: 'statement' | 'option';
  readonly busy: boolean;
  readonly onKeep: () => void;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

/** Someone else saved first: both wordings side by side, without losing the unsaved one. */
export function VersionConflictDialog({ version, mine, theirs, numbered, busy, ...handlers }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const partName = useWordingPartName(theirs.wording, numbered);
  const words = (name: string) => translate(`questions.conflict.${name}`, { version });
  return (
    <Dialog
      open
      onClose={busy ? undefined : handlers.onClose}
      aria-labelledby={titleId}
      maxWidth="md"
      fullWidth
    >
      <DialogTitle id={titleId} variant="h2">
        {words('title')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{words('text')}</Typography>
        <VersionComparison left={theirs} right={mine} partName={partName} label={words('title')} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={handlers.onClose} disabled={busy}>
          {words('close')}
        </Button>
        <Button onClick={handlers.onTake} disabled={busy}>
          {words('take')}
        </Button>
        <Button variant="contained" loading={busy} onClick={handlers.onKeep}>
          {words('keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
