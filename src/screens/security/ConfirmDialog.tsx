import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Has to be typed where nothing brings it back. */
  readonly typed?: { readonly label: string; readonly word: string };
}

/** Says what will happen and waits for a yes. */
export function ConfirmDialog({ title, text, confirm, cancel, busy, typed, ...does }: ConfirmDialogProps) {
  const { onConfirm, onClose } = does;
  const titleId = useId();
  const [given, setGiven] = useState('');
  const isTyped = typed === undefined || given.trim().toLowerCase() === typed.word.toLowerCase();
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{text}</Typography>
        {typed && (
          <TextField
            fullWidth
            id={`${titleId}-word`}
            label={typed.label}
            autoComplete="off"
            value={given}
            onChange={(event) => setGiven(event.target.value)}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose} disabled={busy}>
          {cancel}
        </Button>
        <Button variant="contained" color="error" loading={busy} disabled={!isTyped} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
