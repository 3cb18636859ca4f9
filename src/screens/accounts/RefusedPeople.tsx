import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { readMove } from '../../../dataProviders/administration.ts';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import { administrationKey } from './useChange.ts';

/** Who stayed where they are, and why. */
export function RefusedPeople({ moveId }: { readonly moveId: number }) {
  const translate = useTranslate();
  const query = useQuery({
    queryKey: [administrationKey, 'move', moveId],
    queryFn: () => readMove(moveId),
  });
  if (query.isPending) return <LoadingRows rows={2} />;
  if (query.isError) {
    return <LoadFailed text={translate('moveUsers.moves.failed')} onRetry={() => void query.refetch()} />;
  }
  return (
    <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5 }}>
      {query.data.refused.map(({ id, name, refusal }) => (
        <Typography component="li" variant="body2" key={id}>
          {name}: {refusal && translate(`moveUsers.refusals.${refusal}`)}
        </Typography>
      ))}
    </Box>
  );
}
