import { Button, type ButtonProps, Typography } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface ConfirmedButtonProps extends Omit<ButtonProps, 'children' | 'onClick' | 'title'> {
  readonly children: string;
  readonly title: string;
  readonly text: string;
  /** The text of the confirming button; defaults to the text of this button. */
  readonly confirm?: string;
  readonly cancel?: string;
  readonly destructive?: boolean;
  readonly busy: boolean;
  readonly onConfirm: (close: () => void) => void;
}

/** A button whose action is explained and confirmed in a dialog. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { children, title, text, confirm, cancel, destructive, busy, onConfirm, ...button } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={title}
          confirm={confirm ?? children}
          cancel={cancel}
          destructive={destructive}
          busy={busy}
          onConfirm={() => onConfirm(close)}
          onClose={close}
        >
          <Typography>{text}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
