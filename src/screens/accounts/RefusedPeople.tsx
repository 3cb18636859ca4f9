import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { readMove } from '../../../dataProviders/administration.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { administrationKey } from './useChange.ts';
import { Waiting } from './Waiting.tsx';

/** Who stayed where they are, and why. */
export function RefusedPeople({ moveId }: { readonly moveId: number }) {
  const translate = useTranslate();
  const asked = useQuery({
    queryKey: [administrationKey, 'move', moveId],
    queryFn: () => readMove(moveId),
  });
  if (asked.isPending) return <Waiting rows={2} />;
  if (asked.isError) {
    return <LoadFailed text={translate('moveUsers.moves.failed')} onRetry={() => void asked.refetch()} />;
  }
  return (
    <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5 }}>
      {asked.data.refused.map(({ id, name, refusal }) => (
        <Typography component="li" variant="body2" key={id}>
          {name}: {refusal && translate(`moveUsers.refusals.${refusal}`)}
        </Typography>
      ))}
    </Box>
  );
}
