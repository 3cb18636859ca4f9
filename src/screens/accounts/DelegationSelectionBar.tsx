import { Button, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import {
  administrationKeys,
  type DelegationInput,
  delegateAccounts,
  undelegateAccounts,
} from '../../../dataProviders/administration.ts';
import { ConfirmedButton } from '../../kit/page/ConfirmedButton.tsx';
import { useAction } from '../../kit/useAction.ts';

interface Props {
  readonly count: number;
  /** All delegations of the selected rows. */
  readonly pairs: readonly DelegationInput[];
  readonly onDelegate: () => void;
  readonly onClear: () => void;
}

/** The actions for the selected rows. */
export function DelegationSelectionBar({ count, pairs, onDelegate, onClear }: Props) {
  const translate = useTranslate();
  const words = (key: string, params?: object) => translate(`administration.delegation.${key}`, params);
  const remove = useAction(undelegateAccounts, {
    invalidates: administrationKeys,
    undo: delegateAccounts,
    onDone: onClear,
  });
  return (
    <Paper
      square
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" role="status" sx={{ mr: 1 }}>
        {words('selected', { smart_count: count })}
      </Typography>
      <Button size="small" onClick={onClear}>
        {words('clear')}
      </Button>
      <Button size="small" onClick={onDelegate}>
        {words('addSelected')}
      </Button>
      <ConfirmedButton
        size="small"
        color="error"
        disabled={pairs.length === 0}
        title={words('removeDialog.title', { smart_count: pairs.length })}
        text={words('removeDialog.text')}
        confirm={words('removeDialog.confirm')}
        busy={remove.isPending}
        onConfirm={(close) => remove.mutate([...pairs], { onSuccess: close })}
      >
        {words('removeSelected')}
      </ConfirmedButton>
    </Paper>
  );
}
