import { TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { submitEmulationReason } from '../../dataProviders/session.ts';
import { accessReasonLength } from '../../domain/access/emulation.ts';
import { failureText } from '../kit/failureText.ts';
import { ConfirmDialog } from '../kit/page/ConfirmDialog.tsx';

interface EmulationReasonDialogProps {
  readonly account: string;
  /** Whether the account stays hidden until a reason is entered. Canceling then leaves the account. */
  readonly isRequired: boolean;
  readonly onClose: () => void;
}

/** Asks for the reason for accessing an account. */
export function EmulationReasonDialog({ account, isRequired, onClose }: EmulationReasonDialogProps) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const submit = useMutation({
    mutationFn: submitEmulationReason,
    onSuccess: isRequired ? undefined : onClose,
  });
  const words = (key: string) => translate(`app.emulation.reasonDialog.${key}`, { account });
  const isGiven = reason.trim().length >= accessReasonLength.min;
  const failure = submit.isError ? failureText(submit.error, translate) : null;
  return (
    <ConfirmDialog
      title={words('title')}
      confirm={words(isRequired ? 'confirm' : 'add')}
      busy={submit.isPending}
      blocked={!isGiven}
      cancel={isRequired ? translate('app.emulation.leave') : undefined}
      onConfirm={() => submit.mutate(reason)}
      onClose={onClose}
    >
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
    </ConfirmDialog>
  );
}
