import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { declineRater } from '../../../dataProviders/raters.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { useRaterChange } from './useRaterChange.ts';

interface Props {
  readonly id: number;
  /** Whom it is about: the rater who is turned down, or the person one does not want to rate. */
  readonly name: string;
  /** Whether somebody declines for themselves. */
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

const longest = 500;

/** Asks why, and then declines. */
export function DeclineDialog({ id, name, isOwn, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [reason, setReason] = useState('');
  const decline = useRaterChange(
    () => declineRater(id, reason.trim()),
    () => {
      notify('raters.declining.done', { type: 'success' });
      onClose();
    },
  );
  return (
    <ConfirmDialog
      title={translate(isOwn ? 'raters.declining.asked' : 'raters.declining.title', { name })}
      confirm={translate('raters.declining.confirm')}
      busy={decline.isPending}
      blocked={reason.trim() === ''}
      onConfirm={() => decline.mutate(undefined)}
      onClose={onClose}
    >
      <Typography>
        {translate(isOwn ? 'raters.declining.askedText' : 'raters.declining.text', { name })}
      </Typography>
      <TextField
        label={translate('raters.declining.reason')}
        required
        multiline
        minRows={2}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: longest } }}
      />
    </ConfirmDialog>
  );
}
