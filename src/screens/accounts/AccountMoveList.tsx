import { Box, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { administrationPageSize, movesQuery } from '../../../dataProviders/administration.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { Pagination } from '../../kit/lists/Pagination.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { AccountMoveRow } from './AccountMoveRow.tsx';

/** Past moves and those in progress, newest first. */
export function AccountMoveList() {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const query = useQuery(movesQuery(useAccountId(), page));
  return (
    <Card component="section" aria-labelledby="moves">
      <Typography id="moves" variant="h2" sx={{ p: 2 }}>
        {translate('moveUsers.moves.title')}
      </Typography>
      <QueryState
        query={query}
        failed="moveUsers.moves.failed"
        loading="administration.loading"
        shape="rows"
        rows={3}
      >
        {({ moves, total }) => (
          <>
            {total === 0 && (
              <SecondaryText sx={{ px: 2, pb: 3 }}>{translate('moveUsers.moves.empty')}</SecondaryText>
            )}
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {moves.map((move) => (
                <AccountMoveRow key={move.id} move={move} />
              ))}
            </Box>
            <Pagination total={total} page={page} pageSize={administrationPageSize} onPage={setPage} />
          </>
        )}
      </QueryState>
    </Card>
  );
}
