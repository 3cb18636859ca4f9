import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';

interface ConfirmDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly children: ReactNode;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Marks the confirm button as dangerous. */
  readonly destructive?: boolean;
  /** A name the person has to type, for actions that can't be undone. */
  readonly name?: string;
  /** The prompt for `name`, when it is not a record's name. */
  readonly askName?: string;
  readonly blocked?: boolean;
  /** The text of the button that closes the dialog; defaults to "Cancel". */
  readonly cancel?: string;
  readonly maxWidth?: 'xs' | 'sm';
}

/** The content scrolls between the title and the buttons. */
const scrolling = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;
const narrow = { m: 2, width: 'calc(100% - 32px)', maxHeight: 'calc(100% - 32px)' } as const;

/** Explains an action and asks for confirmation. With `name`, the name has to be typed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirm, children, busy, onConfirm, onClose, destructive, name, blocked = false } = props;
  const translate = useTranslate();
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const isTyped = name === undefined || typed.trim() === name.trim();
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      aria-labelledby={titleId}
      maxWidth={props.maxWidth ?? 'sm'}
      fullWidth
      slotProps={{ paper: { sx: { '@media (max-width: 599px)': narrow } } }}
    >
      <form
        style={scrolling}
        onSubmit={(event) => {
          event.preventDefault();
          if (isTyped && !blocked) onConfirm();
        }}
      >
        <DialogTitle id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          {children}
          {name !== undefined && (
            <>
              <Typography id={`${titleId}-name`}>
                {props.askName ?? translate('kit.typeName')} <strong>{name}</strong>
              </Typography>
              <TextField
                fullWidth
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                slotProps={{ htmlInput: { 'aria-labelledby': `${titleId}-name` } }}
              />
            </>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={onClose} disabled={busy}>
            {props.cancel ?? translate('kit.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            loading={busy}
            disabled={!isTyped || blocked}
          >
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
