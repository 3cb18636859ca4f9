import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';

export interface LoadingProps {
  /** The translation key of the text for screen readers. */
  readonly loading?: string;
  /** The outline of the content to come: a titled page, table rows or one block. */
  readonly shape?: 'page' | 'rows' | 'block';
  readonly rows?: number;
  /** The height of a block in px, so that nothing below it moves when it has loaded. */
  readonly height?: number | { readonly xs: number; readonly md: number };
}

/** The loading skeleton of a page or a section. */
export function LoadingState({
  loading = 'kit.loading',
  shape = 'block',
  rows = 6,
  height = 160,
}: LoadingProps) {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      aria-label={translate(loading)}
      sx={shape === 'rows' ? { p: 2 } : { display: 'grid', gap: 2 }}
    >
      {shape === 'page' && <Skeleton variant="rounded" height={48} width="50%" />}
      {shape === 'rows' ? (
        [...Array(rows).keys()].map((row) => <Skeleton key={row} height={36} />)
      ) : (
        <Skeleton variant="rounded" sx={{ height: shape === 'page' ? 240 : height }} />
      )}
    </Box>
  );
}
