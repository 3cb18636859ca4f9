import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { usePartName } from './partName.ts';
import { type Side, VersionComparison } from './VersionComparison.tsx';

interface ConflictDialogProps {
  readonly version: number;
  readonly mine: Side;
  readonly theirs: Side;
  readonly numbered: 'statement' | 'option';
  readonly busy: boolean;
  readonly onKeep: () => void;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

/** Somebody was faster: both wordings side by side, and nothing that was typed is lost. */
export function ConflictDialog({ version, mine, theirs, numbered, busy, ...ways }: ConflictDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const partName = usePartName(theirs.wording, numbered);
  const word = (name: string) => translate(`questions.conflict.${name}`, { version });
  return (
    <Dialog open onClose={busy ? undefined : ways.onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId} variant="h2">
        {word('title')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{word('text')}</Typography>
        <VersionComparison left={theirs} right={mine} partName={partName} label={word('title')} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={ways.onClose} disabled={busy}>
          {word('close')}
        </Button>
        <Button onClick={ways.onTake} disabled={busy}>
          {word('take')}
        </Button>
        <Button variant="contained" loading={busy} onClick={ways.onKeep}>
          {word('keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
