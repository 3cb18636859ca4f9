import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

interface AskingProps {
  /** The button that leads here. */
  readonly label: string;
  /** Keys below `imports.<of>`: title, text, confirm. */
  readonly of: 'undoing' | 'discarding';
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** A button that says first what will happen, and waits for a yes. */
export function ConfirmButton({ label, of, busy, onConfirm }: AskingProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  return (
    <>
      <Button onClick={() => setOpen(true)} loading={busy}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={titleId} maxWidth="sm" fullWidth>
        <DialogTitle id={titleId} variant="h2">
          {translate(`imports.${of}.title`)}
        </DialogTitle>
        <DialogContent>
          <Typography>{translate(`imports.${of}.text`)}</Typography>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={() => setOpen(false)}>{translate('imports.cancel')}</Button>
          <Button
            variant="contained"
            onClick={() => {
              setOpen(false);
              onConfirm();
            }}
          >
            {translate(`imports.${of}.confirm`)}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
