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
import { giveReason } from '../../dataProviders/session.ts';
import { reasonLength } from '../../domain/access/emulation.ts';
import { failureText } from '../kit/failureText.ts';

interface ReasonDialogProps {
  readonly account: string;
  /** Without a reason the account stays hidden, so canceling leaves it. */
  readonly isNeeded: boolean;
  readonly onClose: () => void;
}

/** Asks for the reason for accessing an account. */
export function ReasonDialog({ account, isNeeded, onClose }: ReasonDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const [reason, setReason] = useState('');
  const give = useMutation({ mutationFn: giveReason, onSuccess: isNeeded ? undefined : onClose });
  const words = (key: string) => translate(`app.emulation.reasonDialog.${key}`, { account });
  const isGiven = reason.trim().length >= reasonLength.min;
  const failure = give.isError ? failureText(give.error, translate) : null;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isGiven) give.mutate(reason);
        }}
      >
        <DialogTitle id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {words('title')}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography>{words(isNeeded ? 'needed' : 'optional')}</Typography>
          <TextField
            autoFocus
            fullWidth
            label={words('label')}
            helperText={failure ?? words('help')}
            error={give.isError}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: reasonLength.max } }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={onClose} disabled={give.isPending}>
            {isNeeded ? translate('app.emulation.leave') : words('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={give.isPending} disabled={!isGiven}>
            {words(isNeeded ? 'confirm' : 'add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
