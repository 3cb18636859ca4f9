import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Rows that are still to come. */
export function LoadingRows({ rows = 6 }: { readonly rows?: number }) {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('administration.loading')} sx={{ p: 2 }}>
      {[...Array(rows).keys()].map((row) => (
        <Skeleton key={row} height={36} />
      ))}
    </Box>
  );
}
