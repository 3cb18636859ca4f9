import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly busy: boolean;
  readonly blocked?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form of one or two fields, which Enter submits. */
export function FormDialog({ title, text, confirm, busy, blocked, onConfirm, onClose, children }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!blocked) onConfirm();
        }}
      >
        <DialogTitle id={id} variant="h2">
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <SecondaryText>{text}</SecondaryText>
          {children}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={onClose} disabled={busy}>
            {translate('hiring.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy} disabled={blocked ?? false}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
