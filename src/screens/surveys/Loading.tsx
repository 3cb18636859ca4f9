import { Box, Skeleton } from '@mui/material';

/** The shape of what is coming. */
export function Loading({ label, height = 160 }: { readonly label: string; readonly height?: number }) {
  return (
    <Box role="status" aria-label={label} sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={48} width="50%" />
      <Skeleton variant="rounded" height={height} />
    </Box>
  );
}
