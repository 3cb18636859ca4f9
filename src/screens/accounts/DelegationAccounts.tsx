import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Chip, IconButton, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DelegationGrouping, DelegationRow } from '../../../contract/v2/administration.ts';
import {
  administrationKeys,
  delegateAccounts,
  undelegateAccounts,
} from '../../../dataProviders/administration.ts';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { toDelegationPair } from './delegationPairs.ts';

const shownAtFirst = 8;

interface Props {
  readonly by: DelegationGrouping;
  readonly row: DelegationRow;
}

/** The accounts delegated to a person, or the people an account is delegated to; each can be removed. */
export function DelegationAccounts({ by, row }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const [isExpanded, setExpanded] = useState(false);
  const remove = useAction(undelegateAccounts, {
    invalidates: administrationKeys,
    undo: delegateAccounts,
  });
  const words = (key: string, params?: object) => translate(`administration.delegation.${key}`, params);
  const sinceText = ({ granted_at, granted_by }: DelegationRow['ends'][number]) => {
    const date = format.date(granted_at);
    return granted_by ? words('since', { date, name: granted_by }) : words('sinceOnly', { date });
  };
  if (row.ends.length === 0) {
    return <Hint>{words(`none.${by}`)}</Hint>;
  }
  const shown = isExpanded ? row.ends : row.ends.slice(0, shownAtFirst);
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {shown.map((end) => {
        const [person, account] = by === 'person' ? [row.name, end.name] : [end.name, row.name];
        return (
          <li key={end.id}>
            <Chip
              size="small"
              variant="outlined"
              title={sinceText(end)}
              label={
                <>
                  {end.name}
                  {by === 'account' && end.reach !== 'administers' && (
                    <Typography component="span" variant="body2" color="text.secondary">
                      {` · ${translate(`administration.reach.${end.reach ?? 'asleep'}`)}`}
                    </Typography>
                  )}
                  <Tooltip title={words('remove', { person, account })}>
                    <IconButton
                      size="small"
                      disabled={remove.isPending}
                      aria-label={words('remove', { person, account })}
                      onClick={() => remove.mutate([toDelegationPair(by, row.id, end.id)])}
                      sx={{ ml: 0.5, mr: -1 }}
                    >
                      <CloseIcon fontSize="inherit" />
                    </IconButton>
                  </Tooltip>
                </>
              }
            />
          </li>
        );
      })}
      {shown.length < row.ends.length && (
        <li>
          <Button size="small" onClick={() => setExpanded(true)}>
            {words('more', { smart_count: row.ends.length - shown.length })}
          </Button>
        </li>
      )}
    </Box>
  );
}
