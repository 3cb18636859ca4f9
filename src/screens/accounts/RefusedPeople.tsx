import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { moveQuery } from '../../../dataProviders/administration.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { QueryState } from '../../kit/states/QueryState.tsx';

/** The people who were not moved, with the reasons. */
export function RefusedPeople({ moveId }: { readonly moveId: number }) {
  const translate = useTranslate();
  const query = useQuery(moveQuery(useAccountId(), moveId));
  return (
    <QueryState
      query={query}
      failed="moveUsers.moves.failed"
      loading="administration.loading"
      shape="rows"
      rows={2}
    >
      {({ refused }) => (
        <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5 }}>
          {refused.map(({ id, name, refusal }) => (
            <Typography component="li" variant="body2" key={id}>
              {name}: {refusal && translate(`moveUsers.refusals.${refusal}`)}
            </Typography>
          ))}
        </Box>
      )}
    </QueryState>
  );
}
