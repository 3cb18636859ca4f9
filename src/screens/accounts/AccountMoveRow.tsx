import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AccountMove } from '../../../contract/v2/administration.ts';
import { administrationKeys, undoMove } from '../../../dataProviders/administration.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { ConfirmedButton } from '../../kit/page/ConfirmedButton.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';
import { RefusedPeople } from './RefusedPeople.tsx';

const moveCountNames = ['moved', 'waiting', 'refused'] as const;

/** One move: its accounts, its progress, the refusals with their reasons, and a button that reverses it. */
export function AccountMoveRow({ move }: { readonly move: AccountMove }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const reverse = useAction(undoMove, { invalidates: administrationKeys });
  const words = (key: string, params?: object) => translate(`moveUsers.moves.${key}`, params);
  const [first, ...others] = move.from_accounts;
  const from = others.length > 0 ? words('several') : (first ?? '');
  const all = move.moved + move.waiting + move.refused;
  const progress = moveCountNames
    .filter((count) => move[count] > 0)
    .map((count) => words(count, { smart_count: move[count] }));
  return (
    <Box component="li" sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            {words('line', { from, to: move.to_account })}
          </Typography>
          <Hint>
            {progress.join(', ')} · <RelativeTime at={move.asked_at} />{' '}
            {move.asked_by && words('by', { name: move.asked_by })}
          </Hint>
        </Box>
        {move.refused > 0 && (
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {words(isOpen ? 'hide' : 'why')}
          </Button>
        )}
        {move.waiting === 0 && move.returnable > 0 && (
          <ConfirmedButton
            size="small"
            title={words('backTitle', { smart_count: move.returnable })}
            text={words('backText')}
            busy={reverse.isPending}
            onConfirm={(close) => reverse.mutate(move.id, { onSuccess: close })}
          >
            {words('back')}
          </ConfirmedButton>
        )}
      </Box>
      {move.waiting > 0 && (
        <LinearProgress
          variant="determinate"
          value={all === 0 ? 0 : (100 * (all - move.waiting)) / all}
          aria-label={words('progress')}
          sx={{ mt: 1 }}
        />
      )}
      {isOpen && <RefusedPeople moveId={move.id} />}
    </Box>
  );
}
