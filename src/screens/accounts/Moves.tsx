import { Box, Card, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { readMoves } from '../../../dataProviders/administration.ts';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import { MoveLine } from './MoveLine.tsx';
import { Pagination } from './Pagination.tsx';
import { administrationKey } from './useChange.ts';

const lookAgainMs = 2_000;

/** Moves so far, newest first; those under way are looked at until they are done. */
export function Moves() {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: [administrationKey, 'moves', page],
    queryFn: () => readMoves(page),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.moves.some(({ waiting }) => waiting > 0) ? lookAgainMs : false,
  });
  const { moves = [], total = 0 } = query.data ?? {};
  return (
    <Card component="section" aria-labelledby="moves">
      <Typography id="moves" variant="h2" sx={{ p: 2 }}>
        {translate('moveUsers.moves.title')}
      </Typography>
      {query.isPending && <LoadingRows rows={3} />}
      {query.isError && (
        <Box sx={{ px: 2, pb: 2 }}>
          <LoadFailed text={translate('moveUsers.moves.failed')} onRetry={() => void query.refetch()} />
        </Box>
      )}
      {query.isSuccess && total === 0 && (
        <Typography color="text.secondary" sx={{ px: 2, pb: 3 }}>
          {translate('moveUsers.moves.empty')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {moves.map((move) => (
          <MoveLine key={move.id} move={move} />
        ))}
      </Box>
      <Pagination total={total} page={page} onPage={setPage} />
    </Card>
  );
}
