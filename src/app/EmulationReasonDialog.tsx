import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { submitEmulationReason } from '../../dataProviders/session.ts';
import { accessReasonLength } from '../../domain/access/emulation.ts';
import { failureText } from '../kit/failureText.ts';

interface EmulationReasonDialogProps {
  readonly account: string;
  /** Without a reason the account stays hidden, so canceling leaves it. */
  readonly isRequired: boolean;
  readonly onClose: () => void;
}

/** Asks for the reason for accessing an account. */
export function EmulationReasonDialog({ account, isRequired, onClose }: EmulationReasonDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const [reason, setReason] = useState('');
  const submit = useMutation({
    mutationFn: submitEmulationReason,
    onSuccess: isRequired ? undefined : onClose,
  });
  const words = (key: string) => translate(`app.emulation.reasonDialog.${key}`, { account });
  const isGiven = reason.trim().length >= accessReasonLength.min;
  const failure = submit.isError ? failureText(submit.error, translate) : null;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isGiven) submit.mutate(reason);
        }}
      >
        <DialogTitle id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {words('title')}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography>{words(isRequired ? 'needed' : 'optional')}</Typography>
          <TextField
            autoFocus
            fullWidth
            label={words('label')}
            helperText={failure ?? words('help')}
            error={submit.isError}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: accessReasonLength.max } }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={onClose} disabled={submit.isPending}>
            {isRequired ? translate('app.emulation.leave') : words('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={submit.isPending} disabled={!isGiven}>
            {words(isRequired ? 'confirm' : 'add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
