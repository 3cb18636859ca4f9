import {
  Dialog,
  DialogActions,
  DialogContent,
  type DialogProps,
  DialogTitle,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { type ReactNode, useId } from 'react';

interface PageDialogProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The buttons below the content. */
  readonly actions?: ReactNode;
  /** Called when the dialog is closed by Escape or a click outside. Without it, only the dialog's buttons close it. */
  readonly onClose: (() => void) | undefined;
  readonly maxWidth?: DialogProps['maxWidth'];
  /** Whether the content has no focusable control, so that the keyboard scrolls the content itself. */
  readonly isReadOnly?: boolean;
}

/** A dialog that shows or edits one thing and covers the whole screen of a phone. */
export function PageDialog({
  title,
  children,
  actions,
  onClose,
  maxWidth = 'sm',
  isReadOnly,
}: PageDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      fullScreen={isPhone}
      maxWidth={maxWidth}
      fullWidth
    >
      <DialogTitle id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent
        tabIndex={isReadOnly ? 0 : undefined}
        sx={{ display: 'grid', gap: 2, alignContent: 'start' }}
      >
        {children}
      </DialogContent>
      {actions && <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>{actions}</DialogActions>}
    </Dialog>
  );
}
