import {
  Box,
  Button,
  Checkbox,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { WaitingRater } from '../../../contract/v2/raters.ts';
import { approveRaters, readWaitingRaters, type WaitingRaters } from '../../../dataProviders/raters.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { LoadingList } from './LoadingList.tsx';
import { ratersKey, useRaterChange } from './useRaterChange.ts';

/** Names that wait for the reader's yes, of one campaign or of all; several are approved at once. */
export function PendingNominations({ campaignId }: { readonly campaignId: number | null }) {
  const query = useQuery({
    queryKey: [ratersKey, 'waiting', campaignId],
    queryFn: () => readWaitingRaters(campaignId),
  });
  return query.data ? <Queue waiting={query.data} /> : <LoadingList asked={query} />;
}

const wide = { display: { xs: 'none', md: 'table-cell' } } as const;

function Queue({ waiting: { total, raters } }: { readonly waiting: WaitingRaters }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set());
  const [declined, decline] = useState<WaitingRater | null>(null);
  const open = raters.filter(({ may_approve }) => may_approve);
  const ids = open.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
  const approve = useRaterChange(approveRaters, (count) => {
    choose(new Set());
    notify('raters.list.approved', { type: 'success', messageArgs: { smart_count: count } });
  });
  const label = translate('raters.waiting.table');
  const column = (name: string) => translate(`raters.waiting.columns.${name}`);
  function toggle(id: number) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    choose(next);
  }
  if (raters.length === 0) {
    return <Typography color="text.secondary">{translate('raters.waiting.none')}</Typography>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 480 }}>
        <Table stickyHeader size="small" aria-label={label}>
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  checked={open.length > 0 && ids.length === open.length}
                  indeterminate={ids.length > 0 && ids.length < open.length}
                  disabled={open.length === 0}
                  onChange={(_, isOn) => choose(new Set(isOn ? open.map(({ id }) => id) : []))}
                  slotProps={{ input: { 'aria-label': translate('raters.waiting.all') } }}
                />
              </TableCell>
              <TableCell>{column('rater')}</TableCell>
              <TableCell>{column('target')}</TableCell>
              <TableCell sx={wide}>{column('load')}</TableCell>
              <TableCell sx={wide}>{column('namedBy')}</TableCell>
              <TableCell align="right">{column('action')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {raters.map((rater) => (
              <TableRow key={rater.id} hover>
                <TableCell padding="checkbox">
                  <Checkbox
                    size="small"
                    checked={chosen.has(rater.id)}
                    disabled={!rater.may_approve}
                    onChange={() => toggle(rater.id)}
                    slotProps={{
                      input: {
                        'aria-label': translate('raters.waiting.one', {
                          name: rater.name,
                          target: rater.target.name,
                        }),
                      },
                    }}
                  />
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {rater.name}
                  <Typography variant="body2" color="text.secondary">
                    {[translate(`raters.relationships.${rater.relationship}`), rater.email]
                      .filter(Boolean)
                      .join(' · ')}
                  </Typography>
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  <Link component={RouterLink} to={`?target=${rater.target.id}`}>
                    {rater.target.name}
                  </Link>
                </TableCell>
                <TableCell sx={wide}>{translate('raters.waiting.load', rater)}</TableCell>
                <TableCell sx={wide}>{rater.nominated_by}</TableCell>
                <TableCell align="right" sx={{ py: 0 }}>
                  {!rater.may_approve && <span>{translate('raters.waiting.late')} </span>}
                  <Button
                    size="small"
                    aria-label={translate('raters.list.declineNamed', { name: rater.name })}
                    onClick={() => decline(rater)}
                  >
                    {translate('raters.list.decline')}
                  </Button>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {raters.length < total && (
        <Typography variant="body2" color="text.secondary">
          {translate('raters.waiting.more', { shown: raters.length, total })}
        </Typography>
      )}
      <Box>
        <Button
          variant="outlined"
          disabled={ids.length === 0}
          loading={approve.isPending}
          onClick={() => approve.mutate(ids)}
        >
          {translate('raters.waiting.approve', { smart_count: Math.max(1, ids.length) })}
        </Button>
      </Box>
      {declined && (
        <DeclineDialog id={declined.id} name={declined.name} isOwn={false} onClose={() => decline(null)} />
      )}
    </Box>
  );
}
