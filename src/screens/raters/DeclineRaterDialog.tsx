import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { declineRater, raterKeys } from '../../../dataProviders/raters.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { useAction } from '../../kit/useAction.ts';

interface Props {
  readonly id: number;
  /** The declined rater, or with `isOwn` the person the request is about. */
  readonly name: string;
  /** Whether the reader declines their own request. */
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

const maxLength = 500;

/** A dialog that asks for a reason and declines the nomination. */
export function DeclineRaterDialog({ id, name, isOwn, onClose }: Props) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const decline = useAction(() => declineRater(id, reason.trim()), {
    invalidates: raterKeys,
    success: 'raters.declining.done',
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={translate(isOwn ? 'raters.declining.ownTitle' : 'raters.declining.title', { name })}
      confirm={translate('raters.declining.confirm')}
      busy={decline.isPending}
      blocked={reason.trim() === ''}
      onConfirm={() => decline.mutate()}
      onClose={onClose}
    >
      <Typography>
        {translate(isOwn ? 'raters.declining.ownText' : 'raters.declining.text', { name })}
      </Typography>
      <TextField
        label={translate('raters.declining.reason')}
        required
        multiline
        minRows={2}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength } }}
      />
    </ConfirmDialog>
  );
}
